import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryPlaceOf } from '@firkant/domain/cart/shipping/arrival-words.ts'
import { arrivalSteps } from '@firkant/domain/catalog/arrival-filter.ts'
import { MEASURE_FACETS, type RangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import { LISTING_SORTS, PAGE_SIZE, type ListingQuery, type ValueFacet } from '@firkant/domain/catalog/listing-query.ts'
import { DELIVERY_TIERS } from '@firkant/domain/delivery/delivery-promise.ts'
import { testDelivery } from '@firkant/domain/delivery/delivery-test-plan.ts'
import { daysToArrival, promiseDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { DELIVERY_STEPS, DISCOUNT_STEPS, filterListing, knownQuery, pageOf, RATING_STEPS } from './filter-listing.ts'
import { listingCandidates } from './listing-candidates.ts'
import type { ListingRow } from './listing-rows.ts'
import { listingTable, patchListingTable, type ListingTable } from './listing-table.ts'

const tableOf = (...given: Parameters<typeof listingTable>) => atOnce(listingTable(...given))

fc.configureGlobal({ seed: 20_261_115 })

const NOW = new Date('2026-11-15T12:00:00Z')
const COLOURS = ['green', 'blue', 'red']
/** Where small things take longer than large ones: another variant may be the first to come. */
const ISLAND_LEADS = { letter: 12, parcel: 9, bulky: 6, twoMan: 3 } as const
const plain = testDelivery('DK')
const delivery = testDelivery('DK', {
  zones: [{ key: 'island', postcodes: ['8592'], isRest: false }, ...plain.zones],
  rates: [
    ...plain.rates,
    ...plain.rates.map((rate) => ({ ...rate, zone: 'island', leadDays: ISLAND_LEADS[rate.tier], weekdays: [2, 4] })),
  ],
})
const ISLAND = deliveryPlaceOf(MARKETS.DK, { digits: '8592', town: 'Anholt' })
const AT = { delivery, now: NOW, arrival: { postcode: '8592', zone: 'island', place: ISLAND } } as const
const FRIDAYS = arrivalSteps('2026-11-15')
const fridayValue = (day: string) => `8592.${day}`
const MEASURES = [40, 62.5, 90, 140]
/** The longer side first. */
const FOOTPRINTS: [number, number][] = [
  [62.5, 40],
  [140, 90],
  [210, 90.5],
  [210, 200],
]
const SPACES = ['63x40', '210x90', '210x91', '300x200']
const SIZES = ['90x200', '140x200', '160x200']
const STORES = ['aarhus', 'odense']
const EMPTY: ListingQuery = { page: 1, sort: undefined, values: {}, ranges: {} }

const anyRow = fc.record({
  designKey: fc.constantFrom('a', 'b', 'c', 'd'),
  position: fc.nat(50),
  categories: fc.subarray(['sofas', 'corner', 'beds'], { minLength: 1 }),
  rooms: fc.subarray(['living', 'hall']),
  labels: fc.subarray(['online']),
  sizes: fc.subarray(SIZES),
  stores: fc.subarray(STORES),
  measures: fc.record({
    width: fc.subarray(MEASURES, { minLength: 1 }),
    depth: fc.subarray(MEASURES),
    height: fc.subarray(MEASURES, { minLength: 1, maxLength: 1 }),
    seatWidth: fc.subarray(MEASURES, { maxLength: 1 }),
    door: fc.subarray(MEASURES, { maxLength: 2 }),
  }),
  footprints: fc.subarray(FOOTPRINTS, { maxLength: 2 }),
  dispatches: fc.array(
    fc.record({ tier: fc.constantFrom(...DELIVERY_TIERS), backOrderDays: fc.constantFrom(0, 0, 10, 40, 90) }),
    { maxLength: 3 },
  ),
  colour: fc.constantFrom(...COLOURS),
  shade: fc.constant('#aabbcc'),
  material: fc.constantFrom('wood', 'wool'),
  brand: fc.constantFrom('', 'north', 'south'),
  series: fc.constantFrom('', 'one', 'two'),
  priceMinor: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 100, max: 900_000 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  discountPercent: fc.nat(60),
  stock: fc.nat(3),
  rating: fc.nat(50),
  launchedAt: fc.integer({ min: NOW.getTime() - 1e10, max: NOW.getTime() }),
  sold: fc.nat(20),
  changesAt: fc.constant(Number.POSITIVE_INFINITY),
})
const anyRows = fc
  .array(anyRow, { maxLength: 70, size: 'max' })
  .map((rows): ListingRow[] => rows.map((row, index) => ({ ...row, key: `p${index}` })))
const choice = (values: readonly string[]) => fc.subarray([...values])
const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 3 }),
    sort: fc.option(fc.constantFrom(...LISTING_SORTS), { nil: undefined }),
    color: choice(COLOURS),
    material: choice(['wood', 'wool']),
    size: choice(SIZES),
    store: choice(STORES),
    space: choice(SPACES),
    stock: choice(STOCK_STATUSES),
    discount: choice(DISCOUNT_STEPS.map(String)),
    rating: choice(RATING_STEPS.map(String)),
    delivery: choice(DELIVERY_STEPS.map(String)),
    arrival: choice(FRIDAYS.map(fridayValue)),
    ranges: fc.record(
      {
        price: fc.record({ min: fc.nat(4000), max: fc.integer({ min: 4000, max: 9000 }) }),
        width: fc.record({ min: fc.nat(60), max: fc.integer({ min: 60, max: 140 }) }),
        seatWidth: fc.record({ max: fc.integer({ min: 40, max: 100 }) }),
        door: fc.record({ max: fc.integer({ min: 40, max: 100 }) }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ page, sort, ranges, ...values }) => ({
    page,
    sort,
    ranges,
    values: Object.fromEntries(Object.entries(values).filter(([, chosen]) => chosen.length > 0)),
  }))

