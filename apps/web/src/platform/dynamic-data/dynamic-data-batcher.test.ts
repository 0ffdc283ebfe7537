import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  MAX_DYNAMIC_REQUESTS,
  type DynamicRecord,
  type DynamicRequest,
} from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { BATCH_WINDOW_MS, createBatcher, type SendBatch } from './dynamic-data-batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const record = (data: unknown, loadFailed = false): DynamicRecord => ({ cacheKey: String(data), loadFailed, data })
/** The server: answers each request with its own type. */
const echo = () => vi.fn<SendBatch>(async (requests) => requests.map(([type]) => record(type)))
const types = (requests: readonly DynamicRequest[] | undefined) => requests?.map(([type]) => type)

describe('a batch', () => {
  it('DYN-01 gathers what is asked within 32 ms', async () => {
    const send = echo()
    const load = createBatcher(send)
    expect(BATCH_WINDOW_MS).toBe(32)
    const first = load(['cart', { cartId: 'a' }])
    await vi.advanceTimersByTimeAsync(31)
    const second = load(['customer'])
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls).toEqual([[[['cart', { cartId: 'a' }], ['customer']]]])
    expect([await first, await second]).toEqual([record('cart'), record('customer')])
  })

  it('DYN-01 what comes later travels in the next', async () => {
    const send = echo()
    const load = createBatcher(send)
    const first = load(['cart'])
    await vi.advanceTimersByTimeAsync(32)
    const second = load(['customer'])
    await vi.advanceTimersByTimeAsync(31)
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls.map(([requests]) => types(requests))).toEqual([['cart'], ['customer']])
    expect([await first, await second]).toEqual([record('cart'), record('customer')])
  })

  it('DYN-01 the time runs from the first of a batch, not from the last of the one before', async () => {
    const send = echo()
    const load = createBatcher(send)
    void load(['cart'])
    await vi.advanceTimersByTimeAsync(31)
    void load(['customer'])
    await vi.advanceTimersByTimeAsync(10)
    void load(['menu'])
    await vi.advanceTimersByTimeAsync(31)
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls.map(([requests]) => types(requests))).toEqual([['cart', 'customer'], ['menu']])
  })

  it('DYN-01 more than 50 are split, none is lost', async () => {
    const send = echo()
    const load = createBatcher(send)
    const asked = Array.from({ length: 2 * MAX_DYNAMIC_REQUESTS + 1 }, (_, number) => `type-${number}`)
    const answers = Promise.all(asked.map((type) => load([type])))
    await vi.advanceTimersByTimeAsync(32)
    expect(send.mock.calls.map(([requests]) => requests.length)).toEqual([50, 50, 1])
    expect((await answers).map(({ data }) => data)).toEqual(asked)
  })

  it('DYN-01 exactly 50 are one', async () => {
    const send = echo()
    const load = createBatcher(send)
    for (let number = 0; number < MAX_DYNAMIC_REQUESTS; number += 1) void load([`type-${number}`])
    await vi.advanceTimersByTimeAsync(32)
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('an answer', () => {
  const settle = async (send: SendBatch, asked: readonly string[]) => {
    const load = createBatcher(send)
    const results = Promise.allSettled(asked.map((type) => load([type])))
    await vi.advanceTimersByTimeAsync(32)
    return (await results).map((result) => (result.status === 'fulfilled' ? result.value.data : result.reason))
  }

  it('DYN-02 serves each asker with the element at its place', async () => {
    const [customer, cart] = [record({ forename: 'Anna' }), record(null)]
    expect(await settle(async () => [customer, cart], ['customer', 'cart'])).toEqual([{ forename: 'Anna' }, null])
  })

  it('DYN-02 rejects the askers of a failed element and serves the others', async () => {
    const send = async () => [record('menu'), record(null, true), record('footer')]
    expect(await settle(send, ['menu', 'cart', 'footer'])).toEqual([
      'menu',
      new Error('Dynamic data "cart" could not be loaded'),
      'footer',
    ])
  })

  it('DYN-02 rejects whoever is missing in an answer that is too short', async () => {
    expect(await settle(async () => [record('menu')], ['menu', 'cart'])).toEqual([
      'menu',
      new Error('Dynamic data "cart" could not be loaded'),
    ])
  })

  it('DYN-02 rejects all when the call fails, and the next batch starts anew', async () => {
    const send = echo().mockRejectedValueOnce(new Error('offline'))
    const load = createBatcher(send)
    const lost = Promise.allSettled([load(['menu']), load(['cart'])])
    await vi.advanceTimersByTimeAsync(32)
    expect(await lost).toEqual([
      { status: 'rejected', reason: new Error('offline') },
      { status: 'rejected', reason: new Error('offline') },
    ])
    const again = load(['menu'])
    await vi.advanceTimersByTimeAsync(32)
    expect(await again).toEqual(record('menu'))
  })

  it('DYN-02 one half of a split batch that fails leaves the other', async () => {
    const send = echo().mockRejectedValueOnce(new Error('offline'))
    const asked = Array.from({ length: MAX_DYNAMIC_REQUESTS + 1 }, (_, number) => `type-${number}`)
    const results = await settle(send, asked)
    expect(results.filter((result) => result instanceof Error)).toHaveLength(50)
    expect(results.at(-1)).toBe('type-50')
  })
})
