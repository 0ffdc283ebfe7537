import { sql, type SQL } from 'drizzle-orm'
import { insertChecked, type ReferenceChecks } from './check-references.ts'
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
  readonly references?: ReferenceChecks
}

/**
 * Inserts new rows, updates changed ones, touches nothing else: a row that is the same is not even locked. Returns how
 * many rows changed.
 */
export async function mergeRows(
  tx: Transaction,
  table: StagedTable,
  { key, keep = [], isBusy = false, references = 'byRow' }: MergeOptions,
): Promise<number> {
  const changing = table.columns.map((column) => column.name).filter((name) => ![...key, ...keep].includes(name))
  const of = (from: SQL, names: readonly string[]) => list(names.map((name) => sql`${from}.${named(name)}`))
  const differs = (one: SQL, other: SQL) => sql`(${of(one, changing)}) is distinct from (${of(other, changing)})`
  const [given, held] = [named('given'), named('held')]
  const sameKey = all(key.map((name) => sql`held.${named(name)} = given.${named(name)}`))
  const isNew = sql`held.${named(key[0] ?? '')} is null`
  const update = sql`update set ${list(changing.map((name) => sql`${named(name)} = excluded.${named(name)}`))}
    where ${differs(table.target, named('excluded'))}`
  const insert = sql`
    insert into ${table.target} (${columnNames(table)})
    select ${of(
      given,
      table.columns.map(({ name }) => name),
    )}
    from ${table.name} as given left join ${table.target} as held on ${sameKey}
    where ${changing.length === 0 ? isNew : sql`${isNew} or ${differs(given, held)}`}
    ${isBusy ? sql`order by ${of(given, key)}` : sql``}
    on conflict (${identifiers(key)})
    do ${changing.length === 0 ? sql`nothing` : update}`
  return insertChecked(tx, table, { insert, references })
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
