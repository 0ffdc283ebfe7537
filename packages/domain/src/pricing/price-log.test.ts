import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { currentPrice, proveReference, REFERENCE_PERIOD_DAYS, type PriceEntry } from './price-log.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const START = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(START + number * DAY_MS)
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

type Times = { readonly from?: number; readonly to?: number }
const entry = (reason: PriceEntry['reason'], minor: number, { from = 0, to }: Times): PriceEntry => ({
  minor,
  reason,
  from: day(from),
  to: to === undefined ? undefined : day(to),
})
const regular = (minor: number, times: Times = {}) => entry('regular', minor, times)
const campaign = (minor: number, times: Times) => entry('campaign', minor, times)
const referenceOn = (number: number, ...log: readonly PriceEntry[]) => currentPrice(log, day(number))?.reference

describe('the price that applies', () => {
  it('is the lowest running entry, whatever its reason', () => {
    const log = [regular(1000), campaign(800, { from: 10, to: 20 }), entry('automated', 750, { from: 15, to: 17 })]
    const onDay = (number: number) => currentPrice(log, day(number))?.currentMinor
    expect([5, 12, 16, 18, 25].map(onDay)).toEqual([1000, 800, 750, 800, 1000])
  })

  it('begins with the moment of `from` and ends before the moment of `to`', () => {
    const log = [regular(1000), campaign(800, { from: 10, to: 20 })]
    const at = (moment: Date) => currentPrice(log, moment)?.currentMinor
    expect([at(later(day(10), -1)), at(day(10))]).toEqual([1000, 800])
    expect([at(later(day(20), -1)), at(day(20))]).toEqual([800, 1000])
  })

  it('LAW-02 a newer regular price takes the place of the older one, also upwards', () => {
    const log = [regular(1000), regular(1200, { from: 5 })]
    expect([4, 5].map((number) => currentPrice(log, day(number))?.currentMinor)).toEqual([1000, 1200])
  })

  it('LAW-02 a club price is for members, and everyone else pays what they paid', () => {
    const club: PriceEntry = { ...campaign(700, { from: 10, to: 20 }), audience: 'club' }
    expect(currentPrice([regular(1000), club], day(12))).toMatchObject({ currentMinor: 1000, clubMinor: 700 })
    expect(currentPrice([regular(1000), club], day(12))).not.toHaveProperty('reference')
    expect(currentPrice([regular(1000), campaign(600, { from: 1 }), club], day(12))).not.toHaveProperty('clubMinor')
  })

  it('LAW-03 a reduction ends when the entry that makes it ends', () => {
    const log = [regular(1000), campaign(800, { from: 10, to: 20 }), entry('automated', 700, { from: 12, to: 14 })]
    expect(currentPrice(log, day(11))?.reductionEndsAt).toEqual(day(20))
    expect(currentPrice(log, day(13))?.reductionEndsAt).toEqual(day(14))
    expect(currentPrice(log, day(13))?.validUntil).toEqual(day(14))
    expect(currentPrice([regular(1000, { to: 5 })], day(1))).not.toHaveProperty('reductionEndsAt')
  })

  it('has as regular price the newest regular entry', () => {
    const log = [regular(1000, { from: 0 }), regular(1200, { from: 5 }), campaign(900, { from: 6 })]
    expect(currentPrice(log, day(7))).toMatchObject({ currentMinor: 900, regularMinor: 1200 })
  })

  it('is none where no entry runs', () => {
    expect(currentPrice([], day(1))).toBeUndefined()
    expect(currentPrice([regular(1000, { from: 2 })], day(1))).toBeUndefined()
    expect(currentPrice([regular(1000, { to: 1 })], day(1))).toBeUndefined()
    expect(currentPrice([campaign(800, { from: 1, to: 1 })], day(1))).toBeUndefined()
  })

  it('holds until the next entry begins or the running one ends', () => {
    const log = [regular(1000), campaign(800, { from: 10, to: 20 })]
    expect(currentPrice(log, day(5))?.validUntil).toEqual(day(10))
    expect(currentPrice(log, day(10))?.validUntil).toEqual(day(20))
    expect(currentPrice(log, day(20))).not.toHaveProperty('validUntil')
  })
})

