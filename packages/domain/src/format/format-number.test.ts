import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, LOCALES, type Language } from '../market/market.ts'
import { formatNumber } from './format-number.ts'

/** Written with `_` for the no-break space and `−` for the minus sign of nb and sv. */
const written = (text: string) => text.replaceAll('_', '\u00a0')

describe('formatNumber', () => {
  it.each<[Language, number, number, string]>([
    ['da', 1299, 0, '1.299'],
    ['nb', 1299, 0, '1_299'],
    ['sv', 1299, 0, '1_299'],
    ['en', 1299, 0, '1,299'],
    ['da', 1_234_567.891, 2, '1.234.567,89'],
    ['nb', 1_234_567.891, 2, '1_234_567,89'],
    ['sv', 1_234_567.891, 2, '1_234_567,89'],
    ['en', 1_234_567.891, 2, '1,234,567.89'],
    ['da', 0, 0, '0'],
    ['da', -4.5, 1, '-4,5'],
    ['nb', -4.5, 1, '−4,5'],
    ['sv', -4.5, 1, '−4,5'],
  ])('FMT-03 writes in %s the number %d with %i decimals', (language, value, decimals, text) => {
    expect(formatNumber(language, value, decimals)).toBe(written(text))
  })

  it('FMT-03 writes every number as the platform does', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 }).map((number) => number / 1000)
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        amount,
        fc.integer({ min: 0, max: 3 }),
        (language, value, decimals) => {
          const platform = new Intl.NumberFormat(LOCALES[language], {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
            useGrouping: 'always',
          })
          expect(formatNumber(language, value, decimals)).toBe(platform.format(value))
        },
      ),
    )
  })

  it('FMT-03 keeps each number of decimals apart', () => {
    expect([formatNumber('da', 4.44, 1), formatNumber('da', 4.44), formatNumber('da', 4.44, 1)]).toEqual([
      '4,4',
      '4',
      '4,4',
    ])
  })
})
