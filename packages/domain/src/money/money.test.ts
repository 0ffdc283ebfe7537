import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, exclVatMinor, minorOfDecimal } from './money.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

describe('amountOf', () => {
  it.each([
    [129_900, { inclVat: 1299, exclVat: 1039.2 }],
    [129_950, { inclVat: 1299.5, exclVat: 1039.6 }],
    [1, { inclVat: 0.01, exclVat: 0.01 }],
    [3, { inclVat: 0.03, exclVat: 0.02 }],
    [0, { inclVat: 0, exclVat: 0 }],
  ])('takes 25 % VAT out of %i øre', (minor, amount) => {
    expect(amountOf(minor, 25)).toEqual(amount)
  })

  it('gives at most two decimals, and the same minor units back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
        const { inclVat, exclVat } = amountOf(minor, 25)
        expect(minorOfDecimal(inclVat)).toBe(minor)
        expect(String(exclVat)).toMatch(/^-?\d+(?:\.\d{1,2})?$/)
      }),
    )
  })
})

describe('exclVatMinor', () => {
  it('is the whole øre next to the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(0, 12, 15, 25), (minor, vat) => {
        const excl = exclVatMinor(minor, vat)
        expect(Number.isInteger(excl)).toBe(true)
        expect(Math.abs(excl * (100 + vat) - minor * 100)).toBeLessThanOrEqual((100 + vat) / 2)
      }),
    )
  })
})

describe('minorOfDecimal', () => {
  it.each([
    [1.1, 110],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [-4.35, -435],
  ])('%d is %i øre', (decimal, minor) => {
    expect(minorOfDecimal(decimal)).toBe(minor)
  })
})
