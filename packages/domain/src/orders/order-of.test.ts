import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../cart/cart-test-facts.ts'
import { minus, sumOf } from '../cart/sums/cart-sums.ts'
import { minorOfDecimal } from '../money/money.ts'
import { itemsOfOrder } from './order-lines.ts'
import { ADDRESS, DETAILS, line, place, placed } from './order-test-shop.ts'
import { refundOfPieces } from './returns/refund-rules.ts'

fc.configureGlobal({ seed: 20_261_115 })

describe('an order', () => {
  it('CHK-03 keeps what was bought, at the names and prices of the moment, and all that comes off the shelf', () => {
    const { order } = placed([line('SET', 2), line('CHAIR', 1)])
    expect(order).toMatchObject({
      number: 'HJ-1',
      currency: 'DKK',
      placedAt: TEST_NOW,
      buyer: { email: 'alma@example.dk', customerType: 'private' },
      shippingAddress: ADDRESS,
      paymentMethodKey: 'card',
    })
    expect(order.lines.map(({ id, kind, name, quantity, price }) => [id, kind, name, quantity, price.incl])).toEqual([
      ['set', 'goods', 'The SET', 2, 8000_02],
      ['chair', 'goods', 'The CHAIR', 1, 901_01],
      ['carry', 'service', 'Indbæring', 3, 99_99],
      ['gift-candle', 'gift', 'The CANDLE', 2, 0],
    ])
    expect(order.lines[2]?.unit.incl).toBe(33_33)
    expect(itemsOfOrder(order.lines)).toEqual([
      { sku: 'CANDLE', quantity: 2 },
      { sku: 'CHAIR', quantity: 5 },
      { sku: 'TABLE', quantity: 2 },
    ])
  })

  it('CHK-03 says of each line which offers made it cheaper', () => {
    const { order } = placed([line('RUG', 1)], { ...DETAILS, discountCodes: ['TEN'] })
    expect(order.lines[0]?.discounts).toMatchObject([
      { promotionKey: 'ten', name: 'ten da', code: 'TEN', amount: { incl: 130_00 } },
      { promotionKey: 'odd', amount: { incl: 99_97 } },
    ])
  })

  it('CART-10 keeps the codes that were good for something, and every offer that it made use of', () => {
    const used = (lines: Parameters<typeof placed>[0], discountCodes: readonly string[]) => {
      const { order } = placed(lines, { ...DETAILS, discountCodes })
      return { codes: order.discountCodes, keys: order.promotionKeys.toSorted() }
    }
    // Ten per cent of a lamp is less than what the shop takes off it by itself.
    expect(used([line('LAMP', 1)], ['TEN'])).toEqual({ codes: [], keys: ['lamps', 'odd'] })
    expect(used([line('LAMP', 1), line('RUG', 1)], ['TEN'])).toEqual({ codes: ['TEN'], keys: ['lamps', 'odd', 'ten'] })
    expect(used([line('SET', 1)], ['FREE'])).toEqual({ codes: ['FREE'], keys: ['candle', 'delivery', 'odd'] })
    const declined = placed([line('SET', 1)], { ...DETAILS, declinedGifts: ['candle'] }).order
    expect(declined.promotionKeys).not.toContain('candle')
  })

  it('CHK-01 of a company needs its name; a VAT number only if it has one', () => {
    const company = { ...DETAILS, customerType: 'company' } as const
    expect(place([line('RUG', 1)], company).order).toEqual({ ok: false, code: 'incomplete' })
    const { order } = placed([line('RUG', 1)], { ...company, companyName: 'Holm ApS' })
    expect(order.buyer).toMatchObject({ customerType: 'company', companyName: 'Holm ApS' })
    expect(order.buyer.vatNumber).toBeUndefined()
  })

  it('CHK-04 is refused while a line can not be had, and while something is missing', () => {
    expect(place([line('RARE', 2)]).order).toEqual({ ok: false, code: 'unavailable' })
    expect(place([]).order).toEqual({ ok: false, code: 'incomplete' })
    const { mobile: _, ...rest } = DETAILS
    expect(place([line('RUG', 1)], rest).order).toEqual({ ok: false, code: 'incomplete' })
  })

  it('CART-10 that gift cards pay for needs no other payment', () => {
    const { order } = placed([line('LAMP', 1)], DETAILS, 9999_00)
    expect(order.totals).toMatchObject({ giftCardsMinor: order.totals.total.incl, toPayMinor: 0 })
    expect(order.paymentMethodKey).toBeUndefined()
  })
})

