import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTypedSpace } from '../fit/floor-space.ts'
import { RANGE_FACETS, type NumberRange } from './facet-range.ts'
import {
  chosenCount,
  FACET_PARAMS,
  LISTING_SORTS,
  readListingQuery,
  shownListingQuery,
  VALUE_FACETS,
  withFacetValue,
  withoutFilters,
  withPage,
  withRange,
  withSort,
  writeListingQuery,
  type Facet,
  type ListingQuery,
} from './listing-query.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const read = (search: string) => readListingQuery(new URLSearchParams(search))
const EMPTY: ListingQuery = { page: 1, sort: undefined, values: {}, ranges: {} }

describe('the query of a listing', () => {
  it('PLP-02 several facets with several values stand in the address', () => {
    expect(read('f.color=green,blue&f.price=1000-5000&sort=priceUp&page=3')).toEqual({
      page: 3,
      sort: 'priceUp',
      values: { color: ['blue', 'green'] },
      ranges: { price: { min: 1000, max: 5000 } },
    })
    expect(read('f.price=-500').ranges).toEqual({ price: { max: 500 } })
    expect(read('f.price=500-').ranges).toEqual({ price: { min: 500 } })
    expect(read('f.width=80-120&f.seatWidth=-60').ranges).toEqual({
      width: { min: 80, max: 120 },
      seatWidth: { max: 60 },
    })
  })

  it.each([
    'page=-1',
    'page=abc',
    'page=0',
    'page=1e9',
    'sort=dearest',
    'f.price=abc',
    'f.price=5-1',
    'f.price=-',
    'f.price.min=&f.price.max=',
    'f.price.min=1.5',
    'f.price.max=-3',
    'f.color=',
    'f.color=<script>',
    'f.unknown=x',
    'x=y',
    'f.color=%00',
    'f.price=1e3-',
    'f.width=wide',
    'f.height.min=-5',
    'f.delivery=<b>',
  ])('PLP-02 %s is left out', (search) => {
    expect(read(search)).toEqual(EMPTY)
  })

  it.each(['9999999', '123456789', `1${'0'.repeat(400)}`, '9'.repeat(2000)])(
    'PLP-01 page %s is past the end of every listing',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1_000_000)
    },
  )

  it('PLP-02 ticked boxes of a form are read like the links of a page', () => {
    expect(read('f.color=green&f.color=blue&f.color=green')).toEqual(read('f.color=blue,green'))
    expect(read('f.price.min=1000&f.price.max=5000')).toEqual(read('f.price=1000-5000'))
    expect(read('f.price.min=&f.price.max=500')).toEqual(read('f.price=-500'))
    expect(read('f.price.min=1.500&f.price.max=12+000').ranges.price).toEqual({ min: 1500, max: 12_000 })
    expect(read('f.price.min=900&f.price.max=100').ranges.price).toEqual({ min: 100, max: 900 })
    expect(read('f.depth.min=40&f.depth.max=')).toEqual(read('f.depth=40-'))
    expect(writeListingQuery(read('f.color=&f.size=&sort=popular&f.price.min=&f.price.max=&page=1'))).toBe('')
  })
})

const someValues = fc.uniqueArray(fc.stringMatching(/^[a-zæøå][a-z0-9 .+-]{0,8}$/), { minLength: 1, maxLength: 4 })
const someQuery: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 999 }),
  sort: fc.option(fc.constantFrom(...LISTING_SORTS.filter((sort) => sort !== 'popular')), { nil: undefined }),
  values: fc.dictionary(
    fc.constantFrom(...VALUE_FACETS),
    someValues.map((values) => values.toSorted()),
  ),
  ranges: fc.dictionary(
    fc.constantFrom(...RANGE_FACETS),
    fc.oneof(
      fc.record({ min: fc.integer({ min: 1, max: 500 }), max: fc.integer({ min: 500, max: 9000 }) }),
      fc.record({ min: fc.integer({ min: 1, max: 500 }) }),
      fc.record({ max: fc.integer({ min: 0, max: 9000 }) }),
    ),
  ),
})

describe('the one address of a choice', () => {
  it('PLP-01 PLP-02 is read back as the same choice', () => {
    fc.assert(
      fc.property(someQuery, (wanted) => {
        const address = writeListingQuery(wanted)
        expect(read(address)).toEqual(wanted)
        expect(writeListingQuery(read(address))).toBe(address)
      }),
    )
  })

  it('PLP-02 is the same however the choice was spelled', () => {
    fc.assert(
      fc.property(someQuery, fc.boolean(), (wanted, isReversed) => {
        const params = new URLSearchParams({ page: String(wanted.page), sort: wanted.sort ?? 'popular', utm: 'x' })
        for (const facet of VALUE_FACETS) {
          const values = wanted.values[facet] ?? []
          for (const value of isReversed ? values.toReversed() : values) params.append(`f.${facet}`, value)
        }
        for (const facet of RANGE_FACETS) {
          params.set(`f.${facet}.min`, String(wanted.ranges[facet]?.min ?? ''))
          params.set(`f.${facet}.max`, String(wanted.ranges[facet]?.max ?? ''))
        }
        expect(writeListingQuery(readListingQuery(params))).toBe(writeListingQuery(wanted))
      }),
    )
  })

  it('PLP-02 holds nothing that it does not know, whatever was asked', () => {
    const name = fc.oneof(
      fc.constantFrom('page', 'sort', 'q', 'f.', '__proto__'),
      fc.constantFrom(...FACET_PARAMS),
      fc.constantFrom(...VALUE_FACETS).map((facet) => `f.${facet}`),
      fc.string(),
    )
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9,-]{0,12}$/))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
        const address = writeListingQuery(readListingQuery(new URLSearchParams(pairs)))
        const known = new Set(['page', 'sort', ...[...VALUE_FACETS, ...RANGE_FACETS].map((facet) => `f.${facet}`)])
        expect([...new URLSearchParams(address).keys()].filter((key) => !known.has(key))).toEqual([])
        expect(writeListingQuery(read(address))).toBe(address)
      }),
    )
  })
})

