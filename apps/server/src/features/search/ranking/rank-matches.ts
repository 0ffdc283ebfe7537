import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { inOrder, startsOf, stepsOf } from './counted-order.ts'
import type { Matches } from './match-documents.ts'
import { SHOP_WEIGHTS } from './ranking-weights.ts'

export type RankedDocuments = Pick<SearchIndex, 'keys' | 'designs' | 'margins'>

/** What the shop knows of its products beside their texts. A place is a row of the listing, best selling first. */
export interface ShopFacts {
  /** Document → its place; -1: not sold here. */
  readonly placeOf: Int32Array
  /** Place → document; -1: not in the index. */
  readonly documentAt: Int32Array
  /** The number of products that are sold. */
  readonly placed: number
  /** By place; 0: no price, so it is not found. */
  readonly price: Uint32Array
  /** By place: index into STOCK_STATUSES. */
  readonly stock: Uint16Array
}

/** By stock status: the deduction. */
const MISSING = Float32Array.from(STOCK_STATUSES, (status) => {
  if (status === 'outOfStock') return SHOP_WEIGHTS.outOfStock
  return status === 'orderable' ? SHOP_WEIGHTS.orderable : 0
})

/** The highest bonus that a place among the best-selling can give. */
export function popularityFactor(place: number, placed: number): number {
  const popularity = 1 - place / placed
  return 1 + SHOP_WEIGHTS.popularity * popularity * popularity
}

/** All factors but text and margin. */
export function shopFactor({ placed, stock }: ShopFacts, place: number): number {
  return popularityFactor(place, placed) - (MISSING[stock[place] as number] as number)
}

/** Matches that are sold now, best selling first. */
interface Candidates {
  readonly places: Uint32Array
  readonly documents: Uint32Array
  /** The score of the words alone. */
  readonly matched: Float32Array
  /** The score with all factors. */
  readonly ranked: Float32Array
}

/** Sorted by place first, so that what follows reads memory in order. */
function soldOf({ documents: found, scores }: Matches, facts: ShopFacts): Candidates {
  const { placeOf, documentAt, price } = facts
  const matchedAt = new Float32Array(documentAt.length)
  let count = 0
  for (let at = 0; at < found.length; at += 1) {
    const document = found[at] as number
    const place = placeOf[document] as number
    if (place < 0 || price[place] === 0) continue
    matchedAt[place] = scores[document] as number
    count += 1
  }
  const places = new Uint32Array(count)
  const documents = new Uint32Array(count)
  const matched = new Float32Array(count)
  const ranked = new Float32Array(count)
  for (let place = 0, at = 0; at < count; place += 1) {
    const match = matchedAt[place] as number
    if (match === 0) continue
    places[at] = place
    documents[at] = documentAt[place] as number
    matched[at] = match
    ranked[at] = match * shopFactor(facts, place)
    at += 1
  }
  return { places, documents, matched, ranked }
}

/** Lowers each colour of a design for every colour of it that ranks above. */
function spreadDesigns(
  { designs, keys }: RankedDocuments,
  { documents, ranked }: Candidates,
  order: Uint32Array,
): void {
  const left = new Float32Array(keys.length)
  for (let index = 0; index < order.length; index += 1) {
    const at = order[index] as number
    const design = designs[documents[at] as number] as number
    const share = (left[design] as number) || 1
    ranked[at] = (ranked[at] as number) * share
    left[design] = share * (1 - SHOP_WEIGHTS.sibling)
  }
}

/**
 * Margins only reorder products whose words match equally well: a margin never puts a worse match above a better one.
 */
function favour(
  { margins }: RankedDocuments,
  { documents, matched, ranked }: Candidates,
  order: Uint32Array,
): Uint32Array {
  const favoured = new Float32Array(ranked.length)
  let isNeeded = false
  for (let at = 0; at < documents.length; at += 1) {
    const margin = margins[documents[at] as number] as number
    favoured[at] = (ranked[at] as number) * (1 + SHOP_WEIGHTS.margin * margin)
    isNeeded ||= margin !== 0
  }
  if (!isNeeded) return order
  const matches = stepsOf(matched)
  const equals = inOrder(matches, inOrder(stepsOf(favoured), order))
  const next = startsOf(matches, equals)
  const result = new Uint32Array(order.length)
  for (let index = 0; index < order.length; index += 1) {
    const step = matches[order[index] as number] as number
    const place = next[step] as number
    next[step] = place + 1
    result[index] = equals[place] as number
  }
  return result
}

function countUp(length: number): Uint32Array {
  const numbers = new Uint32Array(length)
  for (let at = 0; at < length; at += 1) numbers[at] = at
  return numbers
}

/** Places, best first: by words, sales and stock, without a page full of one design. */
export function rankMatches(index: RankedDocuments, matches: Matches, facts: ShopFacts): Uint32Array {
  const candidates = soldOf(matches, facts)
  const { places, ranked } = candidates
  const first = inOrder(stepsOf(ranked), countUp(ranked.length))
  spreadDesigns(index, candidates, first)
  const order = favour(index, candidates, inOrder(stepsOf(ranked), first))
  for (let at = 0; at < order.length; at += 1) order[at] = places[order[at] as number] as number
  return order
}
