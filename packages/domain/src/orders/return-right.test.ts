import { describe, expect, it } from 'vitest'
import { line, placed } from './order-test-shop.ts'
import { validateReturn, returnRightOf } from './return-right.ts'
import type { OrderFulfilment } from './withdrawal-window.ts'

const { order } = placed([line('RUG', 2), line('SET', 1)])
const FATE: OrderFulfilment = {
  state: 'delivered',
  parts: [{ deliveredAt: new Date('2026-11-12T10:00:00Z') }],
  goneBack: new Map(),
  exemptLineIds: new Set(),
}
const SIXTY = { days: 60, condition: 'unused' } as const
const judge = (day: string, ownReturn: typeof SIXTY | undefined = SIXTY, fate = FATE) =>
  validateReturn(order, fate, { now: new Date(`${day}T12:00:00Z`), ownReturn })

describe('the right to send something back', () => {
  it('LAW-01 is the law’s for 14 days, then the shop’s own until its last day', () => {
    const own = { ...SIXTY, until: '2027-01-11' }
    const withdrawUntil = '2026-11-26'
    expect(judge('2026-11-26')).toMatchObject({
      value: { lastDay: withdrawUntil, right: { rule: 'withdrawal', withdrawUntil, own } },
    })
    for (const day of ['2026-11-27', '2027-01-11'])
      expect(judge(day)).toMatchObject({ value: { lastDay: own.until, right: { rule: 'return', withdrawUntil, own } } })
    expect(judge('2027-01-12')).toEqual({ ok: false, code: 'tooLate' })
  })

  it('LAW-01 is the law’s alone where the brand promises no more', () => {
    const law = { now: new Date('2026-11-27T12:00:00Z'), ownReturn: undefined }
    expect(validateReturn(order, FATE, law)).toEqual({ ok: false, code: 'tooLate' })
    expect(returnRightOf(order, FATE, law)).toEqual({ rule: 'withdrawal', withdrawUntil: '2026-11-26' })
  })

  it('LAW-01 has no last day while something is still to come', () => {
    const paid = { ...FATE, state: 'paid', parts: [{}] } as const
    expect(returnRightOf(order, paid, { now: new Date('2027-05-01T12:00:00Z'), ownReturn: SIXTY })).toEqual({
      rule: 'withdrawal',
      own: SIXTY,
    })
  })

  it('LAW-01 is not for what went back before, nor for companies', () => {
    const gone = { ...FATE, goneBack: new Map([['rug', 2]]), exemptLineIds: new Set(['set']) }
    expect(judge('2026-12-01', SIXTY, gone)).toEqual({ ok: false, code: 'nothingLeft' })
    const company = { ...order, buyer: { ...order.buyer, customerType: 'company' as const } }
    const later = { now: new Date('2026-12-01T12:00:00Z'), ownReturn: SIXTY }
    expect(validateReturn(company, FATE, later)).toEqual({ ok: false, code: 'notAConsumer' })
  })
})
