import { countsFor, LISTED, type FacetWalk } from './facet-walks.ts'
import type { ListingTable } from './listing-table.ts'

/** Colours of one design stand together: each design is then counted once by looking at the one before. */
export function groupByDesign({ designs, size }: ListingTable, candidates: Uint32Array): Uint32Array {
  const packed = Float64Array.from(candidates, (row) => (designs[row] ?? 0) * size + row).sort()
  return Uint32Array.from(packed, (place) => place % size)
}

function countDesigns(designs: Uint32Array, grouped: Uint32Array, isCounted: (index: number) => boolean): number {
  let count = 0
  let last = -1
  for (let index = 0; index < grouped.length; index += 1) {
    const design = designs[grouped[index] as number] as number
    if (design === last || !isCounted(index)) continue
    last = design
    count += 1
  }
  return count
}

export const countListedDesigns = ({ designs }: ListingTable, grouped: Uint32Array, verdicts: Uint8Array): number =>
  countDesigns(designs, grouped, (index) => verdicts[index] === LISTED)

export interface FacetCounting {
  readonly grouped: Uint32Array
  readonly verdicts: Uint8Array
  readonly own: number
  /** The same facet with one value chosen. */
  readonly choosing: (value: string) => FacetWalk
}

/** Value → how many designs have a colour with it. */
export function countByDesign(
  { designs }: ListingTable,
  walk: FacetWalk,
  { grouped, verdicts, own, choosing }: FacetCounting,
): ReadonlyMap<string, number> {
  const values = [...walk.count(grouped, verdicts, own).keys()]
  return new Map(
    values.map((value) => {
      const without = new Uint8Array(grouped.length)
      choosing(value).exclude?.(grouped, without, 1)
      const isCounted = (index: number) => without[index] === LISTED && countsFor(verdicts[index], own)
      return [value, countDesigns(designs, grouped, isCounted)] as const
    }),
  )
}

/** The first of each design in an order. */
export function firstOfDesigns({ designs }: ListingTable): (row: number) => boolean {
  const seen = new Set<number>()
  return (row) => {
    const design = designs[row] as number
    if (seen.has(design)) return false
    seen.add(design)
    return true
  }
}
