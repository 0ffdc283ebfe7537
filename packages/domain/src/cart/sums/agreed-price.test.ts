import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../duration/duration.ts'
import type { CartLine } from '../cart-line.ts'
import { mergeCarts } from '../merge-carts.ts'
import { agreePrice, isAgreed, lowestAgreed, withAgreedPrice } from './agreed-price.ts'

const now = new Date('2026-11-17T10:00:00Z')
const line: CartLine = { id: 'a', sku: 'S', quantity: 2 }
const wanted = { ordinaryMinor: 999_00, limitPercent: 10, market: 'DK', now } as const
const agreed = { market: 'DK', minor: 900_00, quantity: 2, until: '2026-12-17T10:00:00.000Z' } as const
const atPrice: CartLine = { ...line, agreed }

describe('an agreed price', () => {
  it('EMP-04 stays within the limit, and is neither negative nor the ordinary price', () => {
    expect(lowestAgreed(999_00, 10)).toBe(899_10)
    expect(agreePrice(line, { ...wanted, minor: 900_00 })).toEqual({ ok: true, value: agreed })
    expect(agreePrice(line, { ...wanted, minor: 899_10 })).toMatchObject({ ok: true })
    expect(agreePrice(line, { ...wanted, minor: 899_09 })).toMatchObject({ code: 'beyondLimit' })
    expect(agreePrice(line, { ...wanted, minor: 999_00 })).toMatchObject({ code: 'notLower' })
    expect(agreePrice(line, { ...wanted, minor: -1, limitPercent: 100 })).toMatchObject({ code: 'invalidPrice' })
    expect(agreePrice(line, { ...wanted, minor: 0, limitPercent: 100 })).toMatchObject({ ok: true })
  })

  it('EMP-04 holds for its quantity and market, for 30 days', () => {
    const there = { market: 'DK', now } as const
    expect(isAgreed(atPrice, there)).toBe(true)
    expect(isAgreed({ ...atPrice, quantity: 3 }, there)).toBe(false)
    expect(isAgreed(atPrice, { ...there, market: 'NO' })).toBe(false)
    expect(isAgreed(atPrice, { ...there, now: new Date(now.getTime() + 30 * DAY_MS) })).toBe(false)
  })

  it('EMP-04 LAW-02 is compared with no other price, and never above what everybody pays', () => {
    const reference = { minor: 1200_00, reductionBegan: now }
    const price = { currentMinor: 999_00, regularMinor: 1300_00, reference }
    const there = { market: 'DK', now } as const
    expect(withAgreedPrice(atPrice, price, there)).toEqual({ currentMinor: 900_00, regularMinor: 900_00 })
    const cheaper = { currentMinor: 800_00, regularMinor: 1300_00, reference }
    expect(withAgreedPrice(atPrice, cheaper, there)).toBe(cheaper)
  })
})

describe('carts that are merged', () => {
  const merged = (own: readonly CartLine[], theirs: readonly CartLine[]) =>
    mergeCarts({ lines: own, details: {} }, { lines: theirs, details: {} }).lines.map((each) => [
      each.quantity,
      each.agreed?.minor,
    ])

  it('EMP-04 keep pieces at an agreed price; the ordinary ones are those beyond them', () => {
    const own = { ...line, id: 'b' }
    expect(merged([own], [atPrice])).toEqual([[2, 900_00]])
    expect(merged([{ ...own, quantity: 5 }], [atPrice])).toEqual([
      [3, undefined],
      [2, 900_00],
    ])
    expect(merged([atPrice], [{ ...own, quantity: 5 }])).toEqual([
      [2, 900_00],
      [3, undefined],
    ])
    expect(merged([atPrice], [{ ...own, quantity: 1 }])).toEqual([[2, 900_00]])
  })

  it('EMP-04 remember who sold a line', () => {
    const soldBy = { employeeId: 'e', employeeName: 'Bo', storeKey: 'aarhus' }
    const { lines } = mergeCarts({ lines: [line], details: {} }, { lines: [{ ...line, id: 'c', soldBy }], details: {} })
    expect(lines).toEqual([{ ...line, soldBy }])
  })
})