describe('a change of the choice', () => {
  it('PLP-02 choosing a value twice takes it back, and both lead to the first page', () => {
    fc.assert(
      fc.property(someQuery, fc.constantFrom(...VALUE_FACETS), someValues, (query, facet, [value = 'a']) => {
        const once = withFacetValue(query, facet, value)
        expect(once.page).toBe(1)
        expect(once.values[facet]?.includes(value) ?? false).toBe(!(query.values[facet]?.includes(value) ?? false))
        expect(withFacetValue(once, facet, value)).toEqual({ ...query, page: 1 })
      }),
    )
  })

  it('PLP-02 is counted, and all filters go at once, the order stays', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        const lists = Object.values(query.values).map((values) => values.length)
        expect(chosenCount(query)).toBe(lists.reduce((sum, count) => sum + count, Object.keys(query.ranges).length))
        const cleared = withoutFilters(query)
        expect(chosenCount(cleared)).toBe(0)
        expect(cleared).toEqual({ ...EMPTY, sort: query.sort })
      }),
    )
  })

  it('PLP-02 a price that reaches the end of the range is open on that side', () => {
    const whole = { min: 100, max: 900 }
    const price = (range: NumberRange, query = EMPTY) => withRange(query, 'price', { range, whole })
    expect(price({ min: 100, max: 500 }, { ...EMPTY, page: 3 })).toEqual({ ...EMPTY, ranges: { price: { max: 500 } } })
    expect(price({ min: 200, max: 950 }).ranges.price).toEqual({ min: 200 })
    expect(price({ min: 800, max: 300 }).ranges.price).toEqual({ min: 300, max: 800 })
    expect(price({ min: 0, max: 900 })).toEqual(EMPTY)
    const both = { ...EMPTY, ranges: { price: { min: 5 }, width: { max: 90 } } }
    expect(withRange(both, 'price', { range: {} })).toEqual({ ...EMPTY, ranges: { width: { max: 90 } } })
  })

  it('PLP-03 another order begins at the first page and keeps the filters', () => {
    const query = { ...EMPTY, page: 5, values: { color: ['green'] } }
    expect(withSort(query, 'priceUp')).toEqual({ ...query, page: 1, sort: 'priceUp' })
    expect(withSort(withSort(query, 'rating'), 'popular')).toEqual({ ...query, page: 1 })
    expect(LISTING_SORTS.map((sort) => read(writeListingQuery(withSort(EMPTY, sort))).sort ?? 'popular')).toEqual([
      ...LISTING_SORTS,
    ])
  })

  it('PLP-01 turning the page keeps filters and order', () => {
    const query: ListingQuery = { page: 1, sort: 'newest', values: { size: ['160'] }, ranges: { price: { min: 10 } } }
    expect(writeListingQuery(withPage(query, 2))).toBe(`${writeListingQuery(query)}&page=2`)
  })
})

describe('the query that a listing shows', () => {
  it('PLP-02 PLP-03 is read from its facets and sorts', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        const facets: Facet[] = VALUE_FACETS.map((key) => ({
          key,
          label: key,
          type: 'values',
          values: ['not chosen', ...(query.values[key] ?? []).toReversed()].map((value) => ({
            value,
            label: value,
            count: 1,
            selected: value !== 'not chosen',
          })),
        }))
        const ranges = RANGE_FACETS.map((key): Facet => {
          const { min, max } = query.ranges[key] ?? {}
          return {
            key,
            label: key,
            type: 'range',
            min: 0,
            max: 9000,
            ...(min !== undefined && { selectedMin: min }),
            ...(max !== undefined && { selectedMax: max }),
          }
        })
        const sorts = LISTING_SORTS.map((key) => ({ key, label: key, selected: key === (query.sort ?? 'popular') }))
        expect(shownListingQuery({ page: query.page, facets: [...facets, ...ranges], sorts })).toEqual(query)
      }),
    )
  })
})

it('FIT-02 two fields of a form lead to the same address as a link', () => {
  const addressOf = (search: string) => writeListingQuery(readListingQuery(withTypedSpace(new URLSearchParams(search))))
  expect(addressOf('f.space.width=90&f.space.depth=210')).toBe('?f.space=210x90')
  expect(addressOf('f.space=210x90')).toBe('?f.space=210x90')
  for (const half of ['f.space.width=90', 'f.space.width=90&f.space.depth=', 'f.space.width=wide&f.space.depth=2'])
    expect(addressOf(half)).toBe('')
})
