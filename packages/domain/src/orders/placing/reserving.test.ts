import { describe, expect, it } from 'vitest'
import { reservesWhenPlaced, soldOutSkus } from './reserving.ts'

describe('when an order takes its goods', () => {
  it.each([
    ['an invoice that nobody has to confirm', { isSettled: true, isToConfirm: false, isByStaff: false }, true],
    ['an invoice to be confirmed', { isSettled: true, isToConfirm: true, isByStaff: false }, false],
    ['a card payment that is begun', { isSettled: false, isToConfirm: false, isByStaff: false }, false],
    ['one to be confirmed that an employee took', { isSettled: true, isToConfirm: true, isByStaff: true }, false],
    ['a card payment that an employee began', { isSettled: false, isToConfirm: false, isByStaff: true }, true],
  ])('CHK-03 %s', (_what, placed, reserves) => {
    expect(reservesWhenPlaced(placed)).toBe(reserves)
  })
})

describe('what is no longer there', () => {
  const left = [
    { sku: 'LAMP', available: 2, mayOversell: false },
    { sku: 'SOFA', available: 0, mayOversell: true },
  ]

  it('CHK-03 is what the order needs more of than is left', () => {
    expect(soldOutSkus([{ sku: 'LAMP', quantity: 2 }], left)).toEqual([])
    expect(soldOutSkus([{ sku: 'LAMP', quantity: 3 }], left)).toEqual(['LAMP'])
  })

  it('CHK-03 is nothing that is delivered to us, and all that no shelf knows', () => {
    const needed = [
      { sku: 'SOFA', quantity: 4 },
      { sku: 'GONE', quantity: 1 },
    ]
    expect(soldOutSkus(needed, left)).toEqual(['GONE'])
  })
})
