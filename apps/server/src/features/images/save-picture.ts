import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { encodeImage, readImageSize } from './encode-image.ts'
import { writeStored } from './write-media.ts'

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

export interface MediaTarget {
  readonly mediaDir: string
  /** Instead of the folder, where there is one. */
  readonly files?: FileStore | undefined
}

/** Written aside and renamed: the shop may be reading it at this moment. */
async function writeInFolder(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, data)
  await rename(`${path}.part`, path)
}

/** Saves an external image where all processes find it, without its metadata (location, owner). */
export async function savePicture(
  { mediaDir, files }: MediaTarget,
  name: string,
  bytes: Buffer,
): Promise<SavedPicture> {
  const given = await readImageSize(bytes)
  const width = Math.min(given.width, WIDEST_PX)
  const size = { width, height: Math.round((given.height * width) / given.width) }
  const data = await encodeImage(bytes, { size, quality: QUALITY, format: 'webp' })
  const file = `${name}.webp`
  if (files) await writeStored(files, { prefix: 'media', name: file, content: data })
  else await writeInFolder(join(mediaDir, file), data)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  return { file, ...size, colour: await dominantColour(data), hash }
}
