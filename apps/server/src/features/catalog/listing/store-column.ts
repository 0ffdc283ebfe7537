import { countsFor, exclude, type FacetWalk } from './facet-walks.ts'

/** Which stores have something of each row. Stock changes all day, so a row can be changed where it stands. */
export interface StoreColumn {
  /** The stores of the market, in the catalogue's order. */
  readonly names: readonly string[]
  /** For each store: row → 1 if it has at least one sales unit. */
  readonly having: readonly Uint8Array[]
}

export function setStores({ names, having }: StoreColumn, row: number, stores: readonly string[]): void {
  names.forEach((name, store) => {
    const column = having[store]
    if (column) column[row] = stores.includes(name) ? 1 : 0
  })
}

export function storeColumn(
  rows: readonly { readonly stores: readonly string[] }[],
  names: readonly string[],
): StoreColumn {
  const column = { names, having: names.map(() => new Uint8Array(rows.length)) }
  rows.forEach(({ stores }, row) => setStores(column, row, stores))
  return column
}

/** In any of the chosen stores. */
export function storeWalk({ names, having }: StoreColumn, chosen: readonly string[]): FacetWalk {
  const wanted = having.filter((_, store) => chosen.includes(names[store] ?? ''))
  return {
    exclude:
      chosen.length === 0
        ? undefined
        : (candidates, verdicts, own) => {
            for (let index = 0; index < candidates.length; index += 1)
              if (!wanted.some((column) => column[candidates[index] as number] === 1)) exclude(verdicts, index, own)
          },
    count(candidates, verdicts, own) {
      const totals = new Uint32Array(names.length)
      for (let index = 0; index < candidates.length; index += 1) {
        if (!countsFor(verdicts[index], own)) continue
        const row = candidates[index] as number
        for (let store = 0; store < having.length; store += 1) (totals[store] as number) += having[store]?.[row] ?? 0
      }
      return new Map(names.flatMap((name, store) => (totals[store] ? [[name, totals[store]] as const] : [])))
    },
  }
}
