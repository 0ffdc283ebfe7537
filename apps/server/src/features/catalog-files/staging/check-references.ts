import { sql, type SQL } from 'drizzle-orm'
import { named, type StagedReference, type StagedTable, type Transaction } from './staged-table.ts'

/**
 * Who checks foreign keys: PostgreSQL row by row, which is half the work of a big import, or one query per foreign
 * key for all rows. Both lock what is referred to until the end of the transaction.
 */
export type ReferenceChecks = 'byRow' | 'bySet'

/** Only a superuser, or who was granted it, may leave PostgreSQL's own check out. */
export async function mayCheckBySet(tx: Transaction): Promise<boolean> {
  const attempt = tx.transaction((step) => step.execute(sql`set local session_replication_role = origin`))
  return attempt.then(
    () => true,
    () => false,
  )
}

async function assertReference(
  tx: Transaction,
  table: StagedTable,
  { column, parent, parentKey }: StagedReference,
): Promise<void> {
  const { rows } = await tx.execute<{ value: string }>(sql`
    with given as materialized (
      select distinct ${named(column)} as value from ${table.name} where ${named(column)} is not null
    ), locked as materialized (
      select ${named(parentKey)} as value from ${parent} where ${named(parentKey)} in (select value from given) for key share
    )
    select value from given where not exists (select 1 from locked where locked.value = given.value) limit 1`)
  const [missing] = rows
  if (missing) throw new Error(`${column}: nothing has the key ${missing.value}, to which a row of the import refers`)
}

export interface CheckedWrite {
  /** Returns how many rows changed. */
  readonly write: () => Promise<number>
  readonly references: ReferenceChecks
}

/** Writes the staged rows of the table into its target. Returns how many rows changed. */
export async function writeChecked(
  tx: Transaction,
  table: StagedTable,
  { write, references }: CheckedWrite,
): Promise<number> {
  const parents = table.references()
  if (references === 'byRow' || parents.length === 0) return write()
  await tx.execute(sql`set local session_replication_role = replica`)
  const changed = await write()
  await tx.execute(sql`set local session_replication_role = origin`)
  for (const reference of parents) await assertReference(tx, table, reference)
  return changed
}

export const rowsOf = async (tx: Transaction, statement: SQL): Promise<number> =>
  (await tx.execute(statement)).rowCount ?? 0
