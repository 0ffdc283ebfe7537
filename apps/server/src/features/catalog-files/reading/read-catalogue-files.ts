import { statSync } from 'node:fs'
import { extname } from 'node:path'
import type { ImportItem, ImportSource } from '../import-item.ts'
import { WHOLE, type ReadingPart } from '../staging/staging-part.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import type { CatalogueFile } from './read-text.ts'

const READERS = { '.jsonl': readJsonLines, '.ndjson': readJsonLines, '.csv': readCsv } as const

function readerOf(name: string): (typeof READERS)[keyof typeof READERS] | undefined {
  const ending = extname(name).toLowerCase()
  return Object.entries(READERS).find(([known]) => known === ending)?.[1]
}

/** Why a file can't be imported at all; undefined if it can. */
function findObstacle({ name, path }: CatalogueFile): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return `${name}: there is no such file.`
  if (found.isDirectory()) return `${name} is a folder. Name the files in it.`
  if (!readerOf(name)) return `${name}: the name must end in .jsonl (JSON lines) or .csv.`
  return found.size === 0 ? `${name} is empty.` : undefined
}

/** From this size on a second thread is worth its start. */
const BIG_BYTES = 16 * 1024 * 1024
/** Lines of JSON that one thread reads in a row. */
const LINES_OF_PART = 64

type OnBytes = (bytes: number) => void

/** Threads share the lines of a JSON file; a CSV file, whose records may have several lines, is read by one. */
async function* readPart(
  file: CatalogueFile,
  { index, of, number }: ReadingPart & { readonly number: number },
  onBytes: OnBytes,
): AsyncGenerator<ImportItem> {
  const isOfLines = readerOf(file.name) === readJsonLines
  const isFirst = isOfLines ? index === 0 : number % of === index
  if (!isOfLines && !isFirst) return
  let isEmpty = true
  const isOwn = (line: number) => {
    isEmpty = false
    return Math.floor(line / LINES_OF_PART) % of === index
  }
  const count = isFirst ? onBytes : () => undefined
  for await (const item of readerOf(file.name)?.(file, count, isOwn) ?? []) {
    isEmpty = false
    yield item
  }
  if (isEmpty && isFirst)
    yield { file: file.name, line: 1, problem: { path: '', message: 'there is no record in the file' } }
}

export interface CatalogueFiles {
  readonly bytes: number
  /** All files one after the other, or one thread's part of them. */
  readonly read: (onBytes: OnBytes, part?: ReadingPart) => AsyncGenerator<ImportItem>
  /** For an import: big files are read by several threads. */
  readonly source: (onBytes: OnBytes) => ImportSource
}

/** Throws at once if one of them can't be read. */
export function openCatalogueFiles(files: readonly CatalogueFile[]): CatalogueFiles {
  const obstacles = files.flatMap((file) => findObstacle(file) ?? [])
  if (obstacles.length > 0) throw new Error(`${obstacles.join('\n')}\nNothing was changed.`)
  const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0)
  async function* read(onBytes: OnBytes, part = WHOLE): AsyncGenerator<ImportItem> {
    let done = 0
    const count = (more: number) => onBytes((done += more))
    for (const [number, file] of files.entries()) yield* readPart(file, { ...part, number }, count)
  }
  return { bytes, read, source: (onBytes) => (bytes < BIG_BYTES ? read(onBytes) : { files, onBytes }) }
}
