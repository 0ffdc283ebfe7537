import type { ListingRow } from './listing-rows.ts'

/** Texts and lists that many rows have are stored once: a hundred thousand rows are in memory while a table is made. */
export function createRowSharing(): (row: ListingRow) => ListingRow {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const measures = new Map<string, ListingRow['measures']>()
  const footprints = new Map<string, ListingRow['footprints']>()
  function once<Value>(known: Map<string, Value>, name: string, value: Value): Value {
    const first = known.get(name)
    if (first !== undefined) return first
    known.set(name, value)
    return value
  }
  const text = (value: string) => once(texts, value, value)
  const list = (values: readonly string[]) => once(lists, values.join('\n'), values.map(text))
  return (row) => ({
    ...row,
    designKey: text(row.designKey),
    categories: list(row.categories),
    rooms: list(row.rooms),
    labels: list(row.labels),
    sizes: list(row.sizes),
    stores: list(row.stores),
    measures: once(measures, JSON.stringify(row.measures), row.measures),
    footprints: once(footprints, JSON.stringify(row.footprints), row.footprints),
    colour: text(row.colour),
    shade: text(row.shade),
    material: text(row.material),
    brand: text(row.brand),
    series: text(row.series),
  })
}
