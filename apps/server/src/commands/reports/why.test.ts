import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, day, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { recordForecasts } from '../../features/stock/stock-forecast.ts'
import { explainSku } from './why.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addToCatalogue(shop, [
    testProduct('why-sofa'),
    testPrice('WHY-SOFA', 1000),
    testPrice('WHY-SOFA', 900, { reason: 'campaign', from: day(-25), to: day(-20) }),
    testPrice('WHY-SOFA', 800, { reason: 'campaign', from: day(-5), to: day(5) }),
    testStock('WHY-SOFA', 4),
    { type: 'sale', sku: 'WHY-SOFA', brand: 'hjemly', market: 'DK', quantity: 14, soldAt: day(-1), reference: 'why-1' },
  ])
  await recordForecasts(shop.database.main, TEST_NOW)
})
afterAll(() => shop.close())

const explain = (sku: string, asJson = false) => explainSku(shop.database.main, { sku, now: TEST_NOW, asJson })

describe('why', () => {
  it('LAW-02 prints the price, its reference and the entries of the log that it comes from', async () => {
    const text = await explain('WHY-SOFA')
    expect(text).toContain('WHY-SOFA (why-sofa) at hjemly in DK, 2026-11-15 12:00 UTC')
    expect(text).toContain('Price now 800.00 DKK (regular 1000.00 DKK)')
    expect(text).toContain(
      'Reference 900.00 DKK: the lowest price from 2026-10-11 12:00 until the reduction began 2026-11-10 12:00 (saving shown: 11 %)',
    )
    expect(text.match(/recorded \d/g)).toHaveLength(3)
  })

  it('LAW-03 prints each claim with the facts that bear it out', async () => {
    const text = await explain('WHY-SOFA')
    expect(text).toContain(
      'EstimatedStockOut: runs out 2026-11-19 12:00: forecast of 2026-11-15 12:00 from 4 in stock and 14 sold in 14 days',
    )
    expect(text).toContain('DiscountPeriodEnds: the price entry ends 2026-11-20 12:00')
    expect(text).toContain('SellingFast: 14 sold in 48 hours, from the sales log')
    expect(text).toContain('RiskStockOut: 4 left')
  })

  it('LAW-02 exports the proof as JSON', async () => {
    const [proof] = JSON.parse(await explain('WHY-SOFA', true)) as Record<string, unknown>[]
    expect(proof).toMatchObject({
      sku: 'WHY-SOFA',
      savedPercent: 11,
      price: { currentMinor: 80_000, reference: { minor: 90_000 } },
      reference: { lowestMinor: 90_000 },
      soldIn48Hours: 14,
    })
  })

  it('LAW-02 a sku that nobody sells is named, with what to do', async () => {
    await expect(explain('FINDES-IKKE')).rejects.toThrow('No brand sells a sku "FINDES-IKKE"')
  })

  it('LAW-03 forecasts are only added to, and repeat nothing that still stands', async () => {
    const { main, pool } = shop.database
    const count = async () => (await pool.query(`select * from stock_forecasts where sku = 'WHY-SOFA'`)).rowCount
    expect(await count()).toBe(1)
    await recordForecasts(main, new Date(TEST_NOW.getTime() + 60_000))
    expect(await count()).toBe(1)
    await pool.query(`update stock_levels set on_hand = 3 where sku = 'WHY-SOFA'`)
    await recordForecasts(main, new Date(TEST_NOW.getTime() + 120_000))
    expect(await count()).toBe(2)
    await expect(pool.query(`update stock_forecasts set available = 99`)).rejects.toThrow('log')
  })
})