const daysOf = ({ dispatches }: ListingRow) =>
  Math.min(...dispatches.map((dispatch) => daysToArrival(dispatch, AT.delivery, NOW)))
const arrivesBy = ({ dispatches }: ListingRow, value: string) =>
  dispatches.some((dispatch) => {
    const promised = promiseDay({ ...dispatch, zone: 'island' }, AT.delivery, NOW)
    return promised !== undefined && fridayValue(promised.day) <= value
  })

const standsOn = ({ footprints }: ListingRow, value: string) => {
  const [one = 0, other = 0] = value.split('x').map(Number)
  return footprints.some(([long, short]) => (long <= one && short <= other) || (long <= other && short <= one))
}

/** A naive implementation to compare with, product by product and facet by facet. */
function matches(row: ListingRow, query: ListingQuery, except?: string): boolean {
  const holds = (facet: ValueFacet, has: (value: string) => boolean) =>
    facet === except || (query.values[facet] ?? []).length === 0 || (query.values[facet] ?? []).some(has)
  const within = (facet: RangeFacet, values: readonly number[]) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = query.ranges[facet] ?? {}
    return facet === except || !query.ranges[facet] || values.some((value) => value >= min && value <= max)
  }
  return (
    row.priceMinor > 0 &&
    holds('color', (value) => row.colour === value) &&
    holds('material', (value) => row.material === value) &&
    holds('size', (value) => row.sizes.includes(value)) &&
    holds('space', (value) => standsOn(row, value)) &&
    holds('store', (value) => row.stores.includes(value)) &&
    holds('stock', (value) => STOCK_STATUSES[row.stock] === value) &&
    holds('delivery', (value) => daysOf(row) <= Number(value)) &&
    holds('arrival', (value) => arrivesBy(row, value)) &&
    holds('discount', (value) => row.discountPercent >= Number(value)) &&
    holds('rating', (value) => row.rating >= Number(value) * 10) &&
    within('price', [row.priceMinor / 100]) &&
    within('width', row.measures.width) &&
    within('seatWidth', row.measures.seatWidth) &&
    within('door', row.measures.door)
  )
}

const listOn = (table: ListingTable, query: ListingQuery) => {
  const listing = filterListing(table, table.rows, { query, at: AT })
  return { ...listing, keys: pageOf(table, query, listing) }
}

const list = (rows: readonly ListingRow[], query: ListingQuery) => listOn(tableOf(rows, new Map(), STORES), query)

