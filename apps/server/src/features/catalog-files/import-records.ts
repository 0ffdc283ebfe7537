import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import { checkStaged } from './check-staged.ts'
import { createPlaces, type ImportSource } from './import-item.ts'
import { ImportError, type ImportProblem } from './import-problem.ts'
import { warnOfOverpricedPackages } from './package-warnings.ts'
import { createProblemList } from './problem-list.ts'
import { RECORD_IMPORTS, RECORD_TYPES, tablesOf } from './record-imports.ts'
import { countStaged, stageRecords, type RecordCounts } from './stage-records.ts'
import { createStaged, executeAll, type Transaction } from './staged-table.ts'
import { touchedAlone } from './touched-products.ts'

export type ImportStep = 'wait' | 'check' | CatalogRecordType

export interface ImportOptions {
  readonly now: Date
  /** How many records were read, of how many: Infinity when they do not come as an array. */
  readonly onProgress?: (done: number, total: number) => void
  /** What is being done besides the reading: waiting for another import, checking, saving products. */
  readonly onStep?: (step: ImportStep) => void
  /** Takes the good records and tells of the others, instead of taking none. */
  readonly skipBad?: boolean
  /** Does everything and then undoes it. */
  readonly dryRun?: boolean
}

export interface ImportReport {
  /** Records that were taken, whether they changed anything or not. */
  readonly counts: RecordCounts
  /** Prices and sales besides that the log had already. */
  readonly known: number
  readonly changedRows: number
  /** Only with `skipBad`: the first hundred, and how many there are. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** Of records that were taken all the same: the first hundred, and how many there are. */
  readonly warnings: readonly ImportProblem[]
  readonly warningCount: number
}

/** Any number, as long as it is always the same: imports run one after the other. */
const IMPORT_LOCK = 731_904_222
/** From here on the planner's knowledge of the tables is worth renewing at once. */
const MANY_RECORDS = 1000

const countOf = (counts: RecordCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

class DryRun extends Error {}

async function prepare(tx: Transaction, onStep: ImportOptions['onStep']): Promise<void> {
  // A big import has statements that run for longer than a page may.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local work_mem = '64MB'`)
  // One that was killed must not hold the others up until its statement ends. Servers on Windows can't tell.
  await tx
    .transaction((step) => step.execute(sql`set local client_connection_check_interval = '5s'`))
    .catch(() => undefined)
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`)
  if (!rows[0]?.free) {
    onStep?.('wait')
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  }
  await executeAll(tx, tablesOf(RECORD_TYPES).map(createStaged))
}

/**
 * Records are joined by several columns at once, which the planner takes for a handful of rows: of many records
 * it would look at each for each.
 */
async function plan(tx: Transaction, types: readonly CatalogRecordType[]): Promise<void> {
  await executeAll(
    tx,
    tablesOf(types).map(({ name }) => sql`analyze ${name}`),
  )
  if (countOf(await countStaged(tx, types)) >= MANY_RECORDS) await tx.execute(sql`set local enable_nestloop = off`)
}

async function importInto(tx: Transaction, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const { now, onProgress, onStep, skipBad = false } = options
  await prepare(tx, onStep)
  const places = createPlaces()
  const [problems, warnings] = [createProblemList(places), createProblemList(places)]
  const total = Array.isArray(source) ? source.length : Number.POSITIVE_INFINITY
  const onRecord = (done: number) => onProgress?.(done, total)
  const types = await stageRecords(tx, source, { places, problems, warnings, now, onRecord })
  onStep?.('check')
  await plan(tx, types)
  let known = 0
  for (const type of types) known += (await RECORD_IMPORTS[type].leaveOutKnown?.(tx)) ?? 0
  await checkStaged(tx, { types, places, problems }, { skipBad })
  if (problems.total() > 0 && !skipBad) throw new ImportError(problems.kept(), problems.total())
  const counts = await countStaged(tx, types)
  let changedRows = 0
  for (const type of types) {
    onStep?.(type)
    changedRows += await RECORD_IMPORTS[type].save(tx, { now })
  }
  await warnOfOverpricedPackages(tx, types, { places, warnings, now })
  if (changedRows > 0) await publishEvent(tx, { type: 'catalog-changed', ...(await touchedAlone(tx, types)) })
  return {
    counts,
    known,
    changedRows,
    problems: problems.kept(),
    problemCount: problems.total(),
    warnings: warnings.kept(),
    warningCount: warnings.total(),
  }
}

async function analyse(db: Drizzle, counts: RecordCounts): Promise<void> {
  for (const { target } of tablesOf(RECORD_TYPES.filter((type) => counts[type])))
    await db.execute(sql`analyze ${target}`)
}

/**
 * All records or none, in one transaction. They may stand in any order, the same ones again change nothing,
 * and what a record does not name stays as it is.
 */
export async function importRecords(db: Drizzle, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    await db.transaction(async (tx) => {
      report = await importInto(tx, source, options)
      if (options.dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (!report) throw new Error('The import ended without a report')
  if (!options.dryRun && report.changedRows > 0 && countOf(report.counts) >= MANY_RECORDS)
    await analyse(db, report.counts)
  return report
}
