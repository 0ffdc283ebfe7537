import { sql, type SQL } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { Places } from '../import-item.ts'
import { PROBLEMS_SHOWN } from '../import-problem.ts'
import type { ProblemList } from '../problem-list.ts'
import { allStagedTables, RECORD_IMPORTS } from '../record-imports.ts'
import { executeAll, type Transaction } from './staged-table.ts'

const PLACE_IN_MESSAGE = /\{place:(\d+)\}/g

interface CheckContext {
  readonly types: readonly CatalogRecordType[]
  readonly places: Places
  readonly problems: ProblemList
  /** Selects further `place, path, message`; asked again after records were left out. */
  readonly furtherCheck?: (() => Promise<SQL>) | undefined
}

/** Returns the number of problems; only those that will be shown are fetched. */
async function reportBadRecords(tx: Transaction, { places, problems }: CheckContext): Promise<number> {
  const { rows } = await tx.execute<{ place: string; path: string; message: string; total: number }>(sql`
    select place, path, message, count(*) over ()::int as total from bad_records
    order by place, path, message limit ${PROBLEMS_SHOWN}`)
  const nameOf = (place: number) => {
    const { file, line } = places.readPlace(place)
    return file === '' ? `record ${line}` : `${file}:${line}`
  }
  for (const { place, path, message } of rows) {
    const text = message.replaceAll(PLACE_IN_MESSAGE, (_all, other: string) => nameOf(Number(other)))
    problems.add({ ...places.readPlace(Number(place)), path, message: text })
  }
  const total = rows[0]?.total ?? 0
  problems.addUnseen(total - rows.length)
  return total
}

async function leaveOutBadRecords(tx: Transaction): Promise<void> {
  const bad = allStagedTables().map(
    ({ name }) => sql`delete from ${name} where place in (select place from bad_records)`,
  )
  await executeAll(tx, [...bad, sql`truncate bad_records`])
}

async function runChecks(tx: Transaction, context: CheckContext): Promise<number> {
  for (const type of context.types)
    for (const check of RECORD_IMPORTS[type].checks) await tx.execute(sql`insert into bad_records ${check}`)
  const further = await context.furtherCheck?.()
  if (further) await tx.execute(sql`insert into bad_records ${further}`)
  return reportBadRecords(tx, context)
}

/**
 * Checks the records against each other and against the shop. If bad records are left out, references to them become
 * bad too, so it repeats until nothing more is found.
 */
export async function checkStaged(
  tx: Transaction,
  context: CheckContext,
  { skipBad }: { readonly skipBad: boolean },
): Promise<void> {
  await tx.execute(sql`create temporary table bad_records (place bigint, path text, message text) on commit drop`)
  let found = await runChecks(tx, context)
  if (!skipBad) return
  while (found > 0) {
    await leaveOutBadRecords(tx)
    found = await runChecks(tx, context)
  }
}
