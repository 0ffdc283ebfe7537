import { sql, type SQL } from 'drizzle-orm'
import type { CatalogRecordType, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import type { ModelFolders } from '../models-3d/model-folders.ts'
import type { ReferenceChecks } from './staging/check-references.ts'
import { identifiers, named, type StagedTable, type Transaction } from './staging/staged-table.ts'

export type AddRow = <Row extends object>(table: StagedTable<Row>, row: Row) => void

export interface SaveContext {
  readonly now: Date
  readonly references: ReferenceChecks
}

/** How one type of record is imported. */
export interface RecordImport<Type extends CatalogRecordType> {
  /** The first has one row per record. */
  readonly tables: readonly [StagedTable, ...StagedTable[]]
  /** Adds the rows of the record. */
  readonly stage: (record: RecordOf<Type>, add: AddRow, context: { readonly now: Date }) => void
  /** Runs before the checks; returns how many records were left out because they are stored already. */
  readonly leaveOutKnown?: (tx: Transaction) => Promise<number>
  /** Reads the files that records name; what is wrong with them is selected by a check. */
  readonly readFiles?: (tx: Transaction, folders: ModelFolders) => Promise<void>
  /** Each selects `place, path, message` of the records that can't be imported. */
  readonly checks: readonly SQL[]
  /** Returns the number of rows inserted, updated or deleted. */
  readonly save: (tx: Transaction, context: SaveContext) => Promise<number>
}

/** A place inside a message, replaced by file and line when shown. */
export const placeInMessage = (place: SQL) => sql`'{place:' || ${place} || '}'`

/** Duplicate records: the second is reported. */
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
  /** Where it may exist: in the shop or among the records. */
  readonly in: readonly SQL[]
}

/** References to what neither the shop nor the records contain. `in` are conditions on `given.value`. */
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
