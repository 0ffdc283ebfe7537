import { describe, expect, it } from 'vitest'
import { DETAILS, line, placed } from '../order-test-shop.ts'
import { withdrawalReceipt } from '../withdrawal/withdrawal-receipt.ts'
import type { WithdrawnLine } from '../withdrawal/withdrawal-statement.ts'
import type { OrderFulfilment } from '../withdrawal/withdrawal-window.ts'
import { afterReturns, type ReturnMoney } from './after-returns.ts'
import type { ReturnState } from './return-states.ts'

const { order } = placed([line('RUG', 2), line('SET', 1)], DETAILS, 500_00)
const AFTER = { ...order, state: 'delivered' } as const

/** One return after the other, each of what is left. */
function returnsOf(...given: readonly (readonly [ReturnState, readonly WithdrawnLine[]])[]): readonly ReturnMoney[] {
  const returnedPieces = new Map<string, number>()
  let refundedMinor = 0
  return given.map(([state, lines]) => {
    const fulfilment: OrderFulfilment = {
      state: 'delivered',
      parts: [{}],
      returnedPieces: new Map(returnedPieces),
      exemptLineIds: new Set(),
    }
    const who = { name: 'Alma', orderNumber: order.number, email: 'alma@example.dk' }
    const facts = {
      fulfilment,
      now: order.placedAt,
      rule: 'withdrawal' as const,
      standardDeliveryMinor: order.shipping.price.incl,
      refundedMinor,
    }
    const { refund } = withdrawalReceipt(order, { ...who, lines }, facts)
    for (const { lineItemId, quantity } of lines)
      returnedPieces.set(lineItemId, (returnedPieces.get(lineItemId) ?? 0) + quantity)
    refundedMinor += refund.totalMinor
    return { state, refund }
  })
}
const rug = [{ lineItemId: 'rug', quantity: 1 }]

describe('what returns make of an order', () => {
  it('LAW-01 nothing, while there are none', () => {
    expect(afterReturns(AFTER, [])).toEqual({
      comingBackMinor: 0,
      paidBackMinor: 0,
      credited: { incl: 0, excl: 0 },
      left: order.totals.total,
      leftToPayMinor: order.totals.toPayMinor,
    })
  })

  it('LAW-01 what is announced will come back, but is sold until it is here', () => {
    const [one] = returnsOf(['announced', rug])
    const worth = one?.refund.totalMinor ?? 0
    expect(worth).toBeGreaterThan(0)
    const after = afterReturns(AFTER, one ? [one] : [])
    expect(after).toMatchObject({ comingBackMinor: worth, paidBackMinor: 0, credited: { incl: 0, excl: 0 } })
    expect(after.left.incl).toBe(order.totals.total.incl - worth)
    expect(after.leftToPayMinor).toBe(order.totals.toPayMinor)
  })

  it('LAW-01 all of it piece by piece leaves what can not be sent back, with and without VAT', () => {
    const all = returnsOf(['refunded', rug], ['received', rug], ['announced', [{ lineItemId: 'set', quantity: 1 }]])
    const [first, second, third] = all.map(({ refund }) => refund.totalMinor)
    const services = order.lines.filter(({ kind }) => kind === 'service').map(({ paid }) => paid)
    const after = afterReturns(AFTER, all)
    expect(after.paidBackMinor).toBe(first)
    expect(after.comingBackMinor).toBe((second ?? 0) + (third ?? 0))
    expect(after.credited.incl).toBe((first ?? 0) + (second ?? 0))
    expect(after.left).toEqual({
      incl: services.reduce((sum, { incl }) => sum + incl, 0),
      excl: services.reduce((sum, { excl }) => sum + excl, 0),
    })
  })

  it('LAW-01 of a cancelled order nothing is left, and nothing to pay', () => {
    expect(afterReturns({ ...order, state: 'cancelled' }, [])).toMatchObject({
      left: { incl: 0, excl: 0 },
      leftToPayMinor: 0,
    })
  })
})
