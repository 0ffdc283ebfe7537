import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeMakingTurn, type MakingTurn } from './making-turn.ts'

/** What was made from the database, in the data folder, which processes of one machine share. */
export interface VersionedFiles {
  /** Undefined if there is none of that version, or it can't be read. */
  readonly read: <Value>(
    name: string,
    version: string,
    parse: (bytes: Buffer) => Promise<Value | undefined>,
  ) => Promise<Value | undefined>
  readonly write: (name: string, version: string, make: () => Promise<readonly Buffer[]>) => Promise<void>
  /** Undefined after another process had its turn meanwhile: it has probably stored what is needed. */
  readonly takeTurn: (name: string) => Promise<MakingTurn | undefined>
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

export function openVersionedFiles({ folder, sources, onError }: VersionedFilesOptions): VersionedFiles {
  let hashed: Promise<string> | undefined
  const headerFor = async (version: string) => headerOf(version, await (hashed ??= hashSources(sources)))
  return {
    async read(name, version, parse) {
      try {
        const bytes = await readFile(join(folder, name))
        if (bytes.toString('latin1', 0, HEADER_BYTES) !== (await headerFor(version))) return undefined
        return await parse(bytes.subarray(HEADER_BYTES))
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
    takeTurn: (name) => takeMakingTurn(join(folder, `${name}.making`)),
  }
}
