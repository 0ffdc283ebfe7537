import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf } from '../money/money.ts'
import { priceLines } from './price-lines.ts'
import type { Price } from './product-card.ts'

const amount = (minor: number) => amountOf(minor, 25)
const priceOf = (current: number, more: Partial<Price> = {}): Price => ({
  current: amount(current),
  regular: amount(current),
  viewData: { showRedPrice: false },
  ...more,
})

it('CARD-05 LAW-02 a reference that is not above the price is none', () => {
  expect(priceLines(priceOf(100_00))).toEqual({})
  expect(priceLines(priceOf(100_00), amount(100_00))).toEqual({})
  expect(priceLines(priceOf(100_00, { lowestPrevious: amount(99_99) }))).toEqual({})
  expect(priceLines(priceOf(100_00, { originalPrice: amount(150_00) }))).toEqual({})
})

it('CARD-07 the list price is told only where it is above the reference', () => {
  const lowestPrevious = amount(120_00)
  expect(priceLines(priceOf(100_00, { lowestPrevious, originalPrice: amount(120_00) }))).toEqual({
    referenceMinor: 120_00,
    savedMinor: 20_00,
  })
  expect(priceLines(priceOf(100_00, { lowestPrevious, originalPrice: amount(150_00) })).originalMinor).toBe(150_00)
})

it('CARD-07 LAW-02 what one saves is what lies between the price and its reference, to the øre', () => {
  const minor = fc.integer({ min: 1, max: 99_999_99 })
  fc.assert(
    fc.property(minor, minor, minor, (current, reference, original) => {
      const lines = priceLines(priceOf(current, { originalPrice: amount(original) }), amount(reference))
      if (reference <= current) expect(lines).toEqual({})
      else expect(lines.savedMinor).toBe(reference - current)
      if (lines.originalMinor !== undefined) expect(lines.originalMinor).toBeGreaterThan(reference)
    }),
  )
})
