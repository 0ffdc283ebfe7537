import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { CatalogRecordType, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'
import { STOCK_STATUSES, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import { estimatedStockOut, STRESS_TYPES, stressFactors } from '@firkant/domain/stock/stress-factor.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { demoRecords } from './demo-records.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const records = demoRecords(readDemoCatalogue(DEMO_FOLDER), NOW)
const all = <Type extends CatalogRecordType>(type: Type) =>
  records.filter((record): record is RecordOf<Type> => record.type === type)
const central = new Map(
  all('stock').flatMap(({ sku, location, onHand }) => (location === 'central' ? [[sku, onHand] as const] : [])),
)
const sales = Map.groupBy(all('sale'), ({ sku }) => sku)
const campaigns = Map.groupBy(
  all('price').filter(
    ({ reason, audience, from }) => reason !== 'regular' && audience === 'all' && Date.parse(from) < +NOW,
  ),
  ({ brand, sku }) => `${brand} ${sku}`,
)
const soldWithin = (sku: string, hours: number) =>
  (sales.get(sku) ?? [])
    .filter(({ soldAt }) => NOW.getTime() - Date.parse(soldAt) <= hours * HOUR_MS)
    .reduce((sum, { quantity }) => sum + quantity, 0)

describe.each(BRAND_KEYS)('the demo shop of %s', (brand) => {
  const sold = all('product').filter(({ brands }) => brands.includes(brand))
  const variants = sold.filter(({ kind }) => kind === 'product').flatMap((product) => product.variants)
  const available = (sku: string) => central.get(sku) ?? 0

  it('CARD-03 has every state of stock, most of it there', () => {
    const statuses = variants.map(({ sku, backOrderDays }) =>
      stockStatusOf({ onHand: available(sku), reserved: 0, backOrderDays }),
    )
    for (const status of STOCK_STATUSES) expect(statuses).toContain(status)
    expect(statuses.filter((status) => status === 'inStock').length).toBeGreaterThan(statuses.length / 2)
  })

  it('LAW-03 CARD-08 every claim of haste is true of something, and most products are calm', () => {
    const claims = variants.map(({ sku }) => {
      const ends = campaigns.get(`${brand} ${sku}`)?.findLast(({ to }) => to !== undefined && Date.parse(to) > +NOW)?.to
      const stock = { available: available(sku), soldIn14Days: soldWithin(sku, 14 * 24) }
      const facts = {
        available: stock.available,
        stockOutAt: estimatedStockOut(stock, NOW),
        soldIn48Hours: soldWithin(sku, 48),
        reductionEndsAt: ends === undefined ? undefined : new Date(ends),
      }
      return stressFactors(facts, NOW).map(({ type }) => type)
    })
    for (const type of STRESS_TYPES) expect(claims.flat()).toContain(type)
    const hurried = claims.filter((types) => types.some((type) => type !== 'DiscountPeriodEnds'))
    expect(hurried.length).toBeLessThan(claims.length / 2.5)
  })

  it('PDP-02 PDP-07 CARD-02 has sizes, packages, colours and things sold in pairs', () => {
    expect(sold.filter((product) => product.variants.length > 1).length).toBeGreaterThan(20)
    expect(sold.filter(({ kind }) => kind === 'package').length).toBeGreaterThan(2)
    expect(sold.some(({ soldInGroupsOf }) => soldInGroupsOf > 1)).toBe(true)
    const colours = Map.groupBy(sold, ({ designKey }) => designKey)
    expect([...colours.values()].some((siblings) => siblings.length > 2)).toBe(true)
  })

  it('PDP-07 has packages that can be bought as they are shown', () => {
    const whole = sold.filter(
      ({ kind, parts }) =>
        kind === 'package' && parts.every(({ choices: [first = ''], quantity }) => available(first) >= quantity),
    )
    expect(whole.length).toBeGreaterThan(2)
  })

  it('PLP-02 has at least two values for every filter', () => {
    const differ = (read: (product: RecordOf<'product'>) => string | undefined) =>
      expect(new Set(sold.map(read)).size).toBeGreaterThan(2)
    differ(({ colour }) => colour.key)
    differ(({ material }) => material.key)
    differ(({ productBrandKey }) => productBrandKey)
    differ(({ seriesKey }) => seriesKey)
    differ((product) => product.variants[0]?.sizeKey)
  })

  it('has a price for everything it sells, in each of its markets', () => {
    const priced = new Set(all('price').map(({ sku, market, brand: seller }) => `${seller} ${market} ${sku}`))
    const wanted = sold.flatMap((product) =>
      product.variants.flatMap(({ sku }) => BRANDS[brand].markets.map((market) => `${brand} ${market} ${sku}`)),
    )
    expect(wanted.filter((place) => !priced.has(place))).toEqual([])
  })

  it('has new products', () => {
    const days = sold.map(({ launchedAt }) => (NOW.getTime() - Date.parse(launchedAt)) / (24 * HOUR_MS))
    expect(days.filter((age) => age < 60).length).toBeGreaterThan(5)
    expect(Math.min(...days)).toBeGreaterThan(0)
  })
})

describe('the stores of the demo', () => {
  it('PDP-05 twelve in three countries, each with something to show, and nothing that is sold online only', () => {
    const stores = all('store')
    expect(MARKET_KEYS.map((market) => stores.filter((store) => store.market === market).length)).toEqual([5, 4, 3])
    const online = all('product').filter(({ labels }) => labels.includes('online-only'))
    const onlineSkus = new Set(online.flatMap((product) => product.variants.map(({ sku }) => sku)))
    for (const { key } of stores) {
      const held = all('stock').filter(({ location }) => location === key)
      expect(held.length).toBeGreaterThan(50)
      expect(held.filter(({ sku }) => onlineSkus.has(sku))).toEqual([])
    }
  })

  it('EMP-05 each tells what it does, where it lies, and when Christmas keeps it shut', () => {
    const stores = all('store')
    expect(new Set(stores.map(({ city }) => city)).size).toBe(12)
    for (const { key, services, description, region, location, specialDays } of stores) {
      expect(services.length, key).toBeGreaterThan(4)
      expect(
        [description, region].filter((text) => text === ''),
        key,
      ).toEqual([])
      expect(location, key).toBeDefined()
      const closed = specialDays.filter(({ hours }) => hours.length === 0).map(({ day }) => day)
      expect(closed, key).toEqual(expect.arrayContaining(['2026-12-24', '2026-12-25', '2027-01-01']))
    }
  })
})

it('what is called a bestseller sells better than most of its kind', () => {
  const designs = Map.groupBy(all('product'), ({ designKey }) => designKey)
  const soldOf = (designKey: string) =>
    (designs.get(designKey) ?? [])
      .flatMap((product) => product.variants)
      .reduce((sum, { sku }) => sum + soldWithin(sku, 14 * 24), 0)
  for (const [designKey, [product]] of designs) {
    if (!product?.labels.includes('bestseller')) continue
    const rivals = [...designs].filter(([, [other]]) => other?.categoryKeys[0] === product.categoryKeys[0])
    const better = rivals.filter(([rival]) => soldOf(rival) > soldOf(designKey))
    expect(better.length, designKey).toBeLessThanOrEqual(2)
  }
})
