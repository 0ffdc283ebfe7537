import { describe, expect, it } from 'vitest'
import { line, placed } from '../order-test-shop.ts'
import type { OrderFulfilment } from '../withdrawal/withdrawal-window.ts'
import { validateReturn, returnRightOf } from './return-right.ts'

const { order } = placed([line('RUG', 2), line('SET', 1)])
const FULFILMENT: OrderFulfilment = {
  state: 'delivered',
  parts: [{ deliveredAt: new Date('2026-11-12T10:00:00Z') }],
  returnedPieces: new Map(),
  exemptLineIds: new Set(),
}
const SIXTY = { days: 60, condition: 'unused' } as const
const validate = (day: string, ownReturn: typeof SIXTY | undefined = SIXTY, fulfilment = FULFILMENT) =>
  validateReturn(order, fulfilment, { now: new Date(`${day}T12:00:00Z`), ownReturn })

describe('the right to send something back', () => {
  it('LAW-01 is the law’s for 14 days, then the shop’s own until its last day', () => {
    const own = { ...SIXTY, until: '2027-01-11' }
    const withdrawUntil = '2026-11-26'
    expect(validate('2026-11-26')).toMatchObject({
      value: { lastDay: withdrawUntil, right: { rule: 'withdrawal', withdrawUntil, own } },
    })
    for (const day of ['2026-11-27', '2027-01-11'])
      expect(validate(day)).toMatchObject({
        value: { lastDay: own.until, right: { rule: 'return', withdrawUntil, own } },
      })
    expect(validate('2027-01-12')).toEqual({ ok: false, code: 'tooLate' })
  })

  it('LAW-01 is the law’s alone where the brand promises no more', () => {
    const law = { now: new Date('2026-11-27T12:00:00Z'), ownReturn: undefined }
    expect(validateReturn(order, FULFILMENT, law)).toEqual({ ok: false, code: 'tooLate' })
    expect(returnRightOf(order, FULFILMENT, law)).toEqual({ rule: 'withdrawal', withdrawUntil: '2026-11-26' })
  })

  it('LAW-01 has no last day while something is still to come', () => {
    const paid = { ...FULFILMENT, state: 'paid', parts: [{}] } as const
    expect(returnRightOf(order, paid, { now: new Date('2027-05-01T12:00:00Z'), ownReturn: SIXTY })).toEqual({
      rule: 'withdrawal',
      own: SIXTY,
    })
  })

  it('LAW-01 is not for what went back before, nor for companies', () => {
    const returned = { ...FULFILMENT, returnedPieces: new Map([['rug', 2]]), exemptLineIds: new Set(['set']) }
    expect(validate('2026-12-01', SIXTY, returned)).toEqual({ ok: false, code: 'madeToOrder' })
    const company = { ...order, buyer: { ...order.buyer, customerType: 'company' as const } }
    const later = { now: new Date('2026-12-01T12:00:00Z'), ownReturn: SIXTY }
    expect(validateReturn(company, FULFILMENT, later)).toEqual({ ok: false, code: 'notAConsumer' })
  })
})
