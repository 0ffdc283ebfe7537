import { describe, expect, it } from 'vitest'
import { fullDayName } from './delivery-plan.ts'
import type { PromisedDay } from './delivery-promise.ts'
import { testDelivery } from './delivery-test-plan.ts'
import { isMovable, movableDays } from './move-day.ts'

const PLACED = new Date('2026-11-16T09:00:00Z')
const promised: PromisedDay = { day: '2026-11-26', zone: 'dk', service: 'carriedIn', reasons: [] }
const ordered = { promised, tier: 'twoMan', placedAt: PLACED } as const
const days = (now: string, plan = testDelivery('DK'), order: Parameters<typeof movableDays>[0] = ordered) =>
  movableDays(order, plan, new Date(now))

describe('moving the day', () => {
  it('DLV-04 is possible until noon of the second day before, by the clock of the market', () => {
    expect(isMovable('2026-11-26', 'DK', new Date('2026-11-24T10:59:00Z'))).toBe(true)
    expect(isMovable('2026-11-26', 'DK', new Date('2026-11-24T11:00:00Z'))).toBe(false)
    expect(days('2026-11-24T11:00:00Z')).toEqual([])
  })

  it('DLV-04 offers days on which the zone is served, never earlier than the goods can come', () => {
    expect(days('2026-11-16T09:00:00Z').slice(0, 4)).toEqual(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'])
    const fromStock: PromisedDay = { ...promised, day: '2026-12-10', reasons: [{ kind: 'stock', days: 14 }] }
    expect(days('2026-11-16T09:00:00Z', testDelivery('DK'), { ...ordered, promised: fromStock })[0]).toBe('2026-12-10')
    expect(days('2026-11-16T09:00:00Z').some((day) => day === '2026-12-24')).toBe(false)
  })

  it('DLV-03 DLV-04 leaves out full days, but for the one that it has', () => {
    const full = [
      fullDayName('dk', 'carriedIn', { day: '2026-11-26' }),
      fullDayName('dk', 'carriedIn', { day: '2026-11-30' }),
    ]
    const plan = testDelivery('DK', { fullDays: new Set(full) })
    expect(days('2026-11-16T09:00:00Z', plan).slice(0, 3)).toEqual(['2026-11-26', '2026-11-27', '2026-12-01'])
    const kept = days('2026-11-16T09:00:00Z', testDelivery('DK', { fullDays: new Set([full[1] ?? '']) }))
    expect(kept[0]).toBe('2026-11-26')
  })

  it('DLV-04 nothing is offered where the zone has gone or brings it in another way', () => {
    expect(
      days('2026-11-16T09:00:00Z', testDelivery('DK'), { ...ordered, promised: { ...promised, zone: 'x' } }),
    ).toEqual([])
    const kerb = { ...promised, service: 'kerb' } as const
    expect(days('2026-11-16T09:00:00Z', testDelivery('DK'), { ...ordered, promised: kerb })).toEqual([])
  })
})
