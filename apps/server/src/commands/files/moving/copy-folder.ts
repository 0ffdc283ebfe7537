import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HASH_NOTE, writeStored, type StoredPrefix } from '../../../features/images/write-media.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { sha256 } from '../../../platform/file-store/s3-signature.ts'

export interface MoveProgress {
  readonly onCount: (done: number, total: number) => void
  readonly onFailed: (name: string, error: unknown) => void
}

interface Copied extends MoveProgress {
  /** In the store's keys. */
  readonly prefix: StoredPrefix
  readonly folder: string
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.part'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return names.toSorted()
}

async function isThere(files: FileStore, key: string, content: Buffer): Promise<boolean> {
  const found = await files.look(key)
  return found?.bytes === content.length && found.notes[HASH_NOTE] === sha256(content)
}

/** Nothing is deleted in the folder: it is what is served until every process knows the store. */
export async function copyFolder(
  files: FileStore,
  { prefix, folder, onCount, onFailed }: Copied,
): Promise<{ readonly copied: number; readonly same: number }> {
  const names = await listFiles(folder)
  const count = { copied: 0, same: 0 }
  for (const [at, name] of names.entries()) {
    onCount(at, names.length)
    try {
      const content = await readFile(join(folder, name))
      const isSame = await isThere(files, `${prefix}/${name}`, content)
      if (!isSame) await writeStored(files, { prefix, name, content })
      count[isSame ? 'same' : 'copied'] += 1
    } catch (error) {
      onFailed(`${prefix}/${name}`, error)
    }
  }
  onCount(names.length, names.length)
  return count
}
