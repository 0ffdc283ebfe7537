import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { MAX_EVENT_KEYS, MAX_NAMED_KEYS, publishEvent, publishOfferChange } from '../../platform/events/shop-events.ts'
import { renewCatalogueVersion } from '../catalog/catalogue-version.ts'
import { MODELS_DIR, type ModelFolders } from '../models-3d/model-folders.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { createPlaces, type ImportSource } from './import-item.ts'
import { ImportError, type ImportProblem } from './import-problem.ts'
import { createProblemList } from './problem-list.ts'
import { allStagedTables, RECORD_IMPORTS, RECORD_TYPES, tablesOf } from './record-imports.ts'
import { warnOfOverpricedPackages } from './records/package-warnings.ts'
import { mayCheckBySet } from './staging/check-references.ts'
import { checkStaged } from './staging/check-staged.ts'
import { countStaged, stageRecords, type RecordCounts } from './staging/stage-records.ts'
import { createStaged, executeAll, type Transaction } from './staging/staged-table.ts'
import { unprovenClaims, warnOfUnprovenClaims } from './staging/unproven-claims.ts'

/** Carts know by a version of their own when these change, and no page shows them. */
const CART_TYPES: readonly CatalogRecordType[] = ['promotion', 'giftCard']
const OFFER_TYPES: readonly CatalogRecordType[] = ['price', 'stock', 'storePlace']

/**
 * The products affected by an import of nothing but prices, stock and places, including packages of them: a running shop
 * then reloads only those rows. Undefined if anything else changed.
 */
async function touchedAlone(
  tx: Transaction,
  types: readonly CatalogRecordType[],
): Promise<readonly string[] | undefined> {
  if (!types.every((type) => OFFER_TYPES.includes(type))) return undefined
  const skus = sql.join(
    tablesOf(types).map(({ name }) => sql`select sku from ${name}`),
    sql` union `,
  )
  const { rows } = await tx.execute<{ key: string }>(sql`
    with given as (${skus})
    select product_key as key from variants where sku in (select sku from given)
    union select package_key from package_choices where sku in (select sku from given) limit ${MAX_NAMED_KEYS + 1}`)
  return rows.map(({ key }) => key)
}

/** Running shops learn of it at the commit. */
async function publishChange(tx: Transaction, changed: readonly CatalogRecordType[]): Promise<void> {
  const types = changed.filter((type) => !CART_TYPES.includes(type))
  if (types.length === 0) return
  const productKeys = await touchedAlone(tx, types)
  if (productKeys) await publishOfferChange(tx, productKeys)
  else {
    await renewCatalogueVersion(tx)
    await publishEvent(tx, { type: 'catalog-changed' })
  }
  await queueStockAlerts(tx, productKeys && productKeys.length <= MAX_EVENT_KEYS ? productKeys : undefined)
}

export type ImportStep = 'wait' | 'check' | CatalogRecordType

export interface ImportOptions {
  readonly now: Date
  /** Records read so far and in total: Infinity if unknown. */
  readonly onProgress?: (done: number, total: number) => void
  /** The current activity besides reading: waiting for another import, checking, saving products. */
  readonly onStep?: (step: ImportStep) => void
  /** Imports the valid records and reports the others, instead of importing none. */
  readonly skipBad?: boolean
  /** Refuses records whose environmental claims have no proof, instead of warning of them. */
  readonly lawStrict?: boolean | undefined
  /** Where the models of products lie, and where what is made of them goes. */
  readonly models?: ModelFolders
  /** Runs the whole import and rolls it back. */
  readonly dryRun?: boolean
}

export interface ImportReport {
  /** Accepted records, whether or not they changed anything. */
  readonly counts: RecordCounts
  /** Prices and sales that the log had already. */
  readonly known: number
  readonly changedRows: number
  /** Only with `skipBad`: the first hundred, and the total. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** Warnings about accepted records: the first hundred, and the total. */
  readonly warnings: readonly ImportProblem[]
  readonly warningCount: number
}

