import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, writeChecked, type ReferenceChecks } from './check-references.ts'
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

const of = (from: SQL, names: readonly string[]) => list(names.map((name) => sql`${from}.${named(name)}`))

const [GIVEN, HELD] = [named('given'), named('held')]
const namesOf = (table: StagedTable) => table.columns.map(({ name }) => name)

function partsOf(table: StagedTable, { key, keep = [] }: Pick<MergeOptions, 'key' | 'keep'>) {
  const changing = namesOf(table).filter((name) => ![...key, ...keep].includes(name))
  return {
    changing,
    sameKey: all(key.map((name) => sql`held.${named(name)} = given.${named(name)}`)),
    isNew: sql`held.${named(key[0] ?? '')} is null`,
    differs: (one: SQL, other: SQL) => sql`(${of(one, changing)}) is distinct from (${of(other, changing)})`,
  }
}

/** In one statement, which takes the rows in the order of their key. */
function upsert(table: StagedTable, { key, keep = [] }: MergeOptions): SQL {
  const { sameKey, isNew, differs, changing } = partsOf(table, { key, keep })
  const update = sql`update set ${list(changing.map((name) => sql`${named(name)} = excluded.${named(name)}`))}
    where ${differs(table.target, named('excluded'))}`
  return sql`
    insert into ${table.target} (${columnNames(table)})
    select ${of(GIVEN, namesOf(table))}
    from ${table.name} as given left join ${table.target} as held on ${sameKey}
    where ${changing.length === 0 ? isNew : sql`${isNew} or ${differs(GIVEN, HELD)}`}
    order by ${of(GIVEN, key)}
    on conflict (${identifiers(key)})
    do ${changing.length === 0 ? sql`nothing` : update}`
}

/**
 * New rows are inserted without `on conflict`, which costs as much again: nothing but imports writes these tables, and
 * they run one after the other. Where all rows were new, none is left to update.
 */
async function insertThenUpdate(tx: Transaction, table: StagedTable, options: MergeOptions): Promise<number> {
  const { sameKey, isNew, differs, changing } = partsOf(table, options)
  const inserted = await rowsOf(
    tx,
    sql`insert into ${table.target} (${columnNames(table)})
      select ${of(GIVEN, namesOf(table))}
      from ${table.name} as given left join ${table.target} as held on ${sameKey} where ${isNew}`,
  )
  if (changing.length === 0) return inserted
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${table.name}`)
  if (rows[0]?.count === inserted) return inserted
  const updated = await rowsOf(
    tx,
    sql`update ${table.target} as held
      set ${list(changing.map((name) => sql`${named(name)} = given.${named(name)}`))}
      from ${table.name} as given where ${sameKey} and ${differs(GIVEN, HELD)}`,
  )
  return inserted + updated
}

/**
 * Inserts new rows, updates changed ones, touches nothing else: a row that is the same is not even locked. Returns how
 * many rows changed.
 */
export async function mergeRows(tx: Transaction, table: StagedTable, options: MergeOptions): Promise<number> {
  const { isBusy = false, references = 'byRow' } = options
  const write = () => (isBusy ? rowsOf(tx, upsert(table, options)) : insertThenUpdate(tx, table, options))
  return writeChecked(tx, table, { write, references })
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
