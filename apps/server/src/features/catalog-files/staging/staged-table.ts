import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Drizzle } from '../../../platform/database/database.ts'

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

type Storable<Value> = Value extends Date ? Date | string : Value
/** A row with all columns, none left to a default. */
export type StagedRow<Table extends PgTable, LeftOut extends string> = {
  readonly [Key in Exclude<keyof Table['$inferInsert'], LeftOut>]-?: Storable<
    Exclude<Table['$inferInsert'][Key], undefined>
  >
}

/** A temporary table of the transaction, with the rows of the records. */
export interface StagedTable<Row extends object = object> {
  readonly name: SQL
  readonly target: SQL
  readonly columns: readonly StagedColumn[]
  /** What its rows refer to by foreign keys. */
  readonly references: () => readonly StagedReference[]
  /** Takes rows of `place` and the columns, as in `copy-text.ts`. */
  readonly copyStatement: string
  /** For type inference only. */
  readonly row?: Row
}

export interface StagedReference {
  readonly column: string
  readonly parent: SQL
  readonly parentKey: string
}

export interface StagedColumn {
  readonly property: string
  readonly name: string
  readonly type: string
}

export const named = (name: string): SQL => sql`${sql.identifier(name)}`
export const identifiers = (names: readonly string[]): SQL => sql.join(names.map(named), sql`, `)
export const columnNames = (table: StagedTable) => identifiers(table.columns.map((column) => column.name))

/** In the catalogue every foreign key has one column. */
function referencesOf(table: PgTable): readonly StagedReference[] {
  return getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignTable, foreignColumns } = foreignKey.reference()
    return columns.map(({ name }, index) => ({
      column: name,
      parent: named(getTableName(foreignTable)),
      parentKey: foreignColumns[index]?.name ?? '',
    }))
  })
}

export function stagedTable<Table extends PgTable, LeftOut extends keyof Table['$inferInsert'] & string = never>(
  table: Table,
  leftOut: readonly LeftOut[] = [],
): StagedTable<StagedRow<Table, LeftOut>> {
  const without: readonly string[] = leftOut
  const targetName = getTableName(table)
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .filter(([property]) => !without.includes(property))
    .map(([property, column]) => ({ property, name: column.name, type: column.getSQLType() }))
  const stagedName = `staged_${targetName}`
  const names = ['place', ...columns.map(({ name }) => name)].map((name) => pg.escapeIdentifier(name))
  return {
    name: named(stagedName),
    target: named(targetName),
    columns,
    references: () => referencesOf(table),
    copyStatement: `copy ${pg.escapeIdentifier(stagedName)} (${names.join(', ')}) from stdin`,
  }
}

const typed = (names: readonly { name: string; type: string }[]) =>
  sql.join(
    names.map(({ name, type }) => sql`${named(name)} ${sql.raw(type)}`),
    sql`, `,
  )

/** Several statements in one round trip; none may have parameters. */
export async function executeAll(tx: Transaction, statements: readonly SQL[]): Promise<void> {
  if (statements.length > 0) await tx.execute(sql.join([...statements], sql`;\n`))
}

export function createStaged({ name, columns }: StagedTable): SQL {
  return sql`create temporary table ${name} (place bigint not null, ${typed(columns)}) on commit drop`
}
