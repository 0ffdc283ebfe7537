import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { encodeImage, readImageSize } from './encode-image.ts'

const WIDEST_PX = 1600
const QUALITY = 80

export interface SavedPicture {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly hash: string
}

export async function dominantColour(picture: Buffer): Promise<string> {
  const one = await sharp(picture).resize(1, 1, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  return `#${[...one.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Saves an external image in the media folder, without its metadata (location, owner). */
export async function savePicture(mediaDir: string, name: string, bytes: Buffer): Promise<SavedPicture> {
  const given = await readImageSize(bytes)
  const width = Math.min(given.width, WIDEST_PX)
  const size = { width, height: Math.round((given.height * width) / given.width) }
  const data = await encodeImage(bytes, { size, quality: QUALITY, format: 'webp' })
  const file = `${name}.webp`
  const path = join(mediaDir, file)
  await mkdir(dirname(path), { recursive: true })
  // Written aside and renamed: the shop may be reading it at this moment.
  await writeFile(`${path}.part`, data)
  await rename(`${path}.part`, path)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  return { file, ...size, colour: await dominantColour(data), hash }
}
