import { describe, expect, it } from 'vitest'
import { STOCK_STATUSES, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import { DEMO_FOLDER } from '../../commands/import-demo.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoLaunch, demoStock } from './demo-stock.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const { products } = readDemoCatalogue(DEMO_FOLDER)

describe('the demo shop', () => {
  it('CARD-03 has products in every state of stock, most of them there', () => {
    const statuses = products.map((product) => {
      const { onHand, backOrderDays } = demoStock(product)
      return stockStatusOf({ onHand, reserved: 0, backOrderDays: backOrderDays ?? undefined })
    })
    const count = (status: string) => statuses.filter((each) => each === status).length
    for (const status of STOCK_STATUSES) expect(count(status), status).toBeGreaterThan(0)
    expect(count('inStock')).toBeGreaterThan(products.length / 2)
  })

  it('has designs with many reviews, few and none, all written before today', () => {
    const counts = products.map((product) => demoReviews(product, NOW).length)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThan(20)
    for (const review of products.flatMap((product) => demoReviews(product, NOW))) {
      expect(review.writtenAt.getTime()).toBeLessThan(NOW.getTime())
      expect(review.rating).toBeGreaterThanOrEqual(1)
      expect(review.rating).toBeLessThanOrEqual(5)
    }
  })

  it('is the same on every machine', () => {
    const [first] = products
    if (!first) throw new Error('no products')
    expect(demoStock(first)).toEqual(demoStock({ ...first }))
    expect(demoLaunch(first, NOW)).toEqual(demoLaunch({ ...first }, NOW))
  })
})
