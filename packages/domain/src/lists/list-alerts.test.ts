import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { alertStates, mayMailAbout, watchList, type KnownItem, type WatchedItem } from './list-alerts.ts'

const NOW = new Date('2026-11-17T08:00:00Z')
const item = (given: Partial<WatchedItem> = {}): WatchedItem => ({
  code: 'A',
  priceMinor: 100,
  isBuyable: true,
  addedMinor: undefined,
  ...given,
})
const known = (given: Partial<KnownItem> = {}): KnownItem => ({
  code: 'A',
  toldMinor: 100,
  currency: 'DKK',
  outSince: null,
  ...given,
})
const BOTH = { priceDrop: true, backInStock: true }
const watch = (items: readonly WatchedItem[], before: readonly KnownItem[] = [], wishes = BOTH) =>
  watchList({ items, known: before, wishes, currency: 'DKK', now: NOW })

describe('what is told of a list', () => {
  it('LAW-01 is a price below the one that was told or seen, and nothing else', () => {
    expect(watch([item({ priceMinor: 99 })], [known()]).facts).toEqual([
      { kind: 'priceDrop', code: 'A', toldMinor: 100 },
    ])
    expect(watch([item({ priceMinor: 100 })], [known()]).facts).toEqual([])
    expect(watch([item({ priceMinor: 140 })], [known()]).facts).toEqual([])
  })

  it('is told once: up and down to the same price is no news', () => {
    const [after] = watch([item({ priceMinor: 80 })], [known()]).told
    expect(after?.toldMinor).toBe(80)
    const [risen] = watch([item({ priceMinor: 120 })], after ? [after] : []).told
    expect(risen?.toldMinor).toBe(80)
    expect(watch([item({ priceMinor: 80 })], risen ? [risen] : []).facts).toEqual([])
    expect(watch([item({ priceMinor: 79 })], risen ? [risen] : []).facts).toHaveLength(1)
  })

  it('a new item is compared with its price when it was added, or from now on', () => {
    expect(watch([item({ priceMinor: 90, addedMinor: 100 })]).facts).toHaveLength(1)
    expect(watch([item({ priceMinor: 90 })])).toMatchObject({ facts: [], seen: [{ toldMinor: 90 }] })
  })

  it('prices of another currency are not compared', () => {
    expect(watch([item({ priceMinor: 10 })], [known({ currency: 'SEK' })]).facts).toEqual([])
  })

  it('an item that was sold out is back once', () => {
    const [out] = watch([item({ isBuyable: false })], [known()]).seen
    expect(out?.outSince).toEqual(NOW)
    const back = watch([item()], out ? [out] : [])
    expect(back.facts).toEqual([{ kind: 'backInStock', code: 'A' }])
    expect(watch([item()], back.told).facts).toEqual([])
  })

  it('nothing is said of what cannot be bought, nor of what was not asked for', () => {
    expect(watch([item({ priceMinor: 50, isBuyable: false })], [known()]).facts).toEqual([])
    expect(watch([item({ priceMinor: 50 })], [known()], { priceDrop: false, backInStock: true }).facts).toEqual([])
    const out = known({ outSince: NOW })
    expect(watch([item()], [out], { priceDrop: true, backInStock: false }).facts).toEqual([])
  })
})

it('a mailbox gets one mail a day', () => {
  expect(mayMailAbout(undefined, NOW)).toBe(true)
  expect(mayMailAbout(new Date(NOW.getTime() - DAY_MS + 1), NOW)).toBe(false)
  expect(mayMailAbout(new Date(NOW.getTime() - DAY_MS), NOW)).toBe(true)
})

it('a wish is asked until it is confirmed', () => {
  expect(alertStates(undefined)).toEqual({ priceDrop: 'off', backInStock: 'off' })
  expect(alertStates({ priceDrop: true, backInStock: false, isConfirmed: false })).toEqual({
    priceDrop: 'asked',
    backInStock: 'off',
  })
  expect(alertStates({ ...BOTH, isConfirmed: true })).toEqual({ priceDrop: 'on', backInStock: 'on' })
})
