import { describe, expect, it } from 'vitest'
import type { OrderState } from '../orders/order-states.ts'
import { applyPaymentEvent, type OrderMoney } from './apply-payment-event.ts'
import { dueProviderRequests } from './due-provider-requests.ts'
import { findMissingMoney } from './missing-money.ts'
import type { Payment, PaymentEvent } from './payment-states.ts'

const AMOUNT = 1000_00
const paidBy = (payment: Partial<Payment>, order: Partial<OrderMoney> = {}): OrderMoney => ({
  state: 'paid',
  payments: [{ id: 'p', amountMinor: AMOUNT, state: 'captured', refunds: [], ...payment }],
  paidBy: 'p',
  ...order,
})
const R1 = { key: 'r1', minor: 200_00 }
const R2 = { key: 'r2', minor: 300_00 }
const reported = (part: string, minor: number) => ({ reference: `p:refund:${part}`, minor })

describe('what returns give back', () => {
  it('CHK-05 each has a key of its own, which is the same when it is asked again', () => {
    const due = paidBy({}, { state: 'delivered', refundsDue: [R1, R2] })
    expect(dueProviderRequests(due)).toEqual([
      { type: 'refund', paymentId: 'p', minor: 200_00, key: 'p:refund:r1' },
      { type: 'refund', paymentId: 'p', minor: 300_00, key: 'p:refund:r2' },
    ])
    expect(dueProviderRequests(due)).toEqual(dueProviderRequests(due))
    const { order } = applyPaymentEvent(due, 'p', { type: 'refunded', ...reported('r1', 200_00) })
    expect(dueProviderRequests(order)).toMatchObject([{ key: 'p:refund:r2' }])
  })

  it('CHK-05 is known by its key where the provider has a name of its own for it, whichever word comes first', () => {
    const due = paidBy({}, { state: 'delivered', refundsDue: [R1] })
    const webhook = { type: 'refunded', reference: 'nets-7', minor: 200_00 } as const
    const answer = { ...webhook, key: 'p:refund:r1' }
    const applyAll = (...events: readonly PaymentEvent[]) =>
      events.reduce((order, event) => applyPaymentEvent(order, 'p', event).order, due)
    expect(dueProviderRequests(applyAll(webhook))).toEqual(dueProviderRequests(due))
    const refunds = [{ reference: 'nets-7', minor: 200_00, key: 'p:refund:r1' }]
    for (const order of [applyAll(webhook, answer), applyAll(answer, webhook), applyAll(answer, answer)]) {
      expect(order.payments).toMatchObject([{ state: 'partlyRefunded', refunds }])
      expect(dueProviderRequests(order)).toEqual([])
      expect(applyPaymentEvent(order, 'p', webhook).order).toBe(order)
    }
  })

  it('LAW-01 waits for the capture, which takes the whole when the goods leave', () => {
    const held = paidBy({ state: 'authorised' }, { refundsDue: [R1] })
    expect(dueProviderRequests(held)).toEqual([])
    expect(dueProviderRequests({ ...held, state: 'shipped' })).toMatchObject([{ type: 'capture', minor: AMOUNT }])
    const taken = applyPaymentEvent({ ...held, state: 'shipped' }, 'p', { type: 'captured' }).order
    expect(dueProviderRequests(taken)).toMatchObject([{ type: 'refund', minor: 200_00, key: 'p:refund:r1' }])
  })

  it('CHK-05 the rest of a cancelled order is the same ask whether the part before it was heard of or not', () => {
    const beforeReport = dueProviderRequests(paidBy({}, { state: 'cancelled', refundsDue: [R1] }))
    expect(beforeReport.map(({ key, minor }) => [key, minor])).toEqual([
      ['p:refund:r1', 200_00],
      ['p:refund:20000', 800_00],
    ])
    const refunds = [reported('r1', 200_00)]
    const afterReport = dueProviderRequests(
      paidBy({ state: 'partlyRefunded', refunds }, { state: 'cancelled', refundsDue: [R1] }),
    )
    expect(afterReport).toEqual(beforeReport.slice(1))
  })

  it('CHK-05 is never more than is left of the payment', () => {
    const refunds = [{ reference: 'desk', minor: 900_00 }]
    const due = paidBy({ state: 'partlyRefunded', refunds }, { state: 'delivered', refundsDue: [R1, R2] })
    expect(dueProviderRequests(due)).toMatchObject([{ key: 'p:refund:r1', minor: 100_00 }])
  })

  it('LAW-01 does not end the order, even when it is all that the card paid; what the desk gives back does', () => {
    const due = paidBy({}, { refundsDue: [{ key: 'r1', minor: AMOUNT }] })
    expect(applyPaymentEvent(due, 'p', { type: 'refunded', ...reported('r1', AMOUNT) })).toMatchObject({
      order: { state: 'paid', payments: [{ state: 'refunded' }] },
      effects: [],
    })
    expect(applyPaymentEvent(due, 'p', { type: 'refunded', reference: 'desk', minor: AMOUNT }).order.state).toBe(
      'cancelled',
    )
  })
})

describe('money that is missing', () => {
  it.each<[OrderState, Payment['state'], number | undefined]>([
    ['shipped', 'cancelled', AMOUNT],
    ['delivered', 'cancelled', AMOUNT],
    ['delivered', 'captured', undefined],
    ['delivered', 'refunded', undefined],
    ['shipped', 'authorised', undefined],
    ['paid', 'cancelled', undefined],
    ['cancelled', 'cancelled', undefined],
  ])('CHK-05 of an order that is %s while its payment is %s: %s', (state, payment, minor) => {
    expect(findMissingMoney(paidBy({ state: payment }, { state }))?.minor).toBe(minor)
  })

  it('CHK-05 is less by what came back, and nobody is asked for it', () => {
    const lapsed = paidBy({ state: 'cancelled' }, { state: 'partlyReturned', refundsDue: [R1] })
    expect(findMissingMoney(lapsed)).toEqual({ type: 'missingMoney', paymentId: 'p', minor: 800_00 })
    expect(findMissingMoney({ ...lapsed, refundsDue: [{ key: 'r1', minor: AMOUNT }] })).toBeUndefined()
    expect(dueProviderRequests(lapsed)).toEqual([])
  })
})
