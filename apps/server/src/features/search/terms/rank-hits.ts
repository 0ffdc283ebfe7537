import { isListed, type ListingTable } from '../../catalog/listing/listing-table.ts'
import { createRanker } from '../ranking/rank-on-table.ts'
import type { Found } from '../search-engine.ts'
import type { TermHit } from './term-store.ts'

/** Popularity, stock, margin and colours of one design count as they do for what is found in memory. */
export function rankHits(hits: readonly TermHit[]): Found['rank'] {
  const designs = new Map<string, number>()
  for (const { designKey } of hits) if (!designs.has(designKey)) designs.set(designKey, designs.size)
  const found = {
    keys: hits.map(({ key }) => key),
    designs: Uint32Array.from(hits, ({ designKey }) => designs.get(designKey) ?? 0),
    margins: Float32Array.from(hits, ({ margin }) => margin),
  }
  const documents = Uint32Array.from(hits.keys())
  const scores = Float32Array.from(hits, ({ score }) => score)
  return createRanker()(found, { documents, scores, isPartial: false, isMentioned: false })
}

/** Everything that is sold, what can be bought first. */
export function rankEverything(table: ListingTable): Uint32Array {
  return table.orders.popular.filter((row) => isListed(table, row))
}
