import { describe, expect, it, vi } from 'vitest'
import type { DynamicRecord, DynamicRecordEntry, DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { LoadRecord } from './dynamic-data-batcher.ts'
import { createDynamicDataStore, MAX_CACHED_ENTRIES } from './dynamic-data-store.ts'

const visitor = (forename: string) => ({ isLoggedIn: true, isSoftLoggedIn: false, forename })
const loaded = (data: unknown): DynamicRecord => ({ cacheKey: '', loadFailed: false, data })
const entry = (type: string, data: unknown, more: Partial<DynamicRecordEntry> = {}): DynamicRecordEntry => ({
  type,
  ...loaded(data),
  ...more,
})
const answering = (...answers: readonly (DynamicRecord | Error)[]) => {
  let number = -1
  return vi.fn<LoadRecord>(async () => {
    const answer = answers[(number += 1)]
    if (answer instanceof Error) throw answer
    return answer ?? loaded('unexpected')
  })
}

describe('loading', () => {
  it('DYN-02 goes from pending to loaded, and tells its listeners', async () => {
    const store = createDynamicDataStore(answering(loaded(visitor('Anna'))))
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    expect(store.read('customer')).toEqual({ status: 'pending' })
    await store.load('customer')
    expect(store.read('customer')).toEqual({ status: 'loaded', data: visitor('Anna') })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('DYN-01 is done once for all who ask at the same time, in whatever spelling', async () => {
    const send = answering(loaded(visitor('Anna')))
    const store = createDynamicDataStore(send)
    const asked = [store.load('customer', { a: 1, b: 2 }), store.load('customer', { b: 2, a: 1 })]
    expect(await Promise.all(asked)).toEqual([visitor('Anna'), visitor('Anna')])
    expect(send).toHaveBeenCalledOnce()
  })

  it('DYN-01 asks without a context where there is none', async () => {
    const send = answering(loaded(null), loaded(null))
    const store = createDynamicDataStore(send)
    await store.load('customer')
    await store.load('footer', { column: 2 })
    expect(send.mock.calls).toEqual<[DynamicRequest][]>([[['customer']], [['footer', { column: 2 }]]])
  })

  it('DYN-04 the rest of what the document was drawn with may come later, and replaces nothing newer', () => {
    const store = createDynamicDataStore(answering(), [entry('siteBanner', null)])
    store.seed([entry('settings', { blackFridayTheme: true })])
    store.addSent([entry('siteBanner', { text: 'x' }), entry('settings', { blackFridayTheme: false })])
    expect(store.readSent('siteBanner').data).toBe(null)
    expect(store.readSent('settings').data).toEqual({ blackFridayTheme: false })
    expect(store.read('settings').data).toEqual({ blackFridayTheme: true })
  })

  it('DYN-04 what came later is not what the document was drawn with', () => {
    const store = createDynamicDataStore(answering(), [entry('customer', visitor('Anna'))])
    store.seed([entry('customer', visitor('Bo')), entry('wishlist', null)])
    expect(store.read('customer').data).toEqual(visitor('Bo'))
    expect(store.readSent('customer')).toEqual({ status: 'loaded', data: visitor('Anna') })
    expect(store.readSent('wishlist')).toEqual({ status: 'pending' })
  })

  it('a listener that left hears nothing', async () => {
    const store = createDynamicDataStore(answering(loaded(null)))
    const listener = vi.fn<() => void>()
    store.subscribe(listener)()
    await store.load('customer')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  it('DYN-02 is flagged and rejects who waits; the next asker tries again', async () => {
    const send = answering(new Error('failed'), loaded(visitor('Anna')))
    const store = createDynamicDataStore(send)
    const waiting = [store.load('customer'), store.load('customer')]
    expect(await Promise.allSettled(waiting)).toEqual([
      { status: 'rejected', reason: new Error('failed') },
      { status: 'rejected', reason: new Error('failed') },
    ])
    expect(store.read('customer')).toEqual({ status: 'failed' })
    await store.load('customer')
    expect(store.read('customer')).toEqual({ status: 'loaded', data: visitor('Anna') })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('DYN-02 leaves what is shown as it is', async () => {
    const store = createDynamicDataStore(answering(loaded(visitor('Anna')), new Error('failed')))
    await store.load('customer')
    await store.refresh()
    expect(store.read('customer')).toEqual({ status: 'loaded', data: visitor('Anna') })
  })

  it('DYN-02 is never kept when it comes with a page', () => {
    const store = createDynamicDataStore(answering())
    store.seed([entry('customer', visitor('Anna')), entry('footer', null, { loadFailed: true })])
    expect(store.read('customer').status).toBe('loaded')
    expect(store.read('footer').status).toBe('pending')
    store.seed([entry('customer', null, { loadFailed: true })])
    expect(store.read('customer')).toEqual({ status: 'loaded', data: visitor('Anna') })
  })
})

describe('the cache', () => {
  const fill = (store: ReturnType<typeof createDynamicDataStore>, from: number, to: number) =>
    store.seed(
      Array.from({ length: to - from }, (_, number) => entry('footer', {}, { context: String(from + number) })),
    )
  const isKept = (store: ReturnType<typeof createDynamicDataStore>, context: string) =>
    store.read('footer', context).status === 'loaded'

  it('DYN-03 holds 1000 entries, oldest out first', () => {
    const store = createDynamicDataStore(answering())
    expect(MAX_CACHED_ENTRIES).toBe(1000)
    fill(store, 0, 1000)
    expect([isKept(store, '0'), isKept(store, '999')]).toEqual([true, true])
    fill(store, 1000, 1003)
    expect(['0', '2', '3', '1002'].map((context) => isKept(store, context))).toEqual([false, false, true, true])
  })

  it('DYN-03 an entry that is renewed is young again', () => {
    const store = createDynamicDataStore(answering())
    fill(store, 0, 1000)
    fill(store, 0, 1)
    fill(store, 1000, 1001)
    expect(['0', '1', '1000'].map((context) => isKept(store, context))).toEqual([true, false, true])
  })

  it('DYN-03 DYN-02 failures fill no more than it holds', async () => {
    const send = vi.fn<LoadRecord>(async () => {
      throw new Error('failed')
    })
    const store = createDynamicDataStore(send)
    fill(store, 0, 1000)
    await Promise.allSettled([store.load('customer')])
    expect([isKept(store, '0'), isKept(store, '1')]).toEqual([false, true])
  })
})

describe('refreshing', () => {
  it('DYN-03 loads again what is known, only the named types, in each context', async () => {
    const send = answering(loaded('new a'), loaded('new b'))
    const store = createDynamicDataStore(send)
    store.seed([
      entry('footer', 'a', { context: 'a' }),
      entry('customer', visitor('Anna')),
      entry('footer', 'b', { context: 'b' }),
    ])
    await store.refresh(['footer', 'settings'])
    expect(send.mock.calls.map(([request]) => request)).toEqual([
      ['footer', 'a'],
      ['footer', 'b'],
    ])
    expect(store.read('footer', 'b').data).toBe('new b')
    expect(store.read('customer').data).toEqual(visitor('Anna'))
  })

  it('DYN-03 loads everything when no type is named', async () => {
    const send = answering(loaded(1), loaded(2))
    const store = createDynamicDataStore(send)
    store.seed([entry('footer', 'a'), entry('customer', null)])
    await store.refresh()
    expect(send).toHaveBeenCalledTimes(2)
  })
})
