import { LANGUAGES } from '@firkant/domain/market/market.ts'
import type { ImportItem } from '../import-item.ts'
import { VARIANT_COLUMNS } from './csv-columns.ts'

/** One row by column, with parsed cells. */
export interface CsvProductRow {
  readonly line: number
  readonly values: ReadonlyMap<string, unknown>
}

const VARIANT_PREFIX = 'variant.'
type Tree = { [key: string]: unknown }

/** `colour.name.da` → `{ colour: { name: { da } } }` */
export function nested(entries: Iterable<readonly [path: string, value: unknown]>): Tree {
  const root: Tree = {}
  for (const [path, value] of entries) {
    const keys = path.split('.')
    const last = keys.pop() ?? path
    const parent = keys.reduce<Tree>((tree, key) => (tree[key] ??= {}) as Tree, root)
    parent[last] = value
  }
  return root
}

/** Lists by language → a list of texts in every language. */
function pointsOf(lists: Tree | undefined): unknown {
  if (!lists) return undefined
  const columns = LANGUAGES.flatMap((language) => {
    const list = lists[language]
    return Array.isArray(list) ? [{ language, list: list as unknown[] }] : []
  })
  const length = Math.max(0, ...columns.map(({ list }) => list.length))
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(
      columns.filter(({ list }) => (list[index] ?? '') !== '').map(({ language, list }) => [language, list[index]]),
    ),
  )
}

function imagesOf(list: unknown): unknown {
  if (!Array.isArray(list)) return list ?? []
  return list.map((image: unknown) => (typeof image === 'string' ? { file: image, alt: {} } : image))
}

const isOfVariant = (column: string) => column in VARIANT_COLUMNS
const fieldOf = (column: string) => (column.startsWith(VARIANT_PREFIX) ? column.slice(VARIANT_PREFIX.length) : column)

/** Where in the file a problem of the record is. */
function locateIn(rows: readonly CsvProductRow[]) {
  return (path: string) => {
    const variant = /^variants\.(\d+)(?:\.(.*))?$/s.exec(path)
    const line = rows[Number(variant?.[1] ?? 0)]?.line ?? rows[0]?.line ?? 1
    if (!variant) return { line, path }
    return { line, path: variant[2] && variant[2] !== 'sku' ? `${VARIANT_PREFIX}${variant[2]}` : 'sku' }
  }
}

/** Product columns that contradict an earlier row of the same product. */
function* contradictions(file: string, [first, ...others]: readonly CsvProductRow[]): Generator<ImportItem> {
  for (const { line, values } of others) {
    for (const [column, value] of values) {
      if (isOfVariant(column) || JSON.stringify(first?.values.get(column)) === JSON.stringify(value)) continue
      yield { file, line, problem: { path: column, message: `differs from line ${first?.line}, the same product` } }
    }
  }
}

/** One product from a row per variant. */
export function* productOfRows(file: string, rows: readonly CsvProductRow[]): Generator<ImportItem> {
  const [first] = rows
  if (!first) return
  const wrong = [...contradictions(file, rows)]
  if (wrong.length > 0) return yield* wrong
  const { points, images, ...product } = nested([...first.values].filter(([column]) => !isOfVariant(column)))
  const variants = rows.map(({ values }) =>
    nested([...values].filter(([column]) => isOfVariant(column)).map(([column, value]) => [fieldOf(column), value])),
  )
  const lines = pointsOf(points as Tree | undefined)
  const value = {
    type: 'product',
    ...product,
    images: imagesOf(images),
    ...(lines !== undefined && { points: lines }),
    variants,
  }
  yield { file, line: first.line, value, locate: locateIn(rows) }
}
