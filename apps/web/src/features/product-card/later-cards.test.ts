import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { sampleCard } from '../../../test/sample-card.ts'
import { createLaterCards } from './later-cards.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CARDS = ['a', 'b', 'a'].map((productKey, place) => sampleCard({ productKey, ticket: `t${place}` }))

function startCards(load: () => Promise<readonly ProductCard[]> = async () => CARDS) {
  const visitor = { codes: [] as string[], views: {} as Record<string, number>, place: null as object | null }
  const listeners: (() => void)[] = []
  const subscribe = (listener: () => void) => {
    listeners.push(listener)
    return () => undefined
  }
  const laterCards = createLaterCards({
    dynamicData: {
      read: (type) => ({
        status: 'loaded',
        data: (type === 'wishlist' ? { codes: visitor.codes } : visitor.place) as never,
      }),
      subscribe,
    },
    viewCounts: { read: (key) => visitor.views[key] ?? 0, watch: (_key, listener) => subscribe(listener) },
  })
  const loadCards = vi.fn(load)
  laterCards.connect(loadCards)
  const change = (changes: Partial<typeof visitor>) => {
    Object.assign(visitor, changes)
    for (const listener of listeners) listener()
  }
  return { laterCards, loadCards, change }
}

describe('cards that came as markup', () => {
  it('CARD-01 are loaded once, when the first is needed, each from its own place', async () => {
    const { laterCards, loadCards } = startCards()
    const waiting = laterCards.cardOf({ productKey: 'a', later: 2 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(loadCards).not.toHaveBeenCalled()
    laterCards.need()
    laterCards.need()
    expect((await waiting).ticket).toBe('t2')
    expect((await laterCards.cardOf({ productKey: 'b', later: 1 })).ticket).toBe('t1')
    expect(loadCards).toHaveBeenCalledOnce()
  })

  it('are the same promise for each attempt to draw them', () => {
    const { laterCards } = startCards()
    const card = { productKey: 'a', later: 0 }
    expect(laterCards.cardOf(card)).toBe(laterCards.cardOf(card))
  })

  it('find their product at another place, and one that is gone stays as it is', async () => {
    const { laterCards } = startCards()
    const [moved, gone] = [
      laterCards.cardOf({ productKey: 'b', later: 0 }),
      laterCards.cardOf({ productKey: 'x', later: 1 }),
    ]
    laterCards.need()
    expect((await moved).ticket).toBe('t1')
    expect(await Promise.race([gone, Promise.resolve('waits')])).toBe('waits')
  })

  it('CARD-09 LIST-01 DLV-02 are needed for what the markup of everyone does not show: hearts, views and days', async () => {
    for (const news of [{ codes: ['SKU'] }, { views: { a: 5 } }, { place: { postcode: '8592' } }]) {
      const { laterCards, loadCards, change } = startCards()
      void laterCards.cardOf({ productKey: 'a', later: 0 })
      await vi.advanceTimersByTimeAsync(250)
      change({ views: { a: 4 } })
      expect(loadCards).not.toHaveBeenCalled()
      change(news)
      expect(loadCards).toHaveBeenCalledOnce()
    }
  })

  it('NAV-15 are asked for again after a failure', async () => {
    let attempts = 0
    const { laterCards, loadCards } = startCards(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return CARDS
    })
    const card = laterCards.cardOf({ productKey: 'a', later: 0 })
    laterCards.need()
    await vi.advanceTimersByTimeAsync(2000)
    expect((await card).ticket).toBe('t0')
    expect(loadCards).toHaveBeenCalledTimes(2)
  })
})
