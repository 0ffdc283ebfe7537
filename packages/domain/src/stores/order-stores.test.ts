import { expect, it } from 'vitest'
import { orderStores } from './order-stores.ts'

const store = (key: string, latitude?: number) => ({
  key,
  name: key,
  region: '',
  street: '',
  city: key,
  postalCode: '',
  location: latitude === undefined ? undefined : { latitude, longitude: 10 },
})
const STORES = [store('Gilleleje', 56.1), store('Mon'), store('Vordingborg', 55), store('Ringsted', 55.4)]
const keys = (query: string, ownKey?: string) =>
  orderStores(STORES, { market: 'DK', query, ownKey }).map(({ store: { key } }) => key)

it('EMP-04 EMP-05 the own store is first, then the nearest; one without a position is last', () => {
  expect(keys('')).toEqual(['Gilleleje', 'Mon', 'Vordingborg', 'Ringsted'])
  expect(keys('', 'Vordingborg')).toEqual(['Vordingborg', 'Ringsted', 'Gilleleje', 'Mon'])
  expect(keys('', 'Mon')).toEqual(['Mon', 'Gilleleje', 'Vordingborg', 'Ringsted'])
  expect(keys('', 'unknown')).toEqual(['Gilleleje', 'Mon', 'Vordingborg', 'Ringsted'])
})

it('EMP-05 a searched place beats the own store; an unknown one finds nothing', () => {
  expect(keys('Ringsted', 'Vordingborg')[0]).toBe('Ringsted')
  expect(keys('Atlantis')).toEqual([])
})
