import { LANGUAGE_WORDS } from '../src/features/search/language/language-words.ts'
import { matchDocuments } from '../src/features/search/match-documents.ts'
import { readQuery } from '../src/features/search/query-meanings.ts'
import { rankMatches, type ShopFacts } from '../src/features/search/rank-matches.ts'
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '../src/features/search/search-index.ts'

type Fields = SearchDocument['fields']

export function sampleDocument(key: string, fields: Fields, more: Partial<SearchDocument> = {}): SearchDocument {
  return { key, designKey: key.split('-')[0] ?? key, numbers: [key], fields, margin: 0, ...more }
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

/** Everything is in stock and sells alike. */
export const EVEN_SHOP: ShopFacts = { place: () => 0, placed: 1, stock: () => 0 }

export function searchIn(index: SearchIndex, text: string, facts: ShopFacts = EVEN_SHOP) {
  const matches = matchDocuments(index, readQuery(index, text))
  const keys = [...rankMatches(index, matches, facts)].map((document) => index.keys[document] ?? '')
  return { keys, isPartial: matches.isPartial }
}
