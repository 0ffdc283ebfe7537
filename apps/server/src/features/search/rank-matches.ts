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

// Sorting numbers without a comparing function is many times faster: score and document are put into one.
const DOCUMENTS = 2 ** 21
const SCORE_STEPS = 4096

function byScore(documents: Uint32Array, scoreOf: (document: number) => number): Uint32Array {
  const packed = Float64Array.from(
    documents,
    (document) => Math.round(scoreOf(document) * SCORE_STEPS) * DOCUMENTS + (DOCUMENTS - 1 - document),
  )
  packed.sort()
  return Uint32Array.from(packed.reverse(), (value) => DOCUMENTS - 1 - (value % DOCUMENTS))
}

/** Best first: how well the words match, how it sells, whether it can be had, and no page full of one design. */
export function rankMatches(index: SearchIndex, { documents, scores }: Matches, facts: ShopFacts): Uint32Array {
  const sold = documents.filter((document) => facts.place(document) >= 0)
  const ranked = new Float32Array(index.keys.length)
  for (const document of sold) ranked[document] = (scores[document] as number) * shopFactor(index, facts, document)
  const above = new Uint16Array(index.keys.length)
  const order = byScore(sold, (document) => ranked[document] as number)
  for (const document of order) {
    const design = index.designs[document] as number
    ranked[document] = (ranked[document] as number) * (1 - SHOP_WEIGHTS.sibling) ** (above[design] as number)
    above[design] = (above[design] as number) + 1
  }
  return byScore(order, (document) => ranked[document] as number)
}
