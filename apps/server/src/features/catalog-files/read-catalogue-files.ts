import { statSync } from 'node:fs'
import { extname } from 'node:path'
import type { ImportItem } from './import-item.ts'
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

/** All files one after the other. Throws at once if one of them can't be read. */
export function openCatalogueFiles(files: readonly CatalogueFile[]): {
  readonly bytes: number
  readonly read: (onBytes: (done: number) => void) => AsyncGenerator<ImportItem>
} {
  const obstacles = files.flatMap((file) => findObstacle(file) ?? [])
  if (obstacles.length > 0) throw new Error(`${obstacles.join('\n')}\nNothing was changed.`)
  return {
    bytes: files.reduce((sum, { path }) => sum + statSync(path).size, 0),
    async *read(onBytes) {
      let done = 0
      const count = (bytes: number) => onBytes((done += bytes))
      for (const file of files) {
        let isEmpty = true
        for await (const item of readerOf(file.name)?.(file, count) ?? []) {
          isEmpty = false
          yield item
        }
        if (isEmpty)
          yield { file: file.name, line: 1, problem: { path: '', message: 'there is no record in the file' } }
      }
    },
  }
}
