import { describe, expect, it } from 'vitest'
import { isMostOfStock } from './invoice-limits.ts'

const left = (available: number, mayOversell = false) => [{ sku: 'A', available, mayOversell }]
const needed = (quantity: number) => [{ sku: 'A', quantity }]

describe('what a stranger takes by invoice', () => {
  it('SEC-02 is most of the stock unless as much is left for others', () => {
    expect(isMostOfStock(needed(1), left(1))).toBe(true)
    expect(isMostOfStock(needed(1), left(2))).toBe(false)
    expect(isMostOfStock(needed(3), left(5))).toBe(true)
    expect(isMostOfStock(needed(3), left(6))).toBe(false)
    expect(isMostOfStock(needed(1), [])).toBe(true)
    expect(isMostOfStock([], [])).toBe(false)
  })

  it('is never most of what is delivered to us', () => {
    expect(isMostOfStock(needed(5), left(0, true))).toBe(false)
  })
})
