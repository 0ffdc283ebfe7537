import { sql, type SQL } from 'drizzle-orm'
import type { CatalogRecordType, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { identifiers, named, type StagedTable, type Transaction } from './staged-table.ts'

export type AddRow = <Row extends object>(table: StagedTable<Row>, row: Row) => void

/** How one kind of record gets into the shop. */
export interface RecordImport<Type extends CatalogRecordType> {
  /** The first has one row for each record. */
  readonly tables: readonly [StagedTable, ...StagedTable[]]
  /** The rows that the record stands for. */
  readonly stage: (record: RecordOf<Type>, add: AddRow, context: { readonly now: Date }) => void
  /** Runs before the checks; gives how many records were left out because the shop has them already. */
  readonly leaveOutKnown?: (tx: Transaction) => Promise<number>
  /** Each selects `place, path, message` of the records that cannot be taken. */
  readonly checks: readonly SQL[]
  /** Gives the number of rows that were added, changed or deleted. */
  readonly save: (tx: Transaction, context: { readonly now: Date }) => Promise<number>
}

/** A place in a message: it is written as file and line when it is shown. */
export const placeInMessage = (place: SQL) => sql`'{place:' || ${place} || '}'`

/** Two records that mean the same thing: the second is named. */
export function repeated(table: StagedTable, columns: readonly string[], path: string): SQL {
  return sql`
    select place, ${path}::text as path, 'stands in ' || ${placeInMessage(sql`first`)} || ' already' as message
    from (select place, min(place) over (partition by ${identifiers(columns)}) as first from ${table.name}) as given
    where place <> first`
}

export interface Reference {
  readonly path: string
  readonly what: string
  /** Selects `place, value` of every reference. */
  readonly values: SQL
  /** Where it may be found: in the shop or among the records. */
  readonly in: readonly SQL[]
}

/** References to what neither the shop nor the records hold. `in` are conditions on `given.value`. */
export function unknown(reference: Reference): SQL {
  const nowhere = reference.in.map((place) => sql`not exists (${place})`)
  return sql`
    select distinct place, ${reference.path}::text as path, ${`there is no ${reference.what} `}::text || given.value as message
    from (${reference.values}) as given
    where given.value is not null and ${sql.join(nowhere, sql` and `)}`
}

/** `unknown` for the usual case: a key in a table, or among the records for that table. */
export function unknownKey(
  reference: Omit<Reference, 'in'> & { readonly table: StagedTable; readonly key: string },
): SQL {
  const { table, key, ...rest } = reference
  const column = named(key)
  return unknown({
    ...rest,
    in: [
      sql`select 1 from ${table.target} as held where held.${column} = given.value`,
      sql`select 1 from ${table.name} as staged where staged.${column} = given.value`,
    ],
  })
}
