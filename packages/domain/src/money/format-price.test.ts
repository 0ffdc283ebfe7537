import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency } from '../market/market.ts'
import { formatPrice, formatTotal } from './format-price.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

/** Written with `_` for the no-break space, so that a plain space is noticed. */
const written = (text: string) => text.replaceAll('_', '\u00a0')

describe('formatPrice', () => {
  it.each<[Currency, number, string]>([
    ['DKK', 129_900, '1.299,-'],
    ['DKK', 129_950, '1.299,50'],
    ['NOK', 129_900, '1_299,-'],
    ['NOK', 129_950, '1_299,50'],
    ['SEK', 129_900, '1_299:-'],
    ['SEK', 129_950, '1_299,50'],
  ])('FMT-01 writes a price in %s as decisions.md does: %i øre', (currency, minor, text) => {
    expect(formatPrice({ minor, currency })).toBe(written(text))
  })

  it.each<[Currency, number, string]>([
    ['DKK', 0, '0,-'],
    ['SEK', 0, '0:-'],
    ['DKK', 5, '0,05'],
    ['DKK', 99_900, '999,-'],
    ['DKK', 100_000, '1.000,-'],
    ['DKK', -129_900, '-1.299,-'],
    ['NOK', -129_905, '-1_299,05'],
    ['SEK', -50, '-0,50'],
    ['DKK', 123_456_789_000, '1.234.567.890,-'],
    ['SEK', 123_456_789_012, '1_234_567_890,12'],
  ])('FMT-01 writes zero, negative and big prices in %s: %i øre', (currency, minor, text) => {
    expect(formatPrice({ minor, currency })).toBe(written(text))
  })
})

describe('formatTotal', () => {
  it.each<[Currency, number, string]>([
    ['DKK', 129_900, '1.299,00_kr.'],
    ['DKK', 129_950, '1.299,50_kr.'],
    ['NOK', 129_900, '1_299_kr'],
    ['NOK', 129_950, '1_299,50_kr'],
    ['SEK', 129_900, '1_299,00_kr'],
    ['SEK', 129_950, '1_299,50_kr'],
    ['DKK', 0, '0,00_kr.'],
    ['NOK', 0, '0_kr'],
    ['DKK', -129_900, '-1.299,00_kr.'],
    ['NOK', 100_000_000, '1_000_000_kr'],
  ])('FMT-01 writes a total in %s: %i øre', (currency, minor, text) => {
    expect(formatTotal({ minor, currency })).toBe(written(text))
  })
})

/** Parses a formatted price independently of the source, so that both can't be wrong alike. */
function readBack(text: string): number {
  const [, sign, whole = '', decimals = ''] = /^(-?)([\d.\u00a0]+)(?:,(\d\d)|,-|:-)?(?:\u00a0kr\.?)?$/.exec(text) ?? []
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals)
  return sign === '-' ? -minor : minor
}

describe('every amount', () => {
  const money = fc.record({
    minor: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    currency: fc.constantFrom(...CURRENCIES),
  })

  it('FMT-01 reads back as the same minor units', () => {
    fc.assert(
      fc.property(money, (given) => {
        expect(readBack(formatPrice(given))).toBe(given.minor)
        expect(readBack(formatTotal(given))).toBe(given.minor)
      }),
    )
  })

  it('FMT-01 never breaks over two lines and groups by three', () => {
    fc.assert(
      fc.property(money, (given) => {
        for (const text of [formatPrice(given), formatTotal(given)]) {
          expect(text).not.toMatch(/[ \n\t]/)
          expect(text).toMatch(/^-?\d{1,3}(?:[.\u00a0]\d{3})*(?!\d)/)
        }
      }),
    )
  })
})
