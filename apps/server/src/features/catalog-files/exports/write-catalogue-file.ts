import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { finished } from 'node:stream/promises'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { CSV_TYPES, type CsvType } from '../reading/csv-columns.ts'
import { csvHeader, csvRows } from '../reading/csv-records.ts'
import { RECORD_TYPES } from '../record-imports.ts'
import { exportRecords, type ExportedRecord } from './export-records.ts'

export const FORMATS = ['jsonl', 'csv'] as const
export type CatalogueFormat = (typeof FORMATS)[number]

export interface ExportOptions {
  readonly path: string
  readonly types?: readonly CatalogRecordType[]
  readonly format?: CatalogueFormat
  readonly onRecords?: (done: number) => void
}

function isCsvType(type: CatalogRecordType): type is CsvType {
  return (CSV_TYPES as readonly string[]).includes(type)
}

/** The header of the file, and how each record is written. */
function writerOf({ types = RECORD_TYPES, format, path }: ExportOptions): {
  readonly head: string
  readonly line: (record: ExportedRecord) => string
} {
  const asCsv = (format ?? (extname(path).toLowerCase() === '.csv' ? 'csv' : 'jsonl')) === 'csv'
  if (!asCsv) return { head: '', line: (record) => `${JSON.stringify(record)}\n` }
  const [type, ...others] = types
  if (!type || !isCsvType(type) || others.length > 0)
    throw new Error(`A CSV file holds one kind of record. Choose it: --type ${CSV_TYPES.join('|')}.`)
  return { head: csvHeader(type), line: (record) => csvRows(type, record) }
}

function checkTarget(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) throw new Error(`${path} is a folder. Name a file in it.`)
  if (!existsSync(dirname(path))) throw new Error(`The folder ${dirname(path)} does not exist.`)
}

/** Writes what import reads. The file appears only when complete. */
export async function writeCatalogueFile(db: Drizzle, options: ExportOptions): Promise<number> {
  const { path, types = RECORD_TYPES, onRecords } = options
  const { head, line } = writerOf(options)
  checkTarget(path)
  const partial = `${path}.${process.pid}.part`
  const out = createWriteStream(partial)
  let done = 0
  try {
    out.write(head)
    await exportRecords(db, types, async (records) => {
      if (!out.write(records.map(line).join(''))) await once(out, 'drain')
      onRecords?.((done += records.length))
    })
    out.end()
    await finished(out)
    renameSync(partial, path)
  } catch (error) {
    out.destroy()
    rmSync(partial, { force: true })
    throw error
  }
  return done
}