/** Must never change: it makes imports run one after the other. */
const IMPORT_LOCK = 731_904_222
/** From this size on, the planner's statistics are renewed at once, and references checked all together. */
const MANY_RECORDS = 1000

const countOf = (counts: RecordCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

class DryRun extends Error {}

async function prepare(tx: Transaction, onStep: ImportOptions['onStep']): Promise<void> {
  // A big import has statements that exceed the timeout for pages.
  await tx.execute(sql`set local statement_timeout = 0`)
  // A million prices are compared with each other in memory.
  await tx.execute(sql`set local work_mem = '128MB'`)
  // A killed import must not block others until its statement ends. Not supported by servers on Windows.
  await tx
    .transaction((step) => step.execute(sql`set local client_connection_check_interval = '5s'`))
    .catch(() => undefined)
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`)
  if (!rows[0]?.free) {
    onStep?.('wait')
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  }
  await executeAll(tx, allStagedTables().map(createStaged))
}

/**
 * The planner underestimates joins over several columns and would choose nested loops for many records. It need only
 * know how many rows there are, roughly: a tenth of the usual sample says so.
 */
async function plan(tx: Transaction, types: readonly CatalogRecordType[]): Promise<void> {
  await tx.execute(sql`set local default_statistics_target = 10`)
  await executeAll(
    tx,
    tablesOf(types).map(({ name }) => sql`analyze ${name}`),
  )
  if (countOf(await countStaged(tx, types)) >= MANY_RECORDS) await tx.execute(sql`set local enable_nestloop = off`)
}

async function importInto(tx: Transaction, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const { now, onProgress, onStep, skipBad = false } = options
  await prepare(tx, onStep)
  const places = createPlaces('files' in source ? source.files.map(({ name }) => name) : [])
  const [problems, warnings] = [createProblemList(places), createProblemList(places)]
  const total = Array.isArray(source) ? source.length : Number.POSITIVE_INFINITY
  const onRecord = (done: number) => onProgress?.(done, total)
  const types = await stageRecords(tx, source, { places, problems, warnings, now, onRecord })
  onStep?.('check')
  await plan(tx, types)
  let known = 0
  for (const type of types) known += (await RECORD_IMPORTS[type].leaveOutKnown?.(tx)) ?? 0
  const models = { given: MODELS_DIR, ...options.models, ...(options.dryRun && { made: undefined }) }
  for (const type of types) await RECORD_IMPORTS[type].readFiles?.(tx, models)
  const furtherCheck = options.lawStrict ? () => unprovenClaims(tx, now) : undefined
  await checkStaged(tx, { types, places, problems, furtherCheck }, { skipBad })
  if (problems.total() > 0 && !skipBad) throw new ImportError(problems.first(), problems.total())
  const counts = await countStaged(tx, types)
  const references = countOf(counts) >= MANY_RECORDS && (await mayCheckBySet(tx)) ? 'bySet' : 'byRow'
  const save = async (saved: readonly CatalogRecordType[]) => {
    let changed = 0
    for (const type of saved) {
      onStep?.(type)
      changed += await RECORD_IMPORTS[type].save(tx, { now, references })
    }
    return changed
  }
  const others = await save(types.filter((type) => type !== 'stock'))
  if (!options.lawStrict) await warnOfUnprovenClaims(tx, { places, warnings, now })
  await warnOfOverpricedPackages(tx, types, { places, warnings, now })
  // Orders wait for the rows of stock that changed, so these come last, shortly before the commit.
  const changedRows = others + (await save(types.filter((type) => type === 'stock')))
  if (changedRows > 0) await publishChange(tx, types)
  return {
    counts,
    known,
    changedRows,
    problems: problems.first(),
    problemCount: problems.total(),
    warnings: warnings.first(),
    warningCount: warnings.total(),
  }
}

async function analyse(db: Drizzle, counts: RecordCounts): Promise<void> {
  for (const { target } of tablesOf(RECORD_TYPES.filter((type) => counts[type])))
    await db.execute(sql`analyze ${target}`)
}

/**
 * All records or none, in one transaction. Their order does not matter, repeating an import changes nothing, and what
 * no record names stays.
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
