import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { RecordProblem } from '@firkant/domain/catalog/record-problems.ts'
import type { CatalogueFile } from './reading/read-text.ts'

export interface Place {
  readonly file: string
  readonly line: number
}

/** One line of a file: its value, or why it can't be read. */
export type ImportItem = Place &
  (
    | {
        readonly value: unknown
        /** For a record of several lines: the line and column of a part. */
        readonly locate?: (path: string) => { readonly line: number; readonly path: string }
      }
    | { readonly problem: RecordProblem }
  )

/** Generated records, or lines of files. */
export type RecordSource = Iterable<CatalogRecord> | AsyncIterable<ImportItem>

/** Big files, which several threads read. */
export interface FilesSource {
  readonly files: readonly CatalogueFile[]
  readonly onBytes: (done: number) => void
}

export type ImportSource = RecordSource | FilesSource

function* numbered(records: Iterable<CatalogRecord>): Generator<ImportItem> {
  let line = 0
  for (const value of records) yield { file: '', line: (line += 1), value }
}

export function itemsOf(source: RecordSource): Iterable<ImportItem> | AsyncIterable<ImportItem> {
  return Symbol.asyncIterator in source ? source : numbered(source)
}

const LINES_PER_FILE = 1_000_000_000

/** Encodes file and line as one number, so that every staged row can carry it and sort by it. */
export function createPlaces(known: readonly string[] = []) {
  const files = [...known]
  return {
    placeOf({ file, line }: Place): number {
      let index = files.lastIndexOf(file)
      if (index < 0) index = files.push(file) - 1
      return index * LINES_PER_FILE + line
    },
    readPlace: (place: number): Place => ({
      file: files[Math.floor(place / LINES_PER_FILE)] ?? '',
      line: place % LINES_PER_FILE,
    }),
  }
}
export type Places = ReturnType<typeof createPlaces>
