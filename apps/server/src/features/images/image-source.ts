import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ImageSize } from '@firkant/domain/image/image-size.ts'
import { readImageSize } from './encode-image.ts'

export interface SourceImage {
  /** Changes with the content, not with the file time: cached images survive a deployment. */
  readonly version: string
  /** Undefined if it can't be read as an image. */
  readonly size: ImageSize | undefined
  /** Somebody's own: what is made of it stays with the process's host, where the oldest goes. */
  readonly isPersonal?: true
  read(): Promise<Buffer>
}

/** Source of the original images: the media folder, the file store, the database. */
export interface ImageSource {
  /** `version`: the one that an address names; a source that has it gives that one, else the one of now. */
  find(file: string, version?: string): Promise<SourceImage | undefined>
}

/** No SVG: it can contain scripts. */
const SOURCE_EXTENSIONS: ReadonlySet<string> = new Set(['.webp', '.jpg', '.jpeg', '.png', '.avif'])
const MAX_SOURCE_BYTES = 40 * 1024 * 1024
const MAX_NAME_LENGTH = 400
const REMEMBERED_FILES = 10_000
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES'])

export function createFolderImageSource(folder: string): ImageSource {
  const known = new LRUCache<string, Omit<SourceImage, 'read'>>({ max: REMEMBERED_FILES })

  async function find(file: string): Promise<SourceImage | undefined> {
    if (!isSafeName(file)) return undefined
    const found = await findFile(folder, file)
    if (found === undefined) return undefined
    const state = `${found.path}|${found.mtimeMs}|${found.bytes}`
    const read = () => readFile(found.path)
    const facts = known.get(state) ?? (await readFacts(await read()))
    known.set(state, facts)
    return { ...facts, read }
  }

  return { find }
}

/** Of the content's hash. */
export const versionOf = (hash: string): string => hash.slice(0, 16)

export async function readFacts(bytes: Buffer): Promise<Omit<SourceImage, 'read'>> {
  const version = versionOf(createHash('sha256').update(bytes).digest('hex'))
  return { version, size: await readImageSize(bytes).catch(() => undefined) }
}

export function isSafeName(file: string): boolean {
  if (file.length > MAX_NAME_LENGTH || !SOURCE_EXTENSIONS.has(path.extname(file).toLowerCase())) return false
  // Control characters (NUL cuts the name short in C) and backslashes (a separator on Windows).
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\\]/.test(file)) return false
  return file.split('/').every((segment) => segment !== '' && !segment.startsWith('.'))
}

interface FoundFile {
  readonly path: string
  readonly bytes: number
  readonly mtimeMs: number
}

/** Compares real paths, so that a symbolic link can't lead out of the folder. */
async function findFile(folder: string, file: string): Promise<FoundFile | undefined> {
  try {
    const root = await realpath(folder)
    const real = await realpath(path.join(root, file))
    if (!real.startsWith(root + path.sep)) return undefined
    const stats = await stat(real)
    if (!stats.isFile() || stats.size > MAX_SOURCE_BYTES) return undefined
    return { path: real, bytes: stats.size, mtimeMs: stats.mtimeMs }
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined
    throw error
  }
}