describe('the reference price', () => {
  it('LAW-02 CARD-06 is the lowest of the 30 days before the reduction began', () => {
    const log = [regular(1000), campaign(900, { from: 20, to: 22 }), campaign(800, { from: 40 })]
    expect(REFERENCE_PERIOD_DAYS).toBe(30)
    expect(referenceOn(45, ...log)).toEqual({ minor: 900, reductionBegan: day(40) })
  })

  it('LAW-02 counts club prices among those that applied', () => {
    const club: PriceEntry = { ...campaign(850, { from: 20, to: 22 }), audience: 'club' }
    expect(referenceOn(45, regular(1000), club, campaign(800, { from: 40 }))?.minor).toBe(850)
  })

  it('LAW-02 is absent without a reduction', () => {
    expect(currentPrice([regular(1000)], day(5))).not.toHaveProperty('reference')
    expect(referenceOn(5, regular(1000), campaign(1000, { from: 1 }))).toBeUndefined()
    expect(referenceOn(5, regular(1000), campaign(1100, { from: 1 }))).toBeUndefined()
    expect(referenceOn(30, regular(1000), campaign(800, { from: 10, to: 30 }))).toBeUndefined()
    expect(referenceOn(5, campaign(800, { from: 1 }))).toBeUndefined()
  })

  it('LAW-02 counts a dip of a single millisecond', () => {
    const dip: PriceEntry = { minor: 850, reason: 'automated', from: day(39), to: later(day(39), 1) }
    expect(referenceOn(45, regular(1000), dip, campaign(800, { from: 40 }))?.minor).toBe(850)
  })

  it('LAW-02 counts a dip up to 30 days before, and none before that', () => {
    const sale = campaign(800, { from: 40 })
    const dipUntil = (to: Date): PriceEntry => ({ minor: 850, reason: 'campaign', from: day(5), to })
    expect(referenceOn(45, regular(1000), dipUntil(later(day(10), 1)), sale)?.minor).toBe(850)
    expect(referenceOn(45, regular(1000), dipUntil(day(10)), sale)?.minor).toBe(1000)
    expect(referenceOn(45, regular(1000), dipUntil(day(9)), sale)?.minor).toBe(1000)
  })

  it('LAW-02 a stepwise reduction keeps the reference of its first step', () => {
    const steps = [campaign(900, { from: 40 }), campaign(800, { from: 50 }), campaign(700, { from: 90 })]
    const first = { minor: 1000, reductionBegan: day(40) }
    for (const number of [40, 55, 95, 200]) expect(referenceOn(number, regular(1000), ...steps)).toEqual(first)
  })

  it('LAW-02 steps that follow each other without a gap are one reduction', () => {
    const steps = [campaign(900, { from: 40, to: 50 }), campaign(800, { from: 50, to: 60 })]
    expect(referenceOn(55, regular(1000), ...steps)).toEqual({ minor: 1000, reductionBegan: day(40) })
  })

  it('LAW-02 the sale price itself never counts, however long the sale', () => {
    expect(referenceOn(400, regular(1000), campaign(800, { from: 40 }))?.minor).toBe(1000)
  })

  it('LAW-02 a sale that paused is a new one: the earlier sale price counts against it', () => {
    const log = [regular(1000), campaign(800, { from: 40, to: 50 }), campaign(700, { from: 51 })]
    expect(referenceOn(55, ...log)).toEqual({ minor: 800, reductionBegan: day(51) })
    const again = [regular(1000), campaign(800, { from: 40, to: 50 }), campaign(800, { from: 51 })]
    expect(referenceOn(55, ...again)).toBeUndefined()
    const monthLater = [regular(1000), campaign(800, { from: 40, to: 50 }), campaign(800, { from: 80 })]
    expect(referenceOn(85, ...monthLater)?.minor).toBe(1000)
  })

  it('LAW-02 a price that rose within a sale has no reference', () => {
    const log = [regular(1000), campaign(700, { from: 40, to: 50 }), campaign(800, { from: 40 })]
    expect(referenceOn(45, ...log)?.minor).toBe(1000)
    expect(referenceOn(55, ...log)).toBeUndefined()
  })

  it('LAW-02 raising the price just before a sale gains nothing', () => {
    const log = [regular(800, { to: 39 }), regular(1000, { from: 39 })]
    expect(referenceOn(45, ...log, campaign(900, { from: 40 }))).toBeUndefined()
    expect(referenceOn(45, ...log, campaign(800, { from: 40 }))).toBeUndefined()
    expect(referenceOn(45, ...log, campaign(700, { from: 40 }))?.minor).toBe(800)
  })

  it('LAW-02 a regular price that changes during the sale changes no reference', () => {
    const raised = [regular(1000, { to: 45 }), regular(1200, { from: 45 }), campaign(800, { from: 40 })]
    expect(referenceOn(50, ...raised)).toEqual({ minor: 1000, reductionBegan: day(40) })
    const lowered = [regular(1000, { to: 45 }), regular(900, { from: 45 }), campaign(800, { from: 40 })]
    expect(referenceOn(50, ...lowered)).toEqual({ minor: 1000, reductionBegan: day(40) })
  })

  it('LAW-02 a regular price that fell to the sale price ends the reduction', () => {
    const log = [regular(1000, { to: 45 }), regular(800, { from: 45 }), campaign(800, { from: 40 })]
    expect(referenceOn(44, ...log)?.minor).toBe(1000)
    expect(referenceOn(50, ...log)).toBeUndefined()
  })

  it('LAW-02 what was never sold at a higher price has no reference', () => {
    expect(referenceOn(45, regular(1000, { from: 40 }), campaign(800, { from: 40 }))).toBeUndefined()
  })

  it('LAW-02 what was sold for less than 30 days is held against those', () => {
    expect(referenceOn(45, regular(1000, { from: 35 }), campaign(800, { from: 40 }))?.minor).toBe(1000)
  })
})

