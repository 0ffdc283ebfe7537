import { describe, expect, it } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'
import { currentPrice } from '@firkant/domain/pricing/price-log.ts'
import { DEMO_FOLDER } from '../../commands/import-demo.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { demoPrices } from './demo-prices.ts'

const { products } = readDemoCatalogue(DEMO_FOLDER)
const NOW = new Date('2026-11-15T12:34:56Z')
const places = BRAND_KEYS.flatMap((brand) => MARKET_KEYS.map((market) => ({ brand, market })))
const logs = products.flatMap((product) =>
  places.map((where) => ({ product, where, prices: demoPrices(product, where, NOW) })),
)
const entriesOf = (prices: ReturnType<typeof demoPrices>) =>
  prices.map(({ amountMinor, reason, startsAt, endsAt }) => ({
    minor: amountMinor,
    reason,
    from: startsAt,
    to: endsAt ?? undefined,
  }))

describe('demo prices', () => {
  it('are whole amounts that end in 9, for every product in every market', () => {
    expect(logs.length).toBeGreaterThan(1000)
    for (const { prices } of logs) {
      for (const { amountMinor } of prices) {
        expect(amountMinor).toBeGreaterThan(0)
        expect(amountMinor % 1000).toBe(900)
      }
    }
  })

  it('are the same for every import of a day, whatever the hour', () => {
    for (const { product, where, prices } of logs) {
      expect(demoPrices(product, where, new Date('2026-11-15T00:00:00Z'))).toEqual(prices)
    }
  })

  it('reduce about one design in four, and all colours of a design alike', () => {
    const designs = new Map<string, Set<number>>()
    for (const { product, where, prices } of logs) {
      const name = `${where.brand} ${where.market} ${product.designKey}`
      designs.set(name, (designs.get(name) ?? new Set()).add(prices.length))
    }
    expect([...designs.values()].every((lengths) => lengths.size === 1)).toBe(true)
    const reduced = [...designs.values()].filter((lengths) => lengths.has(2)).length
    expect(reduced / designs.size).toBeGreaterThan(0.15)
    expect(reduced / designs.size).toBeLessThan(0.35)
  })

  it('LAW-02 every running campaign is a true reduction with the list price for its reference', () => {
    for (const { prices } of logs) {
      const [list, campaign] = prices
      const price = currentPrice(entriesOf(prices), NOW)
      expect(price?.regularMinor).toBe(list?.amountMinor)
      expect(price?.currentMinor).toBe((campaign ?? list)?.amountMinor)
      expect(price?.reference?.minor).toBe(campaign && list?.amountMinor)
      expect(price?.validUntil).toEqual(campaign?.endsAt ?? undefined)
    }
  })

  it('differ by market as real lists do', () => {
    const [product] = products
    if (!product) return expect.unreachable('the catalogue is empty')
    const lists = MARKET_KEYS.map((market) => demoPrices(product, { brand: 'hjemly', market }, NOW)[0]?.amountMinor)
    expect(new Set(lists).size).toBe(3)
  })
})
