import { describe, expect, it } from 'vitest'
import { line, placed } from '../order-test-shop.ts'
import type { Order } from '../order.ts'
import { validateWithdrawal, lastWithdrawalDay, type OrderFulfilment } from './withdrawal-window.ts'

const ORDER: Order = placed([line('RUG', 2), line('SET', 1)]).order
const at = (moment: string) => ({ deliveredAt: new Date(moment) })
const fulfilment = (more: Partial<OrderFulfilment> = {}): OrderFulfilment => ({
  state: 'delivered',
  parts: [at('2026-11-12T10:00:00Z')],
  returnedPieces: new Map(),
  exemptLineIds: new Set(),
  ...more,
})
const NOW = new Date('2026-11-20T12:00:00Z')
const validate = (more: Partial<OrderFulfilment> = {}, now = NOW, order = ORDER) =>
  validateWithdrawal(order, fulfilment(more), now)

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
    expect(validate({ state: 'shipped', parts: [at('2026-01-12T10:00:00Z'), {}] }).ok).toBe(true)
    expect(validate({ state: 'paid', parts: [] }).ok).toBe(true)
  })

  it('LAW-01 lasts to the end of its last day, on the clock of the market', () => {
    expect(validate({}, new Date('2026-11-26T22:59:59Z'))).toMatchObject({ ok: true, value: { lastDay: '2026-11-26' } })
    expect(validate({}, new Date('2026-11-26T23:00:00Z'))).toEqual({ ok: false, code: 'tooLate' })
  })

  it('LAW-01 is for guests and customers alike, but not for companies', () => {
    const customer = { ...ORDER, buyer: { ...ORDER.buyer, customerId: 'c1' } }
    expect(validate({}, NOW, customer)).toEqual(validate())
    const company = { ...ORDER, buyer: { ...ORDER.buyer, customerType: 'company' as const } }
    expect(validate({}, NOW, company)).toEqual({ ok: false, code: 'notAConsumer' })
  })

  it('LAW-01 LAW-16 is for what was bought and not given back, less what was made for one buyer alone', () => {
    expect(validate({ state: 'paying' })).toEqual({ ok: false, code: 'notBought' })
    expect(validate({ state: 'cancelled' })).toEqual({ ok: false, code: 'cancelled' })
    expect(validate({ state: 'returned' })).toEqual({ ok: false, code: 'nothingLeft' })
    const openOf = (more: Partial<OrderFulfilment>) => {
      const validated = validate(more)
      return validated.ok ? Object.fromEntries(validated.value.pieces) : validated.code
    }
    expect(openOf({})).toEqual({ rug: 2, set: 1 })
    expect(openOf({ state: 'paid', parts: [] })).toEqual({ rug: 2, set: 1, carry: 3 })
    expect(openOf({ returnedPieces: new Map([['rug', 1]]) })).toEqual({ rug: 1, set: 1 })
    expect(openOf({ exemptLineIds: new Set(['set']) })).toEqual({ rug: 2 })
    expect(openOf({ returnedPieces: new Map([['rug', 2]]), exemptLineIds: new Set(['set']) })).toBe('madeToOrder')
  })
})
