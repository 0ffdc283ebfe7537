import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { RecordProblem } from '@firkant/domain/catalog/record-problems.ts'

export interface Place {
  readonly file: string
  readonly line: number
}

/** One line of a file: what stands there, or why it cannot be read. */
export type ImportItem = Place &
  (
    | {
        readonly value: unknown
        /** For a record of several lines: where a part of it stands, and what it is called there. */
        readonly locate?: (path: string) => { readonly line: number; readonly path: string }
      }
    | { readonly problem: RecordProblem }
  )

/** Either records made here, or the lines of files. */
export type ImportSource = Iterable<CatalogRecord> | AsyncIterable<ImportItem>

function* numbered(records: Iterable<CatalogRecord>): Generator<ImportItem> {
  let line = 0
  for (const value of records) yield { file: '', line: (line += 1), value }
}

export function itemsOf(source: ImportSource): Iterable<ImportItem> | AsyncIterable<ImportItem> {
  return Symbol.asyncIterator in source ? source : numbered(source)
}

const LINES_PER_FILE = 1_000_000_000

/** Places as one number, so that every staged row can carry it and they sort as the files do. */
export function createPlaces() {
  const files: string[] = []
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
