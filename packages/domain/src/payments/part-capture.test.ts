import { describe, expect, it } from 'vitest'
import { applyPaymentEvent, type OrderMoney } from './apply-payment-event.ts'
import { dueProviderRequests } from './due-provider-requests.ts'
import { refundKey } from './refund-keys.ts'

const capturesParts = { capturesParts: () => true }
const shipped: OrderMoney = {
  state: 'shipped',
  payments: [{ id: 'p', amountMinor: 1000, state: 'authorised', refunds: [] }],
  paidBy: 'p',
  refundsDue: [{ key: 'r1', minor: 300 }],
}

describe('PAY-01 a part of a payment is captured', () => {
  it('without the pieces that were cancelled before they were sent', () => {
    expect(dueProviderRequests(shipped, capturesParts)).toEqual([
      { type: 'capture', paymentId: 'p', minor: 700, key: 'p:capture' },
    ])
    expect(dueProviderRequests(shipped)).toMatchObject([{ type: 'capture', minor: 1000 }])
  })

  it('and what was released counts as refunded, so that nothing is left to ask for', () => {
    const { order } = applyPaymentEvent(shipped, 'p', { type: 'captured', minor: 700 })
    expect(order.payments).toMatchObject([
      { state: 'partlyRefunded', refunds: [{ reference: refundKey('p', 'r1'), minor: 300 }] },
    ])
    expect(dueProviderRequests(order, capturesParts)).toEqual([])
    expect(applyPaymentEvent(order, 'p', { type: 'captured', minor: 700 }).order).toBe(order)
  })

  it('a return of later is refunded from what was taken', () => {
    const { order } = applyPaymentEvent(shipped, 'p', { type: 'captured', minor: 700 })
    const later = { ...order, refundsDue: [...(order.refundsDue ?? []), { key: 'r2', minor: 200 }] }
    expect(dueProviderRequests(later, capturesParts)).toMatchObject([{ type: 'refund', minor: 200 }])
  })

  it('what staff captured by hand in part is released as nobody’s return', () => {
    const { order } = applyPaymentEvent({ ...shipped, refundsDue: [] }, 'p', { type: 'captured', minor: 900 })
    expect(order.payments[0]?.refunds).toEqual([{ reference: refundKey('p', 'released'), minor: 100 }])
  })
})
