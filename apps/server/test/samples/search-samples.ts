import { STOCK_STATUSES, type StockStatus } from '@firkant/domain/stock/stock-status.ts'
import {
  buildSearchIndex,
  type SearchDocument,
  type SearchIndex,
} from '../../src/features/search/indexing/search-index.ts'
import { LANGUAGE_WORDS } from '../../src/features/search/language/language-words.ts'
import { matchDocuments, type Matches } from '../../src/features/search/ranking/match-documents.ts'
import { readQuery } from '../../src/features/search/ranking/query-meanings.ts'
import { rankMatches, type ShopFacts } from '../../src/features/search/ranking/rank-matches.ts'
import { shortlist } from '../../src/features/search/ranking/shortlist.ts'

type Fields = SearchDocument['fields']

export function sampleDocument(key: string, fields: Fields, more: Partial<SearchDocument> = {}): SearchDocument {
  const measures = { outer: [{ width: 200, depth: 90, height: 80 }], sizes: [] }
  return { key, designKey: key.split('-')[0] ?? key, numbers: [key], fields, margin: 0, measures, ...more }
}

/** A small Danish shop: a sofa in two colours, what stands around it, and texts that speak of one another. */
export const SAMPLE_DOCUMENTS: readonly SearchDocument[] = [
  sampleDocument(
    'nord-green',
    [
      ['name', 'Nord 3-pers. sofa'],
      ['subtitle', '3-pers. sofa, velour i mørkegrøn'],
      ['category', 'Sofaer'],
      ['colour', 'mørkegrøn Grøn'],
      ['material', 'velour'],
      ['room', 'Stue'],
    ],
    { numbers: ['nord-green', 'NORD-GREEN-LEFT'] },
  ),
  sampleDocument('nord-blue', [
    ['name', 'Nord 3-pers. sofa'],
    ['subtitle', '3-pers. sofa, velour i marineblå'],
    ['category', 'Sofaer'],
    ['colour', 'marineblå Blå'],
    ['material', 'velour'],
    ['room', 'Stue'],
  ]),
  sampleDocument('hvil-grey', [
    ['name', 'Hvil sovesofa'],
    ['subtitle', 'Sovesofa, vævet stof i grå'],
    ['category', 'Sofaer'],
    ['colour', 'grå Grå'],
    ['description', 'Slået ud er den en gæsteseng.'],
  ]),
  sampleDocument('birk-oak', [
    ['name', 'Birk sofabord'],
    ['subtitle', 'Sofabord, træ i olieret eg'],
    ['category', 'Sofaborde'],
    ['colour', 'olieret eg Natur'],
    ['size', '120 x 60 cm'],
  ]),
  sampleDocument('rund-glass', [
    ['name', 'Glan spejl'],
    ['subtitle', 'Spejl, glas i sort'],
    ['category', 'Spejle'],
    ['colour', 'sort Sort'],
    ['description', 'Et rundt spejl, der gør entréen større. Hæng det over en sofa.'],
  ]),
  sampleDocument('torv-oak', [
    ['name', 'Torv rundt spisebord'],
    ['subtitle', 'Rundt spisebord, træ i olieret eg'],
    ['category', 'Spiseborde'],
    ['colour', 'olieret eg Natur'],
  ]),
  sampleDocument('plet-green', [
    ['name', 'Plet pude'],
    ['subtitle', 'Pude, hør i salviegrøn'],
    ['category', 'Tæpper og puder'],
    ['colour', 'salviegrøn Grøn'],
    ['description', 'Til sofaen eller en lænestol.'],
  ]),
]

export const SAMPLE_INDEX: SearchIndex = buildSearchIndex('da', LANGUAGE_WORDS.da, SAMPLE_DOCUMENTS)

export interface SampleShop {
  /** Place of each document, best selling first; -1: it has no price. */
  readonly places?: readonly number[]
  /** Of how many places: the more, the less one means. */
  readonly placed?: number
  /** Status of each document; all are in stock where it is left out. */
  readonly stock?: readonly StockStatus[]
}

const SO_MANY_THAT_ALL_SELL_ALIKE = 1e9

function sampleFacts({ keys }: SearchIndex, shop: SampleShop): ShopFacts {
  const places = keys.map((_, document) => shop.places?.[document] ?? document)
  const size = Math.max(...places) + 1 + keys.length
  // What has no price keeps a place of its own, behind the others.
  const placeOf = Int32Array.from(places, (place, document) => (place < 0 ? size - 1 - document : place))
  const facts = {
    placeOf,
    documentAt: new Int32Array(size).fill(-1),
    placed: shop.placed ?? SO_MANY_THAT_ALL_SELL_ALIKE,
    price: new Uint32Array(size),
    stock: new Uint16Array(size),
  }
  placeOf.forEach((place, document) => {
    facts.documentAt[place] = document
    facts.price[place] = (places[document] ?? -1) < 0 ? 0 : 100
    facts.stock[place] = STOCK_STATUSES.indexOf(shop.stock?.[document] ?? 'inStock')
  })
  return facts
}

/** A shop of which nothing is told, for the thousands of searches that some tests make in one index. */
const plainFacts = new WeakMap<SearchIndex, ShopFacts>()

function factsOf(index: SearchIndex, shop: SampleShop): ShopFacts {
  if (shop.places || shop.placed !== undefined || shop.stock) return sampleFacts(index, shop)
  const facts = plainFacts.get(index) ?? sampleFacts(index, {})
  plainFacts.set(index, facts)
  return facts
}

export function rankIn(index: SearchIndex, matches: Matches, shop: SampleShop & { most?: number } = {}) {
  const facts = factsOf(index, shop)
  const looked = shop.most === undefined ? matches : shortlist(matches, facts, shop.most)
  return [...rankMatches(index, looked, facts)].map((place) => facts.documentAt[place] ?? -1)
}

/** Everything is in stock and sells alike, unless told otherwise. */
export function searchIn(index: SearchIndex, text: string, shop: SampleShop & { most?: number } = {}) {
  const matches = matchDocuments(index, readQuery(index, text))
  const keys = rankIn(index, matches, shop).map((document) => index.keys[document] ?? '')
  return { keys, isPartial: matches.isPartial }
}
