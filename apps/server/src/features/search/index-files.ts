import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { yieldToEventLoop } from '../../platform/process/yield-to-event-loop.ts'
import type { DocumentContext } from './search-documents.ts'
import type { SearchIndex } from './search-index.ts'
import { readIndex, writeIndex } from './stored-index.ts'

/** Indexes in the data folder, which processes of one machine share. */
export interface IndexFiles {
  /** Undefined if there is none of that version, or it can't be read. */
  readonly read: (context: DocumentContext, version: string) => Promise<SearchIndex | undefined>
  readonly write: (context: DocumentContext, version: string, index: SearchIndex) => Promise<void>
}

/** Smaller ones are made as fast as they are read. */
const LEAST_PRODUCTS = 2000
const SOURCES = [
  import.meta.dirname,
  ...['search', 'catalog', 'market'].map((name) =>
    resolve(import.meta.dirname, '../../../../../packages/domain/src', name),
  ),
]

/** What the code reads from texts: an index of other code is another index. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    for (const path of paths.toSorted()) hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

const HEADER_BYTES = 64
const headerOf = (version: string, sources: string) =>
  createHash('sha256').update(`${version} ${sources}`).digest('hex')

export function openIndexFiles(folder: string, onError: (error: unknown) => void): IndexFiles {
  let hashed: Promise<string> | undefined
  const headerFor = async (version: string) => headerOf(version, await (hashed ??= hashSources()))
  const pathOf = ({ brand, language }: DocumentContext) => join(folder, `${brand}.${language}.index`)
  return {
    async read(context, version) {
      try {
        const bytes = await readFile(pathOf(context))
        if (bytes.toString('latin1', 0, HEADER_BYTES) !== (await headerFor(version))) return undefined
        return await yieldToEventLoop(readIndex(context.language, bytes.subarray(HEADER_BYTES)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) onError(error)
        return undefined
      }
    },
    async write(context, version, index) {
      if (index.keys.length < LEAST_PRODUCTS) return
      // Appears whole or not at all, whoever else writes or is killed.
      const partial = join(folder, `${randomUUID()}.partial`)
      try {
        const chunks = await yieldToEventLoop(writeIndex(index))
        await mkdir(folder, { recursive: true })
        await writeFile(partial, [Buffer.from(await headerFor(version), 'latin1'), ...chunks])
        await rename(partial, pathOf(context))
      } catch (error) {
        onError(error)
        await rm(partial, { force: true }).catch(() => undefined)
      }
    },
  }
}
