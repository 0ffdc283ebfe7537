import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DETAILS, line, placed } from '../order-test-shop.ts'
import { splitRefund } from './refund-rules.ts'

fc.configureGlobal({ seed: 20_261_115 })

describe('money that goes back', () => {
  it('LAW-01 goes the way it came, and never more of it than came that way', () => {
    const anyPaid = fc.record({
      giftMinor: fc.integer({ min: 0, max: 9000_00 }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(anyPaid, ({ giftMinor, cut }) => {
        const { order } = placed([line('RUG', 2)], DETAILS, giftMinor)
        const { total, toPayMinor, giftCardsMinor } = order.totals
        const first = Math.floor(total.incl * cut)
        const parts = [
          splitRefund(order, { minor: first, refundedMinor: 0 }),
          splitRefund(order, { minor: total.incl - first, refundedMinor: first }),
        ]
        const cards = parts.flatMap(({ giftCards }) => giftCards)
        expect(parts.reduce((sum, { paymentMinor }) => sum + paymentMinor, 0)).toBe(toPayMinor)
        expect(cards.reduce((sum, { minor }) => sum + minor, 0)).toBe(giftCardsMinor)
        expect(parts[0]?.paymentMinor).toBe(Math.min(first, toPayMinor))
      }),
    )
  })
})
