import { extname } from 'node:path'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { sha256 } from '../../platform/file-store/s3-signature.ts'
import { typeOfFile } from '../../platform/file-store/stored-folder.ts'
import { readImageSize } from './encode-image.ts'
import { isSafeName } from './image-source.ts'

/** Folders of the store, as before its keys. */
export type StoredPrefix = 'media' | 'documents'

/** What is written beside a file, so that nobody has to read it to know what it is. */
export const HASH_NOTE = 'sha256'

interface Stored {
  readonly prefix: StoredPrefix
  readonly name: string
  readonly content: Buffer
}

async function sizeNotes(content: Buffer): Promise<Record<string, string>> {
  const size = await readImageSize(content).catch(() => undefined)
  return size ? { width: String(size.width), height: String(size.height) } : {}
}

export async function writeStored(files: FileStore, { prefix, name, content }: Stored): Promise<void> {
  const isPicture = prefix === 'media' && isSafeName(name)
  const type = isPicture ? `image/${extname(name).slice(1).toLowerCase().replace('jpg', 'jpeg')}` : typeOfFile(name)
  const notes = { [HASH_NOTE]: sha256(content), ...(isPicture && (await sizeNotes(content))) }
  await files.write(`${prefix}/${name}`, { content, type, notes })
}