/** A quarter of a day: events often coincide, also 30 days apart. */
const TICK_MS = DAY_MS / 4
const PERIOD_TICKS = REFERENCE_PERIOD_DAYS * 4
const LAST_TICK = 240
const tick = (number: number) => new Date(START + number * TICK_MS)

interface TickPrices {
  readonly price: number | undefined
  readonly list: number | undefined
  /** The lowest price anyone could pay, members included. */
  readonly lowest: number | undefined
}

function priceAt(log: readonly PriceEntry[], number: number): TickPrices {
  const at = tick(number).getTime()
  let list: PriceEntry | undefined
  let reduced = Number.POSITIVE_INFINITY
  let club = Number.POSITIVE_INFINITY
  for (const each of log) {
    if (each.from.getTime() > at || (each.to && at >= each.to.getTime())) continue
    if (each.audience === 'club') club = Math.min(club, each.minor)
    else if (each.reason !== 'regular') reduced = Math.min(reduced, each.minor)
    else if (!list || each.from > list.from) list = each
  }
  const known = (price: number) => (Number.isFinite(price) ? price : undefined)
  const price = Math.min(reduced, list?.minor ?? Number.POSITIVE_INFINITY)
  return { price: known(price), list: list?.minor, lowest: known(Math.min(price, club)) }
}