describe('a filtered listing', () => {
  it('PLP-02 DLV-02 FIT-02 lists and counts what reading product by product gives, days of arrival by the one function', () => {
    fc.assert(
      fc.property(anyRows, anyQuery, (rows, query) => {
        const found = list(rows, query)
        const right = rows.filter((row) => matches(row, query))
        expect(found.total).toBe(right.length)
        expect(found.keys).toHaveLength(Math.max(0, Math.min(PAGE_SIZE, right.length - (query.page - 1) * PAGE_SIZE)))
        for (const key of found.keys) expect(right.map((row) => row.key)).toContain(key)
        for (const colour of COLOURS) {
          const count = rows.filter((row) => matches(row, query, 'color') && row.colour === colour).length
          expect(found.counts.color.get(colour) ?? 0).toBe(count)
        }
        for (const size of SIZES) {
          const count = rows.filter((row) => matches(row, query, 'size') && row.sizes.includes(size)).length
          expect(found.counts.size.get(size) ?? 0).toBe(count)
        }
        for (const step of DISCOUNT_STEPS) {
          const count = rows.filter((row) => matches(row, query, 'discount') && row.discountPercent >= step).length
          expect(found.counts.discount.get(String(step)) ?? 0).toBe(count)
        }
        for (const step of DELIVERY_STEPS) {
          const count = rows.filter((row) => matches(row, query, 'delivery') && daysOf(row) <= step).length
          expect(found.counts.delivery.get(String(step)) ?? 0).toBe(count)
        }
        for (const value of FRIDAYS.map(fridayValue)) {
          const count = rows.filter((row) => matches(row, query, 'arrival') && arrivesBy(row, value)).length
          expect(found.counts.arrival.get(value) ?? 0).toBe(count)
        }
        for (const value of query.values.space ?? [])
          expect(found.counts.space.get(value)).toBe(
            rows.filter((row) => matches(row, query, 'space') && standsOn(row, value)).length,
          )
        const spanOf = (facet: RangeFacet, valuesOf: (row: ListingRow) => readonly number[]) => {
          const left = rows.filter((row) => matches(row, query, facet)).map(valuesOf)
          const values = left.flat()
          if (values.length === 0) return undefined
          const having = left.filter(({ length }) => length > 0).length
          return { min: Math.min(...values), max: Math.max(...values), having, of: left.length }
        }
        expect(found.spans.price).toEqual(spanOf('price', (row) => [row.priceMinor]))
        for (const facet of MEASURE_FACETS)
          expect(found.spans[facet]).toEqual(spanOf(facet, (row) => row.measures[facet].map((cm) => cm * 10)))
      }),
      { numRuns: 300 },
    )
  })

  it('SRCH-07 folded, the colours of one design are one card and count once, for every filter', () => {
    fc.assert(
      fc.property(anyRows, anyQuery, (rows, query) => {
        const table = tableOf(rows, new Map(), STORES)
        const folded = filterListing(table, table.rows, { query, at: AT, isFolded: true })
        const byKey = new Map(rows.map((row) => [row.key, row]))
        const designsOf = (some: readonly ListingRow[]) => new Set(some.map(({ designKey }) => designKey)).size
        expect(folded.total).toBe(designsOf(rows.filter((row) => matches(row, query))))
        const keys = pageOf(table, { ...query, page: 1 }, { ...folded, isFolded: true })
        const shown = keys.flatMap((key) => byKey.get(key) ?? [])
        expect(designsOf(shown)).toBe(shown.length)
        expect(shown).toHaveLength(Math.min(PAGE_SIZE, folded.total))
        for (const row of shown) expect(matches(row, query)).toBe(true)
        const left = (facet: ValueFacet) => rows.filter((row) => matches(row, query, facet))
        for (const colour of COLOURS)
          expect(folded.counts.color.get(colour) ?? 0).toBe(
            designsOf(left('color').filter((row) => row.colour === colour)),
          )
        for (const size of SIZES)
          expect(folded.counts.size.get(size) ?? 0).toBe(
            designsOf(left('size').filter(({ sizes }) => sizes.includes(size))),
          )
        for (const step of DISCOUNT_STEPS)
          expect(folded.counts.discount.get(String(step)) ?? 0).toBe(
            designsOf(left('discount').filter((row) => row.discountPercent >= step)),
          )
        for (const [code, status] of STOCK_STATUSES.entries())
          expect(folded.counts.stock.get(status) ?? 0).toBe(
            designsOf(left('stock').filter(({ stock }) => stock === code)),
          )
        for (const store of STORES)
          expect(folded.counts.store.get(store) ?? 0).toBe(
            designsOf(left('store').filter(({ stores }) => stores.includes(store))),
          )
      }),
      { numRuns: 200 },
    )
  })

  it('PLP-01 PLP-03 the pages of a sort hold every product once, in its order', () => {
    const values: Record<string, (row: ListingRow) => number> = {
      newest: (row) => -row.launchedAt,
      priceUp: (row) => row.priceMinor,
      priceDown: (row) => -row.priceMinor,
      discount: (row) => -row.discountPercent,
      rating: (row) => -row.rating,
    }
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...LISTING_SORTS), (rows, sort) => {
        const byKey = new Map(rows.map((row) => [row.key, row]))
        const pages = [1, 2, 3].flatMap((page) => list(rows, { ...EMPTY, sort, page }).keys)
        expect(new Set(pages).size).toBe(pages.length)
        expect(pages).toHaveLength(rows.filter((row) => row.priceMinor > 0).length)
        const valueOf = values[sort]
        if (!valueOf) return
        const sorted = pages.flatMap((key) => byKey.get(key) ?? []).map(valueOf)
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
      }),
    )
  })

  it('PLP-03 the most popular first, and every design once before the second colour of any', () => {
    const row = (key: string, designKey: string, sold: number) =>
      ({ ...fc.sample(anyRow, 1)[0], key, designKey, sold, position: 0, priceMinor: 100, stock: 0 }) as ListingRow
    const rows = [row('a1', 'a', 1), row('a2', 'a', 9), row('b1', 'b', 5), row('b2', 'b', 4), row('c1', 'c', 0)]
    expect(list(rows, EMPTY).keys).toEqual(['a2', 'b1', 'c1', 'b2', 'a1'])
  })

  it('PLP-03 what is sold out comes last by popularity, in its order, until it is back', () => {
    const [sample] = fc.sample(anyRow, 1)
    const status = (name: (typeof STOCK_STATUSES)[number]) => STOCK_STATUSES.indexOf(name)
    const row = (key: string, sold: number, stock: number) =>
      ({ ...sample, key, designKey: key, sold, position: 0, priceMinor: 100, stock }) as ListingRow
    const rows = [
      row('gone', 9, status('outOfStock')),
      row('ordered', 8, status('orderable')),
      row('lost', 7, status('outOfStock')),
      row('few', 1, status('lowStock')),
    ]
    const table = tableOf(rows, new Map())
    const order = (sort: ListingQuery['sort'] = undefined) => listOn(table, { ...EMPTY, sort }).keys
    expect(order()).toEqual(['ordered', 'few', 'gone', 'lost'])
    expect(order('priceUp')).toEqual(['gone', 'ordered', 'lost', 'few'])
    patchListingTable(table, [row('gone', 9, status('inStock'))])
    expect(order()).toEqual(['gone', 'ordered', 'few', 'lost'])
    patchListingTable(table, [row('few', 1, status('outOfStock'))])
    expect(order()).toEqual(['gone', 'ordered', 'lost', 'few'])
  })

  it('PLP-02 a value that the catalogue does not have is left out', () => {
    const rows = COLOURS.map((colour) => ({ ...fc.sample(anyRow, 1)[0], key: colour, colour }) as ListingRow)
    const table = tableOf(rows, new Map())
    const query: ListingQuery = { ...EMPTY, values: { color: ['blurple', 'green'], rating: ['9'], stock: ['lost'] } }
    expect(knownQuery(table, query, AT).values).toEqual({ color: ['green'] })
  })

  it('DLV-02 the place alone lists everything, and counts each day; without a place nothing is counted', () => {
    const row = (key: string, tier: 'letter' | 'twoMan') =>
      ({ ...fc.sample(anyRow, 1)[0], key, priceMinor: 100, dispatches: [{ tier, backOrderDays: 0 }] }) as ListingRow
    const table = tableOf([row('lamp', 'letter'), row('sofa', 'twoMan')], new Map())
    const query = { ...EMPTY, values: { arrival: ['8592', '3700.2026-11-20'] } }
    const known = knownQuery(table, query, AT)
    expect(known.values).toEqual({ arrival: ['8592'] })
    const { total, counts } = filterListing(table, table.rows, { query: known, at: AT })
    expect(total).toBe(2)
    expect([...counts.arrival]).toEqual([
      ['8592.2026-11-20', 1],
      ['8592.2026-11-27', 1],
      ['8592.2026-12-04', 2],
      ['8592.2026-12-18', 2],
      ['8592', 2],
    ])
    const nowhere = { delivery: AT.delivery, now: NOW }
    expect(knownQuery(table, query, nowhere).values).toEqual({})
    expect(filterListing(table, table.rows, { query: EMPTY, at: nowhere }).counts.arrival.size).toBe(0)
  })
})

