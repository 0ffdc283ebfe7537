import { sql, type SQL } from 'drizzle-orm'
import { columnNames, identifiers, named, type StagedTable, type Transaction } from './staged-table.ts'

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const all = (parts: readonly SQL[]) => sql.join([...parts], sql` and `)

export interface MergeOptions {
  /** Columns that identify a row. */
  readonly key: readonly string[]
  /** Columns that are not updated in existing rows. */
  readonly keep?: readonly string[]
  /** Other transactions lock several of its rows in the order of the key: a different order would deadlock. */
  readonly isBusy?: boolean
}

/** Inserts new rows, updates changed ones, touches nothing else. Returns how many rows changed. */
export async function mergeRows(
  tx: Transaction,
  table: StagedTable,
  { key, keep = [], isBusy = false }: MergeOptions,
): Promise<number> {
  const changing = table.columns.map((column) => column.name).filter((name) => ![...key, ...keep].includes(name))
  const inTarget = changing.map((name) => sql`${table.target}.${named(name)}`)
  const excluded = changing.map((name) => sql`excluded.${named(name)}`)
  const update = sql`update set ${list(changing.map((name) => sql`${named(name)} = excluded.${named(name)}`))}
    where (${list(inTarget)}) is distinct from (${list(excluded)})`
  const { rowCount } = await tx.execute(sql`
    insert into ${table.target} (${columnNames(table)})
    select ${columnNames(table)} from ${table.name} order by ${isBusy ? identifiers(key) : sql`place`}
    on conflict (${identifiers(key)})
    do ${changing.length === 0 ? sql`nothing` : update}`)
  return rowCount ?? 0
}

export interface ReplaceOptions extends MergeOptions {
  /** The owning rows, and the column that refers to them. */
  readonly owners: { readonly table: StagedTable; readonly key: string; readonly column: string }
}

/** Makes the owners' rows exactly the given ones. */
export async function replaceRows(tx: Transaction, table: StagedTable, options: ReplaceOptions): Promise<number> {
  const { owners, key } = options
  const same = key.map((name) => sql`given.${named(name)} = ${table.target}.${named(name)}`)
  const { rowCount } = await tx.execute(sql`
    delete from ${table.target} using ${owners.table.name} as owner
    where owner.${named(owners.key)} = ${table.target}.${named(owners.column)}
      and not exists (select 1 from ${table.name} as given where ${all(same)})`)
  return (rowCount ?? 0) + (await mergeRows(tx, table, options))
}
