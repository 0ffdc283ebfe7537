import { describe, expect, it } from 'vitest'
import { MARKETS } from '../market/market.ts'
import { contentRecord, unitPrice } from './unit-price.ts'

describe('the price of a unit', () => {
  it.each([
    ['DK', 'm2', '416,50 kr. pr. m²'],
    ['NO', 'm2', '416,50 kr per m²'],
    ['SE', 'm2', 'Jfr-pris 416,50 kr/m²'],
    ['DK', 'piece', '416,50 kr. pr. stk.'],
    ['NO', 'piece', '416,50 kr per stk.'],
    ['SE', 'piece', 'Jfr-pris 416,50 kr/st'],
    ['DK', 'kg', '416,50 kr. pr. kg'],
  ] as const)('is written as %s writes it: per %s', (market, unit, text) => {
    const shown = unitPrice(249_900, { quantity: 6, unit }, MARKETS[market])
    expect(shown && { ...shown, text: shown.text.replaceAll('\u00a0', ' ') }).toEqual({ text, amount: 416.5, unit })
  })

  it('is rounded to the smallest coin', () => {
    expect(unitPrice(100_000, { quantity: 3, unit: 'piece' }, MARKETS.DK)?.amount).toBe(333.33)
    expect(unitPrice(129_900, { quantity: 3.14, unit: 'm2' }, MARKETS.DK)?.amount).toBe(413.69)
  })

  it('does not stand where it is the price itself, where nothing is sold by measure, and where nothing is paid', () => {
    expect(unitPrice(44_900, { quantity: 1, unit: 'piece' }, MARKETS.DK)).toBeUndefined()
    expect(unitPrice(44_900, null, MARKETS.DK)).toBeUndefined()
    expect(unitPrice(0, { quantity: 6, unit: 'm2' }, MARKETS.DK)).toBeUndefined()
  })

  it.each([
    { quantity: 0, unit: 'm2' },
    { quantity: -6, unit: 'm2' },
    { quantity: 6, unit: 'cm2' },
    { quantity: 6 },
    { unit: 'm2' },
    { quantity: 6, unit: 'm2', price: 1 },
  ])('import refuses %j', (content) => {
    expect(contentRecord.safeParse(content).success).toBe(false)
  })
})
