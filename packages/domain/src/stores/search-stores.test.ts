import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_KEYS } from '../market/market.ts'
import { distanceKm, findPostcode, findTown, readPostcode } from './find-place.ts'
import { MAX_STORE_QUERY_LENGTH, readStoreQuery, searchStores, type SearchableStore } from './search-stores.ts'
import { foldTown, spellingDistance } from './town-names.ts'

fc.configureGlobal({ seed: 20_261_115 })

const store = (
  name: string,
  region: string,
  postalCode: string,
  place?: readonly [number, number],
): SearchableStore => ({
  name,
  region,
  street: 'Vestergade 1',
  city: name,
  postalCode,
  ...(place && { location: { latitude: place[0], longitude: place[1] } }),
})
const STORES = [
  store('København K', 'Sjælland', '1117', [55.68, 12.58]),
  store('Aarhus C', 'Jylland', '8000', [56.15, 10.2]),
  store('Odense C', 'Fyn', '5000', [55.4, 10.38]),
  store('Aalborg', 'Jylland', '9000', [57.04, 9.92]),
  store('Esbjerg', 'Jylland', '6700', [55.47, 8.45]),
]
const namesFor = (query: string) => searchStores(STORES, 'DK', query).map((hit) => hit.store.name)

describe('searching for a store', () => {
  it.each([
    ['8600', 'Aarhus C'],
    ['DK-7100', 'Odense C'],
    ['9990 Skagen', 'Aalborg'],
    ['2300', 'København K'],
    ['3800', 'København K'],
    ['Silkeborg', 'Aarhus C'],
    ['silkborg', 'Aarhus C'],
    ['Århus', 'Aarhus C'],
    ['AARHUS', 'Aarhus C'],
    ['kobenhavn', 'København K'],
    ['Koebenhavn', 'København K'],
    ['Copenhagen', 'København K'],
    ['Københvan', 'København K'],
    ['Svendborg', 'Odense C'],
    ['Ribe', 'Esbjerg'],
    ['esbj', 'Esbjerg'],
  ])('EMP-05 %s finds the nearest first', (query, nearest) => {
    expect(namesFor(query)[0]).toBe(nearest)
    expect(namesFor(query)).toHaveLength(STORES.length)
  })

  it('EMP-05 the store that was named has no distance, its neighbours do', () => {
    const [named, next] = searchStores(STORES, 'DK', '5000')
    expect(named).toEqual({ store: STORES[2] })
    expect(next?.km).toBeGreaterThan(50)
    expect(searchStores(STORES, 'DK', '8600')[0]?.km).toBeCloseTo(40, -1)
  })

  it('EMP-05 a region shows its stores and no others', () => {
    expect(namesFor('jylland')).toEqual(['Aarhus C', 'Aalborg', 'Esbjerg'])
  })

  it.each(['', '   ', 'xq', 'Atlantis', '0000', '123', '123456', "'; drop table stores; --", '<b>', '🛋️'])(
    'EMP-05 "%s" finds none',
    (query) => {
      expect(namesFor(readStoreQuery(query))).toEqual([])
    },
  )

  it('EMP-05 a store that does not say where it lies comes last, and is still found by name', () => {
    const lost = store('Nowhere', '', '7777')
    expect(searchStores([lost, ...STORES], 'DK', '8600').at(-1)).toEqual({ store: lost })
    expect(searchStores([...STORES, lost], 'DK', 'nowhere')).toEqual([{ store: lost }])
  })

  it('EMP-05 postcodes are those of the market', () => {
    expect(readPostcode('SE', '117 34')).toBe('11734')
    expect(readPostcode('SE', 'S-41308 Göteborg')).toBe('41308')
    expect(readPostcode('SE', '8600')).toBeUndefined()
    expect(readPostcode('NO', 'N-0150')).toBe('0150')
    expect(findTown('NO', 'Mo i rana')?.name).toBe('Mo i Rana')
    expect(findTown('SE', 'Goteborg')?.name).toBe('Göteborg')
  })

  it('EMP-05 every postcode of Norway, and every one that a Dane or Swede can have, lies somewhere near its neighbours', () => {
    const digits = { DK: 4, NO: 4, SE: 5 }
    for (const market of MARKET_KEYS)
      for (let prefix = market === 'NO' ? 0 : 10; prefix < 99; prefix += 1) {
        const code = String(prefix).padStart(2, '0').padEnd(digits[market], '0')
        expect(findPostcode(market, code), `${market} ${code}`).toBeDefined()
      }
  })
})

describe('what was asked', () => {
  it('EMP-05 is trimmed, without signs nobody sees, and cut', () => {
    expect(readStoreQuery(null)).toBe('')
    expect(readStoreQuery('  8600 \u0000\n Silkeborg\u200B ')).toBe('8600 Silkeborg')
    expect(readStoreQuery('å'.repeat(200))).toHaveLength(MAX_STORE_QUERY_LENGTH)
  })

  it('EMP-05 may be anything: an answer is a list of stores, the nearer before the farther', () => {
    const anyQuery = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string(), fc.stringMatching(/^\d{3,6}$/))
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...MARKET_KEYS), (given, market) => {
        const hits = searchStores(STORES, market, readStoreQuery(given))
        const distances = hits.flatMap(({ km }) => km ?? [])
        expect(distances).toEqual(distances.toSorted((a, b) => a - b))
        expect(new Set(hits.map((hit) => hit.store)).size).toBe(hits.length)
      }),
    )
  })
})

describe('names and distances', () => {
  it('EMP-05 letters of the three languages are compared alike', () => {
    expect(['Århus', 'Aarhus', 'ARHUS'].map(foldTown)).toEqual(['arhus', 'arhus', 'arhus'])
    expect(['Sønderborg', 'Soenderborg', 'Sönderborg'].map(foldTown)).toEqual(Array(3).fill('sonderborg'))
    expect([spellingDistance('odense', 'odnese', 2), spellingDistance('odense', 'esbjerg', 2)]).toEqual([1, 3])
  })

  it('EMP-05 a distance is the same both ways, and none to itself', () => {
    const anyPoint = fc.record({
      latitude: fc.double({ min: 54, max: 71, noNaN: true }),
      longitude: fc.double({ min: 4, max: 31, noNaN: true }),
    })
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
    // Copenhagen to Aarhus in a straight line.
    expect(distanceKm({ latitude: 55.676, longitude: 12.568 }, { latitude: 56.157, longitude: 10.21 })).toBeCloseTo(
      157,
      -1,
    )
  })
})
