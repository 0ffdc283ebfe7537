import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankIn, SAMPLE_INDEX, sampleDocument, searchIn } from '../../../../test/samples/search-samples.ts'
import { buildSearchIndex, type SearchDocument } from '../indexing/search-index.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'

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
  expect(searchIn(FOUR, 'vase', { places: [3, 2, 1, 0], placed: 4 }).keys).toEqual(['d-1', 'c-1', 'b-1', 'a-1'])
})

it('SRCH-08 what is out of stock sinks, however well it sells', () => {
  expect(searchIn(FOUR, 'vase', { placed: 4, stock: ['outOfStock'] }).keys).toEqual(['b-1', 'c-1', 'd-1', 'a-1'])
})

it('SRCH-08 what the shop would rather sell rises', () => {
  const index = indexOf([vase('a-1'), vase('b-1', { margin: 1 }), vase('c-1', { margin: -1 })])
  expect(searchIn(index, 'vase').keys).toEqual(['b-1', 'a-1', 'c-1'])
})

/** A few levels of match quality in a shop with random sales, stock and margins. */
const anyShop = fc
  .array(
    fc.record({
      score: fc.constantFrom(0.5, 0.9, 0.95, 1, 1.02),
      margin: fc.constantFrom(-1, -0.3, 0, 0.4, 1),
      design: fc.nat(6),
      stock: fc.constantFrom('inStock', 'outOfStock', 'orderable'),
    }),
    { minLength: 2, maxLength: 40 },
  )
  .map((products) => {
    const made = (withMargin: boolean) =>
      indexOf(
        products.map(({ margin, design }, at) =>
          vase(`${design}-${at}`, { designKey: String(design), margin: withMargin ? margin : 0 }),
        ),
      )
    const scores = Float32Array.from(products, ({ score }) => score)
    const matches = { documents: Uint32Array.from(products.keys()), scores, isPartial: false, isMentioned: false }
    const shop = { placed: products.length, stock: products.map(({ stock }) => stock) }
    const rank = (withMargin: boolean) => rankIn(made(withMargin), matches, shop)
    return { scores, rank }
  })

it('SRCH-08 a margin never puts a worse match where a better one stood', () => {
  fc.assert(
    fc.property(anyShop, ({ scores, rank }) => {
      const [plain, favoured] = [rank(false), rank(true)]
      expect(favoured.toSorted()).toEqual(plain.toSorted())
      expect(favoured.map((document) => scores[document])).toEqual(plain.map((document) => scores[document]))
    }),
    { seed: 20_261_115, numRuns: 200 },
  )
})

it('SRCH-08 a margin does not lift what is described so above what is called so', () => {
  const index = indexOf([
    sampleDocument('called-1', [['name', 'Ler sofa']], { margin: -1 }),
    sampleDocument('described-1', [['subtitle', 'Sofa, ler']], { margin: 1 }),
  ])
  expect(searchIn(index, 'sofa').keys).toEqual(['called-1', 'described-1'])
})

it('SRCH-03 the best few are the same, looked for among all or among the likeliest', () => {
  const colours = Array.from({ length: 300 }, (_, at) =>
    vase(`p${at}-1`, { designKey: `d${at % 70}`, margin: (at % 5) / 5 - 0.4 }),
  )
  const index = indexOf(colours)
  const places = colours.map((_, at) => (at * 7) % 300)
  const stock = colours.map((_, at) => (at % 3 === 0 ? ('outOfStock' as const) : ('inStock' as const)))
  const shop = { places, placed: 300, stock }
  expect(searchIn(index, 'vase', shop).keys).toHaveLength(300)
  expect(searchIn(index, 'vase', { ...shop, most: 4 }).keys.slice(0, 4)).toEqual(
    searchIn(index, 'vase', shop).keys.slice(0, 4),
  )
})

it('SRCH-08 colours of one design do not stand in a row', () => {
  const index = indexOf([vase('a-1'), vase('a-2'), vase('a-3'), vase('b-1'), vase('c-1')])
  const { keys } = searchIn(index, 'vase', { placed: 50 })
  expect(keys.slice(0, 3).map((key) => key.charAt(0))).toEqual(['a', 'b', 'c'])
})

it('SRCH-08 what is not sold now is not found', () => {
  expect(searchIn(FOUR, 'vase', { places: [0, -1] }).keys).not.toContain('b-1')
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
