import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../cart/cart-sums.ts'
import type { Order } from './order.ts'
import { makeOrderNumber } from './order-number.ts'
import { DETAILS, line, placed } from './order-test-shop.ts'
import { splitRefund } from './refund-rules.ts'
import { withdrawalReceipt } from './withdrawal-receipt.ts'
import { judgeStatement, type WithdrawalStatement } from './withdrawal-statement.ts'
import { judgeWithdrawal, lastWithdrawalDay, type OrderFate } from './withdrawal-window.ts'

fc.configureGlobal({ seed: 20_261_115 })

const NUMBER = makeOrderNumber('HJ', new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6]))
const ORDER: Order = { ...placed([line('RUG', 2), line('SET', 1)]).order, number: NUMBER }
const at = (moment: string) => ({ deliveredAt: new Date(moment) })
const fate = (more: Partial<OrderFate> = {}): OrderFate => ({
  state: 'delivered',
  parts: [at('2026-11-12T10:00:00Z')],
  goneBack: new Map(),
  exemptLineIds: new Set(),
  ...more,
})
const NOW = new Date('2026-11-20T12:00:00Z')
const judge = (more: Partial<OrderFate> = {}, now = NOW, order = ORDER) => judgeWithdrawal(order, fate(more), now)

describe('the time to change one’s mind', () => {
  it.each([
    ['is 14 days after the day of delivery', ['2026-11-12T10:00:00Z'], '2026-11-26'],
    [
      'counts from the last part, whichever is named first',
      ['2026-11-13T10:00:00Z', '2026-11-03T10:00:00Z'],
      '2026-11-27',
    ],
    ['goes by the calendar of the market', ['2026-11-12T23:30:00Z'], '2026-11-27'],
    ['does not end on a Saturday', ['2026-11-14T10:00:00Z'], '2026-11-30'],
    ['nor on Christmas Eve or the days after it', ['2026-12-10T10:00:00Z'], '2026-12-28'],
  ])('LAW-01 %s', (_case, days, lastDay) => {
    expect(lastWithdrawalDay('DK', days.map(at))).toBe(lastDay)
  })

  it('LAW-01 does not run out while a part is still to come', () => {
    expect(lastWithdrawalDay('DK', [at('2026-01-12T10:00:00Z'), {}])).toBeUndefined()
    expect(judge({ state: 'shipped', parts: [at('2026-01-12T10:00:00Z'), {}] }).ok).toBe(true)
    expect(judge({ state: 'paid', parts: [] }).ok).toBe(true)
  })

  it('LAW-01 lasts to the end of its last day, on the clock of the market', () => {
    expect(judge({}, new Date('2026-11-26T22:59:59Z'))).toMatchObject({ ok: true, value: { lastDay: '2026-11-26' } })
    expect(judge({}, new Date('2026-11-26T23:00:00Z'))).toEqual({ ok: false, code: 'tooLate' })
  })

  it('LAW-01 is for guests and customers alike, but not for companies', () => {
    const customer = { ...ORDER, buyer: { ...ORDER.buyer, customerId: 'c1' } }
    expect(judge({}, NOW, customer)).toEqual(judge())
    const company = { ...ORDER, buyer: { ...ORDER.buyer, customerType: 'company' as const } }
    expect(judge({}, NOW, company)).toEqual({ ok: false, code: 'notAConsumer' })
  })

  it('LAW-01 is for what was bought and not given back, less what was made for one buyer alone', () => {
    expect(judge({ state: 'paying' })).toEqual({ ok: false, code: 'notBought' })
    expect(judge({ state: 'cancelled' })).toEqual({ ok: false, code: 'cancelled' })
    expect(judge({ state: 'returned' })).toEqual({ ok: false, code: 'nothingLeft' })
    const openOf = (more: Partial<OrderFate>) => {
      const judged = judge(more)
      return judged.ok ? Object.fromEntries(judged.value.pieces) : judged.code
    }
    expect(openOf({})).toEqual({ rug: 2, set: 1 })
    expect(openOf({ state: 'paid', parts: [] })).toEqual({ rug: 2, set: 1, carry: 3 })
    expect(openOf({ goneBack: new Map([['rug', 1]]) })).toEqual({ rug: 1, set: 1 })
    expect(openOf({ exemptLineIds: new Set(['set']) })).toEqual({ rug: 2 })
    expect(openOf({ goneBack: new Map([['rug', 2]]), exemptLineIds: new Set(['set']) })).toBe('nothingLeft')
  })
})

const OPEN = {
  pieces: new Map([
    ['rug', 2],
    ['set', 1],
  ]),
}
const GIVEN: WithdrawalStatement = { name: ' Alma Holm ', orderNumber: NUMBER.toLowerCase(), email: 'alma@example.dk ' }

