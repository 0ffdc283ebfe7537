import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { itemsOf, type ImportSource, type RecordSource } from '../import-item.ts'
import { RECORD_IMPORTS, RECORD_TYPES } from '../record-imports.ts'
import { createCopyBatches } from './copy-batches.ts'
import { stageInWorkers } from './stage-in-workers.ts'
import { createStaging, type StagingContext } from './stage-item.ts'
import type { Transaction } from './staged-table.ts'

export type RecordCounts = Readonly<Partial<Record<CatalogRecordType, number>>>

export interface StageContext extends StagingContext {
  readonly onRecord: (done: number) => void
}

async function stageHere(
  tx: Transaction,
  source: RecordSource,
  { onRecord, ...context }: StageContext,
): Promise<ReadonlySet<CatalogRecordType>> {
  const batches = createCopyBatches(tx)
  const { types, stageItem } = createStaging(context, batches.add)
  let done = 0
  for await (const item of itemsOf(source)) {
    stageItem(item)
    onRecord((done += 1))
    if (batches.isFull()) await batches.flush()
  }
  await batches.end()
  return types
}

/** Reads and checks every record by itself, and writes its rows into the staging tables. Returns the types found. */
export async function stageRecords(
  tx: Transaction,
  source: ImportSource,
  context: StageContext,
): Promise<readonly CatalogRecordType[]> {
  const types = 'files' in source ? await stageInWorkers(tx, source, context) : await stageHere(tx, source, context)
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
