import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketKey } from '../market/market.ts'
import danish from './danish-towns.json' with { type: 'json' }
import norwegian from './norwegian-towns.json' with { type: 'json' }
import { postcodeDigits, writtenPostcode } from './postcode-shape.ts'
import { findTownOfPostcode, postcodeTowns, type TownTable } from './postcode-towns.ts'
import swedish from './swedish-towns.json' with { type: 'json' }

fc.configureGlobal({ seed: 20_261_115 })

const TABLES: Readonly<Record<MarketKey, TownTable>> = { DK: danish, NO: norwegian, SE: swedish }
const TOWNS = { DK: postcodeTowns(danish), NO: postcodeTowns(norwegian), SE: postcodeTowns(swedish) }

describe('a postcode', () => {
  it.each([
    ['DK', ' 8600 ', '8600'],
    ['DK', 'DK-8600', '8600'],
    ['NO', 'N-0150', '0150'],
    ['SE', '117 34', '11734'],
    ['SE', 'SE-117 34', '11734'],
    ['SE', 's11734', '11734'],
  ] as const)('CHK-01 in %s may be written %j', (country, written, digits) => {
    expect(postcodeDigits(country, written)).toBe(digits)
  })

  it.each([
    ['DK', '860'],
    ['DK', '86000'],
    ['DK', 'SE-8600'],
    ['NO', '0 15O'],
    ['SE', '1173'],
    ['SE', ''],
    ['SE', '１１７３４'],
  ] as const)('CHK-01 in %s can not be %j', (country, written) => {
    expect(postcodeDigits(country, written)).toBeUndefined()
  })

  it('CHK-01 is written as its country does, and read again', () => {
    expect(writtenPostcode('DK', '8600')).toBe('8600')
    expect(writtenPostcode('SE', '11734')).toBe('117 34')
    expect(postcodeDigits('SE', writtenPostcode('SE', '11734'))).toBe('11734')
  })
})

describe('the town of a postcode', () => {
  it.each([
    ['DK', '1050', 'København K'],
    ['DK', '2800', 'Kongens Lyngby'],
    ['DK', '8000', 'Aarhus C'],
    ['DK', '9990', 'Skagen'],
    ['NO', '0150', 'Oslo'],
    ['NO', '5003', 'Bergen'],
    ['NO', '8622', 'Mo i Rana'],
    ['NO', '9170', 'Longyearbyen'],
    ['SE', '11122', 'Stockholm'],
    ['SE', '12547', 'Älvsjö'],
    ['SE', '41104', 'Göteborg'],
    ['SE', '98132', 'Kiruna'],
  ] as const)('CHK-01 in %s %s is %s', (country, digits, town) => {
    expect(findTownOfPostcode(TOWNS[country], digits)).toBe(town)
  })

  it.each([
    ['DK', '0000'],
    ['DK', '9999'],
    ['NO', '9999'],
    ['SE', '00000'],
    ['SE', '99999'],
  ] as const)('CHK-01 in %s %s is nowhere', (country, digits) => {
    expect(findTownOfPostcode(TOWNS[country], digits)).toBeUndefined()
  })

  it.each(['DK', 'NO', 'SE'] as const)(
    'CHK-01 the table of %s is whole: postcodes of its shape, each in one town',
    (country) => {
      const codes = Object.values(TABLES[country]).flatMap((written) => written.split(/[ -]/))
      expect(codes.length).toBeGreaterThan(600)
      expect(codes.filter((code) => postcodeDigits(country, code) !== code)).toEqual([])
      const { spans } = TOWNS[country]
      expect(spans.filter(({ first, last }) => first > last)).toEqual([])
      expect(spans.filter(({ first }, at) => first <= (spans[at - 1]?.last ?? -1))).toEqual([])
    },
  )

  it('CHK-01 is found for every number of a span, and for none beside them', () => {
    const spans = fc
      .constantFrom(...(['DK', 'NO', 'SE'] as const))
      .chain((country) => fc.record({ country: fc.constant(country), code: fc.nat(country === 'SE' ? 99_999 : 9999) }))
    fc.assert(
      fc.property(spans, ({ country, code }) => {
        const span = TOWNS[country].spans.find(({ first, last }) => first <= code && code <= last)
        expect(findTownOfPostcode(TOWNS[country], String(code))).toBe(span?.town)
      }),
    )
  })
})
