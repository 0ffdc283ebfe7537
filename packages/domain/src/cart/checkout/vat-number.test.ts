import { describe, expect, it } from 'vitest'
import { MARKET_KEYS, type MarketKey } from '../../market/market.ts'
import { companyProblems } from './company-rules.ts'
import { readVatNumber } from './vat-number.ts'

const KEPT: Readonly<Record<MarketKey, string>> = { DK: 'DK12345674', NO: 'NO974760673MVA', SE: 'SE556036079301' }

describe('a VAT number', () => {
  it.each([
    ['DK', '12345674'],
    ['DK', 'dk 12 34 56 74'],
    ['DK', 'DK-12.34.56.74'],
    ['NO', '974760673'],
    ['NO', '974 760 673 mva'],
    ['NO', 'NO 974.760.673 MVA'],
    ['SE', '556036-0793'],
    ['SE', '5560360793'],
    ['SE', 'SE556036079301'],
    ['SE', 'se 556036-0793 01'],
  ] as const)('CHK-01 of %s may be written %j, and is kept in one form', (country, written) => {
    expect(readVatNumber(country, written)).toBe(KEPT[country])
    expect(readVatNumber(country, KEPT[country])).toBe(KEPT[country])
  })

  it.each([
    ['DK', '12345678'],
    ['DK', '1234567'],
    ['DK', '123456744'],
    ['DK', '00000000'],
    ['DK', 'SE12345674'],
    ['DK', 'DK１２３４５６７４'],
    ['NO', '974760674'],
    ['NO', 'NO97476067'],
    ['NO', '974760673MOMS'],
    ['SE', '5560360794'],
    ['SE', 'SE556036079302'],
    ['SE', '0000000000'],
    ['SE', ''],
    ['SE', 'twelve'],
  ] as const)('CHK-01 of %s can not be %j', (country, written) => {
    expect(readVatNumber(country, written)).toBeUndefined()
  })

  it.each(MARKET_KEYS)('CHK-01 of %s with one digit wrong is none', (country) => {
    const number = KEPT[country]
    // The digits that come after every Swedish number are the same for all.
    const own = Array.from(country === 'SE' ? number.slice(0, -2) : number)
    const wrong = own.flatMap((right, at) =>
      /\d/.test(right)
        ? Array.from('0123456789'.replace(right, ''), (digit) => number.slice(0, at) + digit + number.slice(at + 1))
        : [],
    )
    expect(wrong.length).toBeGreaterThanOrEqual(8 * 9)
    expect(wrong.flatMap((written) => readVatNumber(country, written) ?? [])).toEqual([])
  })
})

describe('what is wrong with a company', () => {
  it.each([
    [{}, {}],
    [{ companyName: ' ', vatNumber: ' ' }, {}],
    [{ companyName: 'Holm ApS', vatNumber: '12345674' }, {}],
    [
      { companyName: 'x'.repeat(101), vatNumber: '12345678' },
      { companyName: 'tooLong', vatNumber: 'invalid' },
    ],
    [{ companyName: 'Holm\tApS' }, { companyName: 'invalid' }],
    [{ vatNumber: KEPT.NO }, { vatNumber: 'invalid' }],
  ])('CHK-01 %j: %j', (given, problems) => {
    expect(companyProblems(given, 'DK')).toEqual(problems)
  })
})
