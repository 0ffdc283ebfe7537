import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../../market/market.ts'
import { minorOfDecimal } from '../../money/money.ts'
import { asAmount, cartSums, linePrice, lineSaving } from './cart-sums.ts'

fc.configureGlobal({ seed: 20_261_115 })

const VAT = MARKETS.DK.vatPercent
const priced = fc.record({ minor: fc.integer({ min: 1, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 999 }) })
const lineOf = ({ minor, quantity }: { minor: number; quantity: number }, index = 0) => ({
  id: String(index),
  price: { currentMinor: minor, regularMinor: minor },
  quantity,
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('sums', () => {
  it('CART-13 the lines add up to the subtotal to the smallest unit, with and without VAT', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 40 }), (given) => {
        const lines = given.map(lineOf)
        const amounts = lines.map((line) => asAmount(linePrice(line, VAT)))
        const sums = cartSums({ lines }, VAT)
        const [subTotal, total] = [asAmount(sums.subTotal), asAmount(sums.total)]
        expect(minorOfDecimal(subTotal.inclVat)).toBe(sum(amounts.map((each) => minorOfDecimal(each.inclVat))))
        expect(minorOfDecimal(subTotal.exclVat)).toBe(sum(amounts.map((each) => minorOfDecimal(each.exclVat))))
        expect(minorOfDecimal(subTotal.inclVat)).toBe(sum(given.map(({ minor, quantity }) => minor * quantity)))
        expect(total).toEqual(subTotal)
      }),
    )
  })

  it('CART-13 takes the VAT out of the line, not of the piece', () => {
    expect(asAmount(linePrice(lineOf({ minor: 33, quantity: 3 }), VAT))).toEqual({ inclVat: 0.99, exclVat: 0.79 })
  })

  it('LAW-02 savings are against the lawful reference, never against the list price', () => {
    const reference = { minor: 1599_00, reductionBegan: new Date('2026-11-01T00:00:00Z') }
    const reduced = { id: 'a', price: { currentMinor: 1299_00, regularMinor: 1999_00, reference }, quantity: 2 }
    const listed = { id: 'b', price: { currentMinor: 1299_00, regularMinor: 1999_00 }, quantity: 2 }
    expect(asAmount(lineSaving(reduced, VAT)).inclVat).toBe(600)
    expect(asAmount(lineSaving(listed, VAT)).inclVat).toBe(0)
    expect(asAmount(cartSums({ lines: [reduced, listed] }, VAT).savings)).toEqual({ inclVat: 600, exclVat: 480 })
  })
})
