import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWholeGroups,
  largestQuantity,
  MAX_QUANTITY,
  quantityOptions,
  readLineQuantity,
  readQuantity,
} from './quantity-options.ts'

const groupSize = fc.integer({ min: 1, max: MAX_QUANTITY })

describe('the quantities on offer', () => {
  it('PDP-03 are the multiples of the group size up to ten times it, the last with a plus', () => {
    expect(quantityOptions(2).map(({ quantity }) => quantity)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
    expect(quantityOptions(2).map(({ isOpenEnded }) => isOpenEnded)).toEqual([...Array(9).fill(false), true])
    expect(quantityOptions(1).at(-1)).toEqual({ quantity: 10, isOpenEnded: true })
  })

  it('PDP-03 are whole groups, growing, never more than a line may hold', () => {
    fc.assert(
      fc.property(groupSize, (size) => {
        const options = quantityOptions(size)
        const quantities = options.map(({ quantity }) => quantity)
        expect(quantities.every((quantity) => isWholeGroups(quantity, size))).toBe(true)
        expect(quantities).toEqual(quantities.toSorted((a, b) => a - b))
        expect(Math.max(...quantities)).toBeLessThanOrEqual(MAX_QUANTITY)
        expect(options.filter(({ isOpenEnded }) => isOpenEnded)).toEqual([options.at(-1)])
      }),
    )
  })
})

describe('a written quantity', () => {
  it.each([
    ['24', 24],
    [' 7 ', 7],
    ['2.9', 2],
    ['2,9', 2],
    ['0', 1],
    ['-5', 1],
    ['5000', 999],
    ['1e9', 999],
  ] as const)('PDP-03 %s is %i', (written, quantity) => {
    expect(readQuantity(written)).toBe(quantity)
  })

  it.each(['', '  ', 'to', '4 stole', 'NaN'])('PDP-03 %j is no number', (written) => {
    expect(readQuantity(written)).toBeUndefined()
  })

  it('PDP-03 whatever is written, the answer is a whole number from 1 to 999 or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (written) => {
        const quantity = readQuantity(written)
        if (quantity === undefined) return
        expect(Number.isInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY)
      }),
    )
  })
})

describe("what is written in a line's field", () => {
  it.each([
    ['8', 8],
    ['1', 4],
    ['0', 4],
    ['5000', 996],
    ['6', undefined],
    ['', undefined],
    ['fire', undefined],
  ] as const)('CART-04 in groups of four %j is %s', (written, quantity) => {
    expect(readLineQuantity(written, 4)).toBe(quantity)
  })

  it('CART-04 is a whole number of groups within the limits, or nothing', () => {
    fc.assert(
      fc.property(groupSize, fc.integer({ min: -10, max: 2000 }), (size, written) => {
        const quantity = readLineQuantity(String(written), size)
        if (quantity === undefined) return
        expect(isWholeGroups(quantity, size)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(size)
        expect(quantity).toBeLessThanOrEqual(largestQuantity(size))
      }),
    )
  })
})
