import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { currentPrice, type PriceEntry } from '@firkant/domain/pricing/price-log.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { DEMO_PRICE_STATES, demoPriceStates, type DemoPriceState } from './demo-price-states.ts'
import { demoPrices } from './demo-prices.ts'
import { demoPriceRecords } from './demo-records.ts'
import { demoVariants } from './demo-variants.ts'

const NOW = new Date('2026-11-15T12:34:56Z')
const demo = readDemoCatalogue(DEMO_FOLDER)
const records = demoPriceRecords(demo, NOW)
const states = new Map(BRAND_KEYS.map((brand) => [brand, demoPriceStates(demo.products, brand)]))
const designOfSku = new Map(
  demo.products.flatMap((product) => demoVariants(demo, product).map(({ sku }) => [sku, product.designKey] as const)),
)
const logs = [...Map.groupBy(records, ({ brand, market, sku }) => `${brand} ${market} ${sku}`).values()].flatMap(
  (entries) => {
    const [first] = entries
    if (!first) return []
    const state = states.get(first.brand)?.get(designOfSku.get(first.sku) ?? '')
    return state ? [{ ...first, state, log: entries.map(entryOf), price: currentPrice(entries.map(entryOf), NOW) }] : []
  },
)

function entryOf({ amount, reason, audience, from, to }: RecordOf<'price'>): PriceEntry {
  return { minor: minorOfDecimal(amount), reason, audience, from: new Date(from), to: to ? new Date(to) : undefined }
}

/** Whether the price is reduced, and whether the reduction has an end. */
const REDUCED: Readonly<Record<DemoPriceState, { reduced: boolean; ends?: boolean }>> = {
  regular: { reduced: false },
  campaign: { reduced: true, ends: true },
  endingSoon: { reduced: true, ends: true },
  openEnded: { reduced: true },
  automated: { reduced: true, ends: true },
  progressive: { reduced: true, ends: true },
  again: { reduced: true, ends: true },
  minorUnits: { reduced: true, ends: true },
  future: { reduced: false },
  ended: { reduced: false },
  raised: { reduced: false },
  club: { reduced: false },
}

describe('demo prices', () => {
  it('CARD-05 every brand shows every state in each of its markets', () => {
    const seen = new Set(logs.map(({ brand, market, state }) => `${brand} ${market} ${state}`))
    for (const brand of BRAND_KEYS)
      for (const market of BRANDS[brand].markets)
        for (const state of DEMO_PRICE_STATES) expect(seen).toContain(`${brand} ${market} ${state}`)
  })

  it('end in 9, but for a few that have øre', () => {
    expect(records.filter(({ amount }) => Math.floor(amount) % 10 !== 9)).toEqual([])
    const withMinorUnits = records.filter(({ amount }) => !Number.isInteger(amount))
    const statesOf = withMinorUnits.map(({ brand, sku }) => states.get(brand)?.get(designOfSku.get(sku) ?? ''))
    expect(new Set(statesOf)).toEqual(new Set(['minorUnits']))
  })

  it('are the same for every import of a day, whatever the hour', () => {
    expect(demoPriceRecords(demo, new Date('2026-11-15T00:00:00Z'))).toEqual(records)
  })

  it('LAW-02 are reduced where their state says so, below the reference and never above the list price', () => {
    for (const { state, price, log } of logs) {
      const { reduced, ends = false } = REDUCED[state]
      expect(price, state).toBeDefined()
      expect(price?.reference !== undefined, state).toBe(reduced)
      expect(price?.reductionEndsAt !== undefined, state).toBe(ends)
      expect(price?.clubMinor !== undefined, state).toBe(state === 'club')
      if (!price?.reference) continue
      expect(price.currentMinor).toBeLessThan(price.reference.minor)
      expect(price.reference.minor).toBeLessThanOrEqual(price.regularMinor)
      expect(log.filter(({ reason }) => reason === 'regular').map(({ minor }) => minor)).toContain(price.regularMinor)
    }
  })

  it('LAW-02 a second step keeps the first reference; a reduction soon after another has a lower one', () => {
    const pricesIn = (state: DemoPriceState) =>
      logs.flatMap((log) => (log.state === state && log.price ? [log.price] : []))
    const twoSteps = pricesIn('progressive').filter(({ reference, regularMinor }) => reference?.minor !== regularMinor)
    const again = pricesIn('again').filter(({ reference, regularMinor }) => (reference?.minor ?? 0) >= regularMinor)
    expect([twoSteps, again]).toEqual([[], []])
  })

  it('PDP-04 an automated reduction ends within two days, a campaign that ends soon within four', () => {
    const hoursLeft = (state: DemoPriceState) =>
      logs
        .filter((log) => log.state === state)
        .map(({ price }) => ((price?.reductionEndsAt?.getTime() ?? 0) - NOW.getTime()) / HOUR_MS)
    for (const [state, most] of [
      ['automated', 48],
      ['endingSoon', 96],
    ] as const) {
      expect(Math.max(...hoursLeft(state))).toBeLessThan(most)
      expect(Math.min(...hoursLeft(state))).toBeGreaterThan(0)
    }
  })

  it.each(BRAND_KEYS)('reduce about one design in four in %s, and all its colours alike', (brand: BrandKey) => {
    const dealt = [...(states.get(brand)?.values() ?? [])]
    const share = dealt.filter((state) => REDUCED[state].reduced).length / dealt.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.35)
  })

  it('differ by market as real lists do, and by size', () => {
    const amounts = MARKET_KEYS.map(
      (market) => demoPrices(8999, { state: 'regular', market, percent: 20 }, NOW)[0]?.amount,
    )
    expect(amounts).toEqual([8999, 13_699, 13_299])
    const bed = logs.filter(
      ({ brand, market, sku }) => brand === 'skygge' && market === 'DK' && sku.startsWith('SOVLUND-OAK'),
    )
    expect(new Set(bed.map(({ price }) => price?.regularMinor)).size).toBe(4)
  })
})