describe('the statement', () => {
  it('LAW-01 says who, which order and where to answer; without lines it means all of it', () => {
    expect(judgeStatement(GIVEN, OPEN)).toEqual({
      ok: true,
      statement: {
        name: 'Alma Holm',
        orderNumber: NUMBER,
        email: 'alma@example.dk',
        lines: [
          { lineItemId: 'rug', quantity: 2 },
          { lineItemId: 'set', quantity: 1 },
        ],
      },
    })
  })

  it.each([
    [
      { name: ' ', orderNumber: '', email: '' },
      { name: 'emptyName', orderNumber: 'emptyOrderNumber', email: 'emptyEmail' },
    ],
    [
      { name: 'a\nb', orderNumber: `${NUMBER.slice(0, -1)}1`, email: 'alma' },
      { name: 'invalidName', orderNumber: 'invalidOrderNumber', email: 'invalidEmail' },
    ],
    [{ lines: [] }, { lines: 'noLines' }],
    [{ lines: [{ lineItemId: 'lamp', quantity: 1 }] }, { lines: 'unknownLine' }],
    [
      {
        lines: [
          { lineItemId: 'rug', quantity: 1 },
          { lineItemId: 'rug', quantity: 1 },
        ],
      },
      { lines: 'unknownLine' },
    ],
    [{ lines: [{ lineItemId: 'rug', quantity: 3 }] }, { lines: 'invalidQuantity' }],
    [{ lines: [{ lineItemId: 'rug', quantity: 0.5 }] }, { lines: 'invalidQuantity' }],
  ])('LAW-01 %j is told all that is wrong with it', (wrong, problems) => {
    expect(judgeStatement({ ...GIVEN, ...wrong }, OPEN)).toEqual({ ok: false, problems })
  })
})

function receipt(lines: readonly (readonly [string, number])[], more: Partial<OrderFate> = {}, order = ORDER) {
  const stated = {
    name: 'Alma Holm',
    orderNumber: NUMBER,
    email: 'alma@example.dk',
    lines: lines.map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
  }
  return withdrawalReceipt(order, stated, {
    fate: fate(more),
    now: NOW,
    standardDeliveryMinor: 49_00,
    refundedMinor: 0,
  })
}
const WITH_DELIVERY: Order = { ...ORDER, shipping: { ...ORDER.shipping, price: { incl: 399_00, excl: 319_20 } } }

describe('the receipt', () => {
  it('LAW-01 holds what was said, the day and the time, and what follows', () => {
    expect(receipt([['rug', 1]])).toMatchObject({
      orderNumber: NUMBER,
      name: 'Alma Holm',
      email: 'alma@example.dk',
      lines: [{ lineItemId: 'rug', name: 'The RUG', quantity: 1 }],
      receivedAt: NOW,
      receivedLocally: { day: '2026-11-20', hour: 13, minute: 0 },
      sendBackBy: '2026-12-04',
      refundBy: '2026-12-04',
      next: 'return',
    })
  })

  it('LAW-01 gives back the goods, and the plainest delivery when nothing is kept', () => {
    const part = receipt([['rug', 2]], {}, WITH_DELIVERY).refund
    expect(part).toMatchObject({ goods: ORDER.lines[0]?.paid, deliveryMinor: 0 })
    const whole = receipt(
      [
        ['rug', 2],
        ['set', 1],
      ],
      {},
      WITH_DELIVERY,
    ).refund
    expect(whole.deliveryMinor).toBe(49_00)
    expect(whole.goods).toEqual(sumOf(ORDER.lines.slice(0, 2).map(({ paid }) => paid)))
    expect(whole.totalMinor).toBe(whole.goods.incl + 49_00)
    // The rest of it, after a first part: now all of it is back.
    expect(receipt([['set', 1]], { goneBack: new Map([['rug', 2]]) }, WITH_DELIVERY).refund.deliveryMinor).toBe(49_00)
    const cheap: Order = { ...ORDER, shipping: { ...ORDER.shipping, price: { incl: 29_00, excl: 23_20 } } }
    expect(
      receipt(
        [
          ['rug', 2],
          ['set', 1],
        ],
        {},
        cheap,
      ).refund.deliveryMinor,
    ).toBe(29_00)
  })

  it('LAW-01 before anything has left the house, all of it is a cancellation', () => {
    const whole = receipt(
      [
        ['rug', 2],
        ['set', 1],
        ['carry', 3],
      ],
      { state: 'packed', parts: [] },
    )
    expect(whole.next).toBe('cancel')
    expect(whole.sendBackBy).toBeUndefined()
    expect(receipt([['rug', 2]], { state: 'packed', parts: [] }).next).toBe('return')
  })
})

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
