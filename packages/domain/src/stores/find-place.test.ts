import { describe, expect, it } from 'vitest'
import { readPostcode } from './find-place.ts'

describe('a postcode in a search', () => {
  it.each([
    ['DK', '8600', '8600'],
    ['DK', 'DK-8600', '8600'],
    ['DK', 'dk 8600 Silkeborg', '8600'],
    ['NO', 'N-0150 Oslo', '0150'],
    ['SE', 'SE-117 34', '11734'],
    ['SE', 'S-11734', '11734'],
    ['SE', '117 34 Stockholm', '11734'],
  ] as const)('EMP-05 of %s is understood as an address understands it: %j', (market, text, digits) => {
    expect(readPostcode(market, text)).toBe(digits)
  })

  it.each([
    ['DK', '117 34'],
    ['DK', 'SE-8600'],
    ['DK', '860'],
    ['SE', 'Stockholm 117 34'],
    ['SE', ''],
  ] as const)('EMP-05 of %s is not %j', (market, text) => {
    expect(readPostcode(market, text)).toBeUndefined()
  })
})