/** A slow, independent implementation of the rule, tick by tick. */
function inspectReference(log: readonly PriceEntry[], now: number): { minor: number; began: number } | undefined {
  const isReduced = (number: number) => {
    const { price, list } = priceAt(log, number)
    return price !== undefined && list !== undefined && price < list
  }
  if (!isReduced(now)) return undefined
  const price = (number: number) => priceAt(log, number).price ?? Number.NEGATIVE_INFINITY
  let began = now
  while (began > 0 && isReduced(began - 1) && price(began - 1) >= price(began)) began -= 1
  let lowest = Number.POSITIVE_INFINITY
  for (let number = Math.max(0, began - PERIOD_TICKS); number < began; number += 1) {
    lowest = Math.min(lowest, priceAt(log, number).lowest ?? Number.POSITIVE_INFINITY)
  }
  return Number.isFinite(lowest) && lowest > price(now) ? { minor: lowest, began } : undefined
}

const anyEntry = fc
  .record({
    minor: fc.integer({ min: 5, max: 10 }).map((hundreds) => hundreds * 100),
    reason: fc.constantFrom<PriceEntry['reason']>('regular', 'campaign', 'campaign', 'campaign', 'automated'),
    from: fc.integer({ min: 0, max: LAST_TICK }),
    audience: fc.constantFrom<NonNullable<PriceEntry['audience']>>('all', 'all', 'club'),
    length: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined, freq: 9 }),
  })
  .map(({ minor, reason, audience, from, length }) => ({
    minor,
    reason,
    audience,
    from: tick(from),
    to: length === undefined ? undefined : tick(from + length),
  }))
const listPrices = fc
  .tuple(fc.integer({ min: 9, max: 12 }), fc.integer({ min: 9, max: 12 }), fc.integer({ min: 1, max: LAST_TICK }))
  .map(([first, second, change]): PriceEntry[] => [
    { minor: first * 100, reason: 'regular', from: tick(0), to: tick(change) },
    { minor: second * 100, reason: 'regular', from: tick(change), to: undefined },
  ])
const anyLog = fc.tuple(listPrices, fc.array(anyEntry, { maxLength: 6 })).map((parts) => parts.flat())
const anyNow = fc.integer({ min: 0, max: LAST_TICK + 40 })

describe('any price log', () => {
  it('LAW-02 CARD-06 gives the reference that reading it tick by tick gives', () => {
    fc.assert(
      fc.property(anyLog, anyNow, (log, now) => {
        const found = currentPrice(log, tick(now))
        const right = inspectReference(log, now)
        expect(found?.currentMinor).toBe(priceAt(log, now).price)
        expect(found?.reference).toEqual(right && { minor: right.minor, reductionBegan: tick(right.began) })
      }),
      { numRuns: 1000 },
    )
  })

  it('LAW-02 the proof names the prices that the reference is the lowest of', () => {
    fc.assert(
      fc.property(anyLog, anyNow, (log, now) => {
        const found = currentPrice(log, tick(now))
        const proof = proveReference(log, tick(now))
        if (!found?.reference) return
        expect(proof?.reductionBegan).toEqual(found.reference.reductionBegan)
        expect(Math.min(...(proof?.applied ?? []).map(({ minor }) => minor))).toBe(found.reference.minor)
      }),
    )
  })

  it('LAW-02 means the same in whatever order its entries are read', () => {
    const shuffled = anyLog.chain((log) =>
      fc.shuffledSubarray(log, { minLength: log.length }).map((other) => ({ log, other })),
    )
    fc.assert(
      fc.property(shuffled, anyNow, ({ log, other }, now) => {
        // Two regular entries with the same start have no defined order.
        const starts = log.filter(({ reason }) => reason === 'regular').map(({ from }) => from.getTime())
        fc.pre(new Set(starts).size === starts.length)
        expect(currentPrice(other, tick(now))).toEqual(currentPrice(log, tick(now)))
      }),
    )
  })

  it('LAW-02 does not know the future', () => {
    fc.assert(
      fc.property(anyLog, anyNow, (log, now) => {
        const known = log.filter(({ from }) => from <= tick(now))
        const { validUntil: _soon, ...withFuture } = currentPrice(log, tick(now)) ?? {}
        const { validUntil: _later, ...withoutFuture } = currentPrice(known, tick(now)) ?? {}
        expect(withFuture).toEqual(withoutFuture)
      }),
    )
  })
})
