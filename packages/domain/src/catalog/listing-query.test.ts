import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LISTING_SORTS,
  readListingQuery,
  VALUE_FACETS,
  withFacetValue,
  writeListingQuery,
  type ListingQuery,
} from './listing-query.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))
const EMPTY: ListingQuery = { page: 1, sort: undefined, values: {}, price: undefined }

describe('the query of a listing', () => {
  it('PLP-02 several facets with several values stand in the address', () => {
    expect(read('f.color=green,blue&f.price=1000-5000&sort=priceUp&page=3')).toEqual({
      page: 3,
      sort: 'priceUp',
      values: { color: ['blue', 'green'] },
      price: { min: 1000, max: 5000 },
    })
    expect(read('f.price=-500').price).toEqual({ max: 500 })
    expect(read('f.price=500-').price).toEqual({ min: 500 })
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
    'f.color=',
    'f.color=<script>',
    'f.unknown=x',
    'x=y',
  ])('PLP-02 %s is left out', (search) => {
    expect(read(search)).toEqual(EMPTY)
  })

  it('PLP-01 the same choice has one address, and reading it back gives the same choice', () => {
    const values = fc.uniqueArray(fc.stringMatching(/^[a-zæøå][a-z0-9-]{0,8}$/), { minLength: 1, maxLength: 4 })
    const query = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      sort: fc.option(fc.constantFrom(...LISTING_SORTS), { nil: undefined }),
      values: fc.dictionary(fc.constantFrom(...VALUE_FACETS), values),
      price: fc.option(fc.record({ min: fc.integer({ min: 0, max: 500 }), max: fc.integer({ min: 500, max: 9000 }) }), {
        nil: undefined,
      }),
    })
    fc.assert(
      fc.property(query, (wanted) => {
        const address = writeListingQuery(wanted)
        expect(writeListingQuery(read(address))).toBe(address)
      }),
    )
  })

  it('PLP-02 choosing a value twice takes it back, and both lead to the first page', () => {
    const chosen = withFacetValue({ ...EMPTY, page: 4 }, 'color', 'green')
    expect(chosen).toEqual({ ...EMPTY, values: { color: ['green'] } })
    expect(withFacetValue(chosen, 'color', 'green')).toEqual(EMPTY)
  })
})
