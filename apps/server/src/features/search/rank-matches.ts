import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import type { Matches } from './match-documents.ts'
import { SHOP_WEIGHTS } from './ranking-weights.ts'
import type { SearchIndex } from './search-index.ts'

/** What the shop knows of its products beside their words, by document. */
export interface ShopFacts {
  /** Place among all that are sold, best selling first; -1: not sold now. */
  readonly place: (document: number) => number
  readonly placed: number
  /** Index into STOCK_STATUSES. */
  readonly stock: (document: number) => number
}

const OUT = STOCK_STATUSES.indexOf('outOfStock')
const ORDERABLE = STOCK_STATUSES.indexOf('orderable')

function shopFactor(index: SearchIndex, facts: ShopFacts, document: number): number {
  const stock = facts.stock(document)
  const popularity = 1 - facts.place(document) / Math.max(1, facts.placed)
  const missing = stock === OUT ? SHOP_WEIGHTS.outOfStock : stock === ORDERABLE ? SHOP_WEIGHTS.orderable : 0
  return 1 + SHOP_WEIGHTS.popularity * popularity ** 2 - missing + SHOP_WEIGHTS.margin * (index.margins[document] ?? 0)
}

/** Scores this near to one another, as a part of the best, are the same. */
const SCORE_STEPS = 2 ** 16

/**
 * Counted into place rather than compared: half a shop may answer to `sofa`, and somebody is waiting while he types.
 * Equal ones keep their order.
 */
function byScore(documents: Uint32Array, scores: Float32Array): Uint32Array {
  let best = Number.MIN_VALUE
  for (const document of documents) best = Math.max(best, scores[document] as number)
  const stepOf = (document: number) => Math.floor((1 - (scores[document] as number) / best) * (SCORE_STEPS - 1))
  const places = new Uint32Array(SCORE_STEPS + 1)
  for (const document of documents) places[stepOf(document) + 1] = (places[stepOf(document) + 1] as number) + 1
  for (let step = 1; step <= SCORE_STEPS; step += 1)
    places[step] = (places[step] as number) + (places[step - 1] as number)
  const ordered = new Uint32Array(documents.length)
  for (const document of documents) {
    const step = stepOf(document)
    const place = places[step] as number
    places[step] = place + 1
    ordered[place] = document
  }
  return ordered
}

/** Best first: how well the words match, how it sells, whether it can be had, and no page full of one design. */
export function rankMatches(index: SearchIndex, { documents, scores }: Matches, facts: ShopFacts): Uint32Array {
  const sold = documents.filter((document) => facts.place(document) >= 0)
  const ranked = new Float32Array(index.keys.length)
  for (const document of sold) ranked[document] = (scores[document] as number) * shopFactor(index, facts, document)
  const above = new Uint16Array(index.keys.length)
  const order = byScore(sold, ranked)
  for (const document of order) {
    const design = index.designs[document] as number
    ranked[document] = (ranked[document] as number) * (1 - SHOP_WEIGHTS.sibling) ** (above[design] as number)
    above[design] = (above[design] as number) + 1
  }
  return byScore(order, ranked)
}
