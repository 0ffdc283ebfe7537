import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearchFilters } from './search-filters.ts'
import { readSearchText } from './search-suggestion.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_116 })

const priceOf = (text: string) => {
  const { words, price } = readSearchFilters(text)
  return [words, price?.min, price?.max]
}
const measuresOf = (text: string) => {
  const { words, measures } = readSearchFilters(text)
  return [words, ...measures]
}

describe('prices in a search', () => {
  it.each([
    ['sofa under 8000', 'sofa', undefined, 8000],
    ['under 500 kr', '', undefined, 500],
    ['over 1000', '', 1000, undefined],
    ['mellem 2000 og 4000', '', 2000, 4000],
    ['lampe mellem 4.000 og 2.000 kr.', 'lampe', 2000, 4000],
    ['grøn sofa under 8.000,- til stuen', 'grøn sofa til stuen', undefined, 8000],
    ['sofa max 8 000 kr', 'sofa', undefined, 8000],
    ['sofa op til 8000kr', 'sofa', undefined, 8000],
    ['vase til 200 kr', 'vase', undefined, 200],
    ['vase fra 200 kr til 400 kr', 'vase', 200, 400],
    ['vase 200-400 kr', 'vase', 200, 400],
    ['over 1000 under 5000 reol', 'reol', 1000, 5000],
    ['Sofa Inntil 8000', 'Sofa', undefined, 8000],
    ['lampe mellom 500 og 900', 'lampe', 500, 900],
    ['pute under kr 300', 'pute', undefined, 300],
    ['soffa max 8000', 'soffa', undefined, 8000],
    ['soffa mellan 5000 och 9000', 'soffa', 5000, 9000],
    ['matta över 1000 kronor', 'matta', 1000, undefined],
    ['matta upp till 999,50 kr', 'matta', undefined, 999],
  ])('SRCH-08 %s', (text, words, min, max) => {
    expect(priceOf(text)).toEqual([words, min, max])
  })

  it.each([
    'sofa',
    '3-pers. sofa',
    'seng under loftet',
    'stol under 3 pers',
    'stole til 6',
    'bord til 6 personer',
    'spisebord mellem 6 og 8 personer',
    'hylde over 20 kg',
    'sofa 8000',
    'tv-bord 2000 x',
    'PLM-0042',
    'under',
    'mellem 2000 og',
    'kr',
    '<img src=x onerror=alert(1)>',
  ])('SRCH-08 there is none in: %s', (text) => {
    expect(readSearchFilters(text)).toEqual({ words: text, price: undefined, measures: [] })
  })
})

describe('measures in a search', () => {
  it.each([
    ['180 cm', '', { kind: 'about', cm: 180 }],
    ['bord 180 cm', 'bord', { kind: 'about', cm: 180 }],
    ['bord ca. 180cm langt', 'bord', { kind: 'about', cm: 180 }],
    ['seng 140x200', 'seng', { kind: 'area', cm: [140, 200] }],
    ['seng 140 x 200 cm', 'seng', { kind: 'area', cm: [140, 200] }],
    ['säng 160×200cm', 'säng', { kind: 'area', cm: [160, 200] }],
    ['reol 200 cm høj', 'reol', { kind: 'about', cm: 200, side: 'height' }],
    ['hylla höjd 200 cm', 'hylla', { kind: 'about', cm: 200, side: 'height' }],
    ['sofa under 200 cm', 'sofa', { kind: 'within', max: 200 }],
    ['sofa max 200 cm bred', 'sofa', { kind: 'within', max: 200, side: 'width' }],
    ['sofa mellom 180 og 220 cm', 'sofa', { kind: 'within', min: 180, max: 220 }],
    ['soffa 180-220 cm', 'soffa', { kind: 'within', min: 180, max: 220 }],
  ])('SRCH-08 %s', (text, words, measure) => {
    expect(measuresOf(text)).toEqual([words, measure])
  })

  it('SRCH-08 beside prices, each is understood', () => {
    expect(readSearchFilters('hvid reol 80 cm bred 200 cm høj under 3000 kr')).toEqual({
      words: 'hvid reol',
      price: { max: 3000 },
      measures: [
        { kind: 'about', side: 'width', cm: 80 },
        { kind: 'about', side: 'height', cm: 200 },
      ],
    })
  })

  it.each(['lampe 3 cm', 'reol 9000 cm', 'kasse 40x40x60', 'skruer 5x60x2', 'ø120'])(
    'SRCH-08 there is none in: %s',
    (text) => {
      expect(measuresOf(text)).toEqual([text])
    },
  )
})

const product = fc.array(fc.constantFrom('sofa', 'grøn', '3-pers.', 'säng', 'eg', 'LÆNESTOL'), {
  minLength: 1,
  maxLength: 4,
})
const phrase = fc.oneof(
  fc.integer({ min: 20, max: 99_999 }).map((max) => ({ text: `under ${max}`, price: { max } })),
  fc.integer({ min: 1, max: 99_999 }).map((min) => ({ text: `over ${min} kr`, price: { min } })),
  fc
    .tuple(fc.integer({ min: 20, max: 4999 }), fc.integer({ min: 5000, max: 99_999 }))
    .map(([min, max]) => ({ text: `mellem ${min} og ${max}`, price: { min, max } })),
)

describe('for any text', () => {
  it('SRCH-08 a price is found wherever it stands, and the other words stay as they were', () => {
    fc.assert(
      fc.property(product, product, phrase, (before, after, { text, price }) => {
        const read = readSearchFilters([...before, text, ...after].join(' '))
        expect(read).toEqual({ words: [...before, ...after].join(' '), price, measures: [] })
        expect(readSearchFilters(read.words).price).toBeUndefined()
      }),
    )
  })

  const tokens = fc.constantFrom(
    ...'under over mellem og til fra max ca kr kr. cm x - 5 20 180 000 500 8.000 140x200 200-400 180cm bred høj sofa'.split(
      ' ',
    ),
  )
  it('SRCH-08 what is understood can stand in an address, and nothing is invented', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(tokens, { maxLength: 60 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(typed, (raw) => {
        const text = readSearchText(raw)
        const { words, price, measures } = readSearchFilters(text)
        const known = new Set(text.split(' '))
        for (const word of words.split(' ').filter(Boolean)) expect(known).toContain(word)
        expect(measures.length).toBeLessThanOrEqual(3)
        if (!price) return
        const { min = 0, max = Number.MAX_SAFE_INTEGER } = price
        expect(min).toBeLessThanOrEqual(max)
        expect(`${price.min ?? ''}-${price.max ?? ''}`).toMatch(/^\d{0,8}-\d{0,8}$/)
      }),
    )
  })

  it.each(['under ', '9'.repeat(50), 'mellem 1 og ', '1x', '1.000.', 'kr ', '180 cm '])(
    'SRCH-08 a text ten times as long takes about ten times as long: %s',
    (piece) => {
      const time = (times: number) => {
        const text = piece.repeat(times)
        const start = performance.now()
        readSearchFilters(text)
        return performance.now() - start
      }
      // Whatever else the machine does makes a run longer, never shorter.
      const quickest = (times: number) => Math.min(time(times), time(times), time(times))
      time(1000)
      const [short, long] = [quickest(2000), quickest(20_000)]
      // Quadratic work would be a hundred times as long; a slow machine only stretches both.
      expect(long).toBeLessThan(Math.max(short, 2) * 50)
    },
  )
})
