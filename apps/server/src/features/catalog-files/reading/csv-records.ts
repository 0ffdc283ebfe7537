import { LANGUAGES } from '@firkant/domain/market/market.ts'
import type { ExportedRecord } from '../exports/export-records.ts'
import { writeCell, writeCsvRow } from './csv-cells.ts'
import { CSV_FORMS, VARIANT_COLUMNS, type CsvType } from './csv-columns.ts'

type Tree = Readonly<Record<string, unknown>>

function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], tree)
}

export function csvHeader(type: CsvType): string {
  return writeCsvRow(Object.keys(CSV_FORMS[type].columns))
}

/** A list of texts in every language → a list for each language. */
function pointsByLanguage(points: readonly Tree[]): Tree {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      points.some((point) => point[language]) ? points.map((point) => point[language] ?? '') : [],
    ]),
  )
}

/** A row per variant; the product's own values are on the first only. */
function* productRows(product: Tree): Generator<string> {
  const flat = { ...product, points: pointsByLanguage(product.points as readonly Tree[]) }
  for (const [index, variant] of (product.variants as readonly Tree[]).entries()) {
    const row = { variant, sku: variant.sku }
    const cells = Object.keys(CSV_FORMS.product.columns).map((column) => {
      if (column in VARIANT_COLUMNS) return writeCell(valueAt(row, column))
      return index === 0 || column === 'key' ? writeCell(valueAt(flat, column)) : ''
    })
    yield writeCsvRow(cells)
  }
}

/** The inverse of `readCsv`. */
export function csvRows(type: CsvType, record: ExportedRecord): string {
  if (type === 'product') return [...productRows(record)].join('')
  return writeCsvRow(Object.keys(CSV_FORMS[type].columns).map((column) => writeCell(valueAt(record, column))))
}