describe('what a page lists', () => {
  const [sample] = fc.sample(anyRow, 1)
  const row = (key: string, more: Partial<ListingRow>) =>
    ({
      ...sample,
      key,
      categories: ['beds'],
      rooms: [],
      labels: [],
      brand: '',
      series: '',
      priceMinor: 100,
      discountPercent: 0,
      ...more,
    }) as ListingRow
  const rows = [
    row('deep', { categories: ['corner', 'beds'] }),
    row('living', { rooms: ['living'], discountPercent: 20, brand: 'north', series: 'one' }),
    row('fresh', { labels: ['online'], launchedAt: NOW.getTime() - 1000, brand: 'south', series: 'two' }),
    row('old', { launchedAt: NOW.getTime() - 61 * DAY_MS, brand: 'south', series: 'two' }),
  ]
  const table = tableOf(rows, new Map([['corner', 'sofas']]))
  const keys = (source: Parameters<typeof listingCandidates>[1]) =>
    [...listingCandidates(table, source, NOW)].map((index) => table.keys[index])

  it('PLP-04 a category holds what its sub-categories hold', () => {
    expect(keys({ categoryKey: 'sofas' })).toEqual(['deep'])
    expect(keys({ categoryKey: 'corner' })).toEqual(['deep'])
    expect(keys({ categoryKey: 'nothing' })).toEqual([])
  })

  it('PAGE-04 PAGE-05 PAGE-06 makers, campaigns and lists hold what they name', () => {
    expect(keys({ productBrandKey: 'north' })).toEqual(['living'])
    expect(keys({ reduced: true })).toEqual(['living'])
    expect(keys({ seriesKey: 'two' })).toEqual(['fresh', 'old'])
    expect(keys({ labelKey: 'online' })).toEqual(['fresh'])
    expect(keys({ roomKey: 'living' })).toEqual(['living'])
    expect(keys({ productKeys: ['old', 'gone', 'deep'] })).toEqual(['old', 'deep'])
    expect(keys({ all: true })).toHaveLength(4)
    expect(keys({ news: true })).toContain('fresh')
    expect(keys({ news: true })).not.toContain('old')
  })

  it('PLP-03 a changed price changes the order, and nothing else of the row', () => {
    const patched = tableOf([row('a', { priceMinor: 200 }), row('b', { priceMinor: 300 })], new Map())
    const order = () => listOn(patched, { ...EMPTY, sort: 'priceUp' }).keys
    expect(order()).toEqual(['a', 'b'])
    patchListingTable(patched, [row('b', { priceMinor: 100 }), row('unknown', { priceMinor: 1 })])
    expect(order()).toEqual(['b', 'a'])
    patchListingTable(patched, [row('a', { priceMinor: 0 })])
    expect(order()).toEqual(['b'])
  })

  it('PLP-02 goods that go out of stock or come in arrive later or sooner', () => {
    const parcel = { tier: 'parcel', backOrderDays: 0 } as const
    const patched = tableOf([row('a', { dispatches: [parcel] }), row('b', { dispatches: [] })], new Map())
    const within = (step: number) => listOn(patched, { ...EMPTY, values: { delivery: [String(step)] } }).keys
    expect(within(7)).toEqual(['a'])
    patchListingTable(patched, [
      row('a', { dispatches: [{ ...parcel, backOrderDays: 20 }] }),
      row('b', { dispatches: [parcel] }),
    ])
    expect(within(7)).toEqual(['b'])
    expect(within(28).toSorted()).toEqual(['a', 'b'])
  })
})