const anyLines = fc
  .uniqueArray(fc.tuple(fc.constantFrom('LAMP', 'PLAID', 'RUG', 'CHAIR', 'SET'), fc.integer({ min: 1, max: 99 })), {
    selector: ([sku]) => sku,
    minLength: 1,
  })
  .map((lines) => lines.map(([sku, quantity]) => line(sku, quantity)))
const anyCase = fc.record({
  lines: anyLines,
  discountCodes: fc.subarray(['TEN', 'FREE']),
  shippingMethodKey: fc.constantFrom('delivery', 'pickup-aarhus'),
  giftMinor: fc.constantFrom(0, 1, 250_01, 100_000_00),
})
const anyPlaced = anyCase.map(({ lines, giftMinor, ...details }) =>
  placed(lines, { ...DETAILS, ...details }, giftMinor),
)

describe('whatever is bought', () => {
  it('CHK-03 lines, discounts, delivery, VAT and gift cards add up exactly, with and without VAT', () => {
    fc.assert(
      fc.property(anyPlaced, ({ order, calculation, checkout }) => {
        const { lines, totals, shipping } = order
        for (const each of lines) {
          expect(each.paid).toEqual(minus(each.price, sumOf(each.discounts.map(({ amount }) => amount))))
          expect(each.vatMinor).toBe(each.paid.incl - each.paid.excl)
          expect(each.paid.excl).toBeGreaterThanOrEqual(0)
          expect(each.vatMinor).toBeGreaterThanOrEqual(0)
        }
        expect(totals.total).toEqual(sumOf([minus(totals.goods, totals.discount), totals.shipping]))
        const vat = lines.reduce((sum, { vatMinor }) => sum + vatMinor, shipping.price.incl - shipping.price.excl)
        expect(totals.vatMinor).toBe(vat)
        expect(totals.toPayMinor + totals.giftCardsMinor).toBe(totals.total.incl)
        expect(totals.toPayMinor).toBeGreaterThanOrEqual(0)
        expect(totals.goods).toEqual(sumOf(lines.map(({ price }) => price)))
        expect(totals.discount).toEqual(sumOf(lines.flatMap((each) => each.discounts.map(({ amount }) => amount))))
        expect(totals.total).toEqual(sumOf([...lines.map(({ paid }) => paid), shipping.price]))
        // What is bought is what the cart and the checkout showed.
        expect(totals.total).toEqual(calculation.sums.total)
        expect(totals.discount).toEqual(calculation.sums.discount)
        expect(totals.toPayMinor).toBe(minorOfDecimal(checkout.totals.toPay))
        expect(totals.vatMinor).toBe(minorOfDecimal(checkout.totals.vat))
      }),
    )
  })

  it('MYP-05 pieces that come back one after the other give back what the line cost, to the smallest unit', () => {
    fc.assert(
      fc.property(anyPlaced, fc.nat(), ({ order: { lines } }, chance) => {
        for (const each of lines) {
          const first = chance % (each.quantity + 1)
          const parts = [
            refundOfPieces(each, { returned: 0, pieces: first }),
            refundOfPieces(each, { returned: first, pieces: each.quantity - first }),
          ]
          expect(sumOf(parts)).toEqual(each.paid)
        }
      }),
    )
  })
})
