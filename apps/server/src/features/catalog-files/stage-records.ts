import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord, CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { checkRecord } from '@firkant/domain/catalog/record-problems.ts'
import { recordWarnings } from '@firkant/domain/catalog/record-warnings.ts'
import { createCopyBatches } from './copy-batches.ts'
import { itemsOf, type ImportSource, type Place, type Places } from './import-item.ts'
import type { ProblemList } from './problem-list.ts'
import type { RecordImport } from './record-import.ts'
import { RECORD_IMPORTS, RECORD_TYPES } from './record-imports.ts'
import type { Transaction } from './staged-table.ts'

export type RecordCounts = Readonly<Partial<Record<CatalogRecordType, number>>>

export interface StageContext {
  readonly places: Places
  readonly problems: ProblemList
  readonly warnings: ProblemList
  readonly now: Date
  readonly onRecord: (done: number) => void
}

const CONTEXT = {
  sellsIn: (brand: keyof typeof BRANDS, market: string) => BRANDS[brand].markets.some((each) => each === market),
}

/** Reads and checks every record by itself, and writes its rows into the staging tables. Returns the types found. */
export async function stageRecords(
  tx: Transaction,
  source: ImportSource,
  { places, problems, warnings, now, onRecord }: StageContext,
): Promise<readonly CatalogRecordType[]> {
  const batches = createCopyBatches(tx)
  const types = new Set<CatalogRecordType>()
  let done = 0
  function stage(record: CatalogRecord, { file, line }: Place): void {
    types.add(record.type)
    const { stage: addRows } = RECORD_IMPORTS[record.type] as RecordImport<CatalogRecordType>
    const place = places.placeOf({ file, line })
    addRows(record, (table, row) => batches.add(table, place, row), { now })
    for (const warning of recordWarnings(record)) warnings.add({ file, line, ...warning })
  }
  for await (const item of itemsOf(source)) {
    if ('problem' in item) problems.add({ file: item.file, line: item.line, ...item.problem })
    else {
      const checked = checkRecord(item.value, CONTEXT)
      if ('record' in checked) stage(checked.record, item)
      else
        for (const problem of checked.problems)
          problems.add({ file: item.file, line: item.line, ...problem, ...item.locate?.(problem.path) })
    }
    onRecord((done += 1))
    if (batches.isFull()) await batches.flush()
  }
  await batches.end()
  return RECORD_TYPES.filter((type) => types.has(type))
}

/** Staged records of each type; each has one row in the first of its tables. */
export async function countStaged(tx: Transaction, types: readonly CatalogRecordType[]): Promise<RecordCounts> {
  const counts: Partial<Record<CatalogRecordType, number>> = {}
  for (const type of types) {
    const [table] = RECORD_IMPORTS[type].tables
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${table.name}`)
    counts[type] = rows[0]?.count ?? 0
  }
  return counts
}
