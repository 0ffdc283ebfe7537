import { sql, type SQL } from 'drizzle-orm'
import type { CatalogRecordType, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'
import type { Transaction } from '../staging/staged-table.ts'

/** All records of a type in batches, always in the same order. */
export type RecordExport<Type extends CatalogRecordType> = (
  tx: Transaction,
) => AsyncGenerator<readonly Exportable<RecordOf<Type>>[]>

/** Stored values were validated at import, so keys are not checked again. */
export type Exportable<Value> = Value extends readonly (infer Entry)[]
  ? readonly Exportable<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Exportable<Value[Key]> }
    : Value

/** Timestamps as in files: UTC with milliseconds. */
export const exportedMoment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Texts = Readonly<Record<string, string | undefined>>
export interface FullTexts {
  readonly da: string
  readonly nb: string
  readonly sv: string
  readonly en?: string | undefined
}

/** In a fixed order of languages, because jsonb keeps none. */
export function fullTexts(texts: Texts): FullTexts {
  const { da = '', nb = '', sv = '', en } = texts
  return { da, nb, sv, ...(en && { en }) }
}

export function optionalTexts(texts: Texts): FullTexts | undefined {
  return Object.values(texts).some((text) => text) ? fullTexts(texts) : undefined
}

/** The texts of one field, from a row per language. */
export function byLanguage<Row extends { readonly language: string }>(
  rows: readonly Row[],
  text: (row: Row) => string | undefined,
): Texts {
  return Object.fromEntries(rows.map((row) => [row.language, text(row)]))
}

export function inOrder<Value>(texts: Readonly<Record<string, Value>>): Partial<Record<Language, Value>> {
  return Object.fromEntries(
    LANGUAGES.filter((language) => language in texts).map((language) => [language, texts[language]]),
  )
}
