import { expect, it } from 'vitest'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import { EVEN_SHOP, SAMPLE_INDEX, sampleDocument, searchIn } from '../../../test/search-samples.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { buildSearchIndex, type SearchDocument } from './search-index.ts'

const vase = (key: string, more: Partial<SearchDocument> = {}) =>
  sampleDocument(
    key,
    [
      ['name', 'Ler vase'],
      ['subtitle', 'Vase, keramik'],
    ],
    more,
  )
const indexOf = (documents: readonly SearchDocument[]) => buildSearchIndex('da', LANGUAGE_WORDS.da, documents)
const FOUR = indexOf([
  vase('a-1'),
  vase('b-1', { designKey: 'b' }),
  vase('c-1', { designKey: 'c' }),
  vase('d-1', { designKey: 'd' }),
])

it('SRCH-08 what sells best stands first among equals', () => {
  const facts = { ...EVEN_SHOP, place: (document: number) => 3 - document, placed: 4 }
  expect(searchIn(FOUR, 'vase', facts).keys).toEqual(['d-1', 'c-1', 'b-1', 'a-1'])
})

it('SRCH-08 what is out of stock sinks, however well it sells', () => {
  const out = STOCK_STATUSES.indexOf('outOfStock')
  const facts = {
    place: (document: number) => document,
    placed: 4,
    stock: (document: number) => (document === 0 ? out : 0),
  }
  expect(searchIn(FOUR, 'vase', facts).keys).toEqual(['b-1', 'c-1', 'd-1', 'a-1'])
})

it('SRCH-08 what the shop would rather sell rises', () => {
  const index = indexOf([vase('a-1'), vase('b-1', { margin: 1 }), vase('c-1', { margin: -1 })])
  expect(searchIn(index, 'vase').keys).toEqual(['b-1', 'a-1', 'c-1'])
})

it('SRCH-08 colours of one design do not stand in a row', () => {
  const index = indexOf([vase('a-1'), vase('a-2'), vase('a-3'), vase('b-1'), vase('c-1')])
  const facts = { ...EVEN_SHOP, place: (document: number) => document, placed: 50 }
  const { keys } = searchIn(index, 'vase', facts)
  expect(keys.slice(0, 3).map((key) => key.charAt(0))).toEqual(['a', 'b', 'c'])
})

it('SRCH-08 what is not sold now is not found', () => {
  const facts = { ...EVEN_SHOP, place: (document: number) => (document === 1 ? -1 : document) }
  expect(searchIn(FOUR, 'vase', facts).keys).not.toContain('b-1')
})

it('SRCH-08 what a thing is called goes before what it belongs to', () => {
  const index = indexOf([
    sampleDocument('set-1', [
      ['name', 'Hav seng og 2 sengeborde'],
      ['subtitle', 'Seng og 2 sengeborde'],
    ]),
    sampleDocument('side-1', [
      ['name', 'Hav sengebord'],
      ['subtitle', 'Sengebord'],
    ]),
  ])
  expect(searchIn(index, 'sengebord').keys).toEqual(['side-1', 'set-1'])
  expect(searchIn(index, 'seng').keys).toEqual(['set-1'])
})

it('SRCH-08 the right colour goes before what is only near to it', () => {
  expect(searchIn(SAMPLE_INDEX, 'marineblå sofa').keys[0]).toBe('nord-blue')
})
