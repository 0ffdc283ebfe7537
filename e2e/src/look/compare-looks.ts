import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Tolerance per pixel: antialiased edges of letters differ slightly. */
const COLOUR_TOLERANCE = 0.1

export interface LookDifference {
  /** `hjemly/category-375.png` */
  readonly name: string
  readonly kind: 'same' | 'different' | 'new' | 'missing'
  readonly pixels: number
  /** Share of all pixels, 0 to 1. */
  readonly share: number
  /** Growth of the page's height. */
  readonly taller: number
}

interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Padded to a common size, so that pages of different heights are compared from the top. */
function onGround({ data, width, height }: Picture, ground: { width: number; height: number }): Uint8Array {
  if (width === ground.width && height === ground.height) return data
  const placed = new Uint8Array(ground.width * ground.height * 4)
  for (let row = 0; row < height; row += 1)
    placed.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * ground.width * 4)
  return placed
}

async function compareOne(name: string, folders: LookFolders): Promise<LookDifference> {
  const [before, after] = await Promise.all([
    readPicture(join(folders.before, name)),
    readPicture(join(folders.after, name)),
  ])
  const ground = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const difference = new Uint8Array(ground.width * ground.height * 4)
  const pixels = pixelmatch(
    onGround(before, ground),
    onGround(after, ground),
    difference,
    ground.width,
    ground.height,
    {
      threshold: COLOUR_TOLERANCE,
    },
  )
  if (pixels > 0) {
    const file = join(folders.difference, name)
    mkdirSync(dirname(file), { recursive: true })
    await sharp(difference, { raw: { ...ground, channels: 4 } })
      .png()
      .toFile(file)
  }
  return {
    name,
    kind: pixels === 0 ? 'same' : 'different',
    pixels,
    share: pixels / (ground.width * ground.height),
    taller: after.height - before.height,
  }
}

export interface LookFolders {
  readonly before: string
  readonly after: string
  readonly difference: string
}

function picturesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
}

/** Only views of the second look are compared: it may cover one brand or page. */
export async function compareLooks(folders: LookFolders): Promise<readonly LookDifference[]> {
  const before = new Set(picturesIn(folders.before))
  const differences: LookDifference[] = []
  for (const name of picturesIn(folders.after).toSorted())
    differences.push(
      before.has(name) ? await compareOne(name, folders) : { name, kind: 'new', pixels: 0, share: 0, taller: 0 },
    )
  return differences.toSorted((a, b) => b.share - a.share)
}
