import { createHash, randomUUID } from 'node:crypto'
import { readSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { takeMakeLock, type MakeLock } from './make-lock.ts'
import type { PartSource } from './stored-parts.ts'

/** What was made from the database, in the data folder, which processes of one machine share. */
export interface VersionedFiles {
  /** Undefined if there is none of that version, or it can't be read. */
  readonly read: <Value>(
    name: string,
    version: string,
    parse: (source: PartSource) => Promise<Value | undefined>,
  ) => Promise<Value | undefined>
  readonly write: (name: string, version: string, make: () => Promise<readonly Buffer[]>) => Promise<void>
  /** Undefined after another process had its turn meanwhile: it has probably stored what is needed. */
  readonly takeLock: (name: string) => Promise<MakeLock | undefined>
}

export interface VersionedFilesOptions {
  readonly folder: string
  /** Folders of the code that the content depends on: a file of other code is another file. */
  readonly sources: readonly string[]
  readonly onError: (error: unknown) => void
}

/** Changes with the code below these folders. */
export async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    for (const path of paths.toSorted()) hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

const HEADER_BYTES = 64
const headerOf = (version: string, sources: string) =>
  createHash('sha256').update(`${version} ${sources}`).digest('hex')

/** What follows the header. Parts are small, and most of them in the system's memory: waiting for each costs more. */
async function sourceIn(file: FileHandle): Promise<PartSource> {
  const { size } = await file.stat()
  return {
    size: size - HEADER_BYTES,
    read(from, length) {
      const bytes = Buffer.allocUnsafeSlow(length)
      if (readSync(file.fd, bytes, 0, length, from + HEADER_BYTES) < length) throw new Error('The file is too short')
      return bytes
    },
  }
}

export function openVersionedFiles({ folder, sources, onError }: VersionedFilesOptions): VersionedFiles {
  let hashed: Promise<string> | undefined
  const headerFor = async (version: string) => headerOf(version, await (hashed ??= hashSources(sources)))
  return {
    async read(name, version, parse) {
      try {
        await using file = await open(join(folder, name))
        const source = await sourceIn(file)
        if (source.read(-HEADER_BYTES, HEADER_BYTES).toString('latin1') !== (await headerFor(version))) return undefined
        return await parse(source)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) onError(error)
        return undefined
      }
    },
    async write(name, version, make) {
      // Appears whole or not at all, whoever else writes or is killed.
      const partial = join(folder, `${randomUUID()}.partial`)
      try {
        const chunks = await make()
        await mkdir(folder, { recursive: true })
        await writeFile(partial, [Buffer.from(await headerFor(version), 'latin1'), ...chunks])
        await rename(partial, join(folder, name))
      } catch (error) {
        onError(error)
        await rm(partial, { force: true }).catch(() => undefined)
      }
    },
    takeLock: (name) => takeMakeLock(join(folder, `${name}.making`)),
  }
}
