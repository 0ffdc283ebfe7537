import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { REFRESH_CHANNEL } from './cross-tab-refresh.ts'
import { startDynamicData } from './start-dynamic-data.ts'

const anna = { isLoggedIn: true, isSoftLoggedIn: false, forename: 'Anna' }
const bo = { isLoggedIn: true, isSoftLoggedIn: false, forename: 'Bo' }
const record = (data: unknown, loadFailed = false) => ({ cacheKey: '', loadFailed, data })

const opened: BroadcastChannel[] = []
class ClosedAfterTest extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    opened.push(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', {})
  vi.stubGlobal('BroadcastChannel', ClosedAfterTest)
})
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The network; push-info is answered when the test says so. */
function start(resolve: (types: readonly string[]) => readonly unknown[]) {
  const pushInfo = Promise.withResolvers<Response>()
  const calls: string[] = []
  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'https://shop.example')
    calls.push(`${init?.method} ${url.pathname.replace('/api/client/', '')}`)
    if (url.pathname.endsWith('/push-info')) return pushInfo.promise
    const d = JSON.parse(url.searchParams.get('d') ?? JSON.stringify(JSON.parse(String(init?.body)).d)) as readonly [
      string,
    ][]
    return Response.json(resolve(d.map(([type]) => type)))
  }
  const api = createApiClient({ language: 'da', clientVersion: '1.0.0', fetch: send })
  const push = (entries: readonly unknown[], status = 200) => pushInfo.resolve(Response.json(entries, { status }))
  return { calls, push, store: startDynamicData(api, [{ type: 'footer', ...record({ sent: true }) }]) }
}

describe('at the start', () => {
  it('DYN-04 one push-info answer supplies several results at once', async () => {
    const { calls, push, store } = start(() => [])
    push([
      { type: 'customer', ...record(anna) },
      { type: 'settings', ...record({ blackFridayTheme: true }) },
    ])
    await vi.advanceTimersByTimeAsync(0)
    expect(store.read('customer').data).toEqual(anna)
    expect(store.read('settings').data).toEqual({ blackFridayTheme: true })
    expect(calls).toEqual(['GET push-info'])
  })

  it('DYN-04 who asks meanwhile waits for it and makes no second call', async () => {
    const { calls, push, store } = start(() => [])
    const waiting = [store.load('customer'), store.load('customer')]
    await vi.advanceTimersByTimeAsync(1000)
    push([{ type: 'customer', ...record(anna) }])
    expect(await Promise.all(waiting)).toEqual([anna, anna])
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toEqual(['GET push-info'])
  })

  it('DYN-04 DYN-02 what push-info could not load, or does not bring, is asked for', async () => {
    const { calls, push, store } = start((types) => types.map((type) => record(`${type} by itself`)))
    const waiting = store.load('customer')
    push([{ type: 'customer', ...record(null, true) }])
    await vi.advanceTimersByTimeAsync(32)
    expect(await waiting).toBe('customer by itself')
    expect(calls).toEqual(['GET push-info', 'GET dynamic-data/resolve'])
  })

  it('DYN-04 a push-info call that fails takes nobody with it', async () => {
    const { push, store } = start((types) => types.map((type) => record(`${type} by itself`)))
    const waiting = store.load('customer')
    push([], 503)
    await vi.advanceTimersByTimeAsync(32)
    expect(await waiting).toBe('customer by itself')
  })

  it('DYN-01 what push-info never brings does not wait for it', async () => {
    const { calls, store } = start((types) => types.map((type) => record(type)))
    const waiting = store.load('settings')
    await vi.advanceTimersByTimeAsync(32)
    expect(await waiting).toBe('settings')
    expect(calls).toEqual(['GET push-info', 'GET dynamic-data/resolve'])
  })

  it('DYN-04 a later load is a refresh and reaches the server', async () => {
    const { push, store } = start(() => [record(bo)])
    push([{ type: 'customer', ...record(anna) }])
    await vi.advanceTimersByTimeAsync(0)
    const again = store.load('customer')
    await vi.advanceTimersByTimeAsync(32)
    expect(await again).toEqual(bo)
    expect(store.read('customer').data).toEqual(bo)
  })

  it('DYN-01 what came with the document is there at once', () => {
    const { store } = start(() => [])
    expect(store.read('footer')).toEqual({ status: 'loaded', data: { sent: true } })
  })

  it('DYN-01 the page’s flag makes it post', async () => {
    const { calls, store } = start((types) => types.map((type) => record(type)))
    window.firkantPostDynamicData = true
    const waiting = store.load('settings')
    await vi.advanceTimersByTimeAsync(32)
    await waiting
    expect(calls).toEqual(['GET push-info', 'POST dynamic-data/resolve'])
  })

  it('DYN-03 a change in another tab is loaded again', async () => {
    const { calls, push, store } = start(() => [record(bo)])
    push([{ type: 'customer', ...record(anna) }])
    await vi.advanceTimersByTimeAsync(0)
    new BroadcastChannel(REFRESH_CHANNEL).postMessage(['customer'])
    // Channels deliver through the event loop, which no fake clock moves.
    for (let turn = 0; turn < 10_000 && vi.getTimerCount() === 0; turn += 1) await turnOfTheLoop()
    await vi.advanceTimersByTimeAsync(500 + 32)
    expect(store.read('customer').data).toEqual(bo)
    expect(calls).toEqual(['GET push-info', 'GET dynamic-data/resolve'])
  })
})

it('DYN-03 whoever changes something tells the other tabs and loads it again itself', async () => {
  const { calls, push, store } = start((types) => types.map(() => record(bo)))
  push([{ type: 'customer', ...record(anna) }])
  await vi.advanceTimersByTimeAsync(0)
  const told = Promise.withResolvers<unknown>()
  const other = new BroadcastChannel(REFRESH_CHANNEL)
  other.addEventListener('message', (event) => told.resolve(event.data))
  const changed = store.changed(['customer'])
  await vi.advanceTimersByTimeAsync(32)
  await changed
  expect(await told.promise).toEqual(['customer'])
  expect(store.read('customer').data).toEqual(bo)
  expect(calls).toEqual(['GET push-info', 'GET dynamic-data/resolve'])
})

describe('a change before push-info is answered', () => {
  it('DYN-03 DYN-04 is not undone by the answer, which may be older', async () => {
    const { calls, push, store } = start((types) => types.map(() => record(bo)))
    store.seed([{ type: 'customer', ...record(anna) }])
    const changed = store.changed(['customer'])
    await vi.advanceTimersByTimeAsync(32)
    await changed
    expect(store.read('customer').data).toEqual(bo)
    push([{ type: 'customer', ...record(anna) }])
    await vi.advanceTimersByTimeAsync(32)
    expect(store.read('customer').data).toEqual(bo)
    expect(calls).toEqual(['GET push-info', 'GET dynamic-data/resolve'])
  })

  it('DYN-03 DYN-04 reaches also who waits for the answer, and who only looks', async () => {
    const { push, store } = start((types) => types.map(() => record(bo)))
    const waiting = store.load('customer')
    const changed = store.changed(['customer', 'employee'])
    push([
      { type: 'customer', ...record(anna) },
      { type: 'employee', ...record(anna) },
    ])
    await vi.advanceTimersByTimeAsync(64)
    await changed
    expect(await waiting).toEqual(bo)
    expect([store.read('customer').data, store.read('employee').data]).toEqual([bo, bo])
  })
})

it('CART-14 whoever was answered with the new data shows it at once, and only the other tabs load it again', async () => {
  const { calls, push, store } = start(() => [])
  const told = Promise.withResolvers<unknown>()
  const other = new BroadcastChannel(REFRESH_CHANNEL)
  other.addEventListener('message', (event) => told.resolve(event.data))
  store.replaced([{ type: 'cart', ...record({ version: 2 }) }])
  expect(store.read('cart').data).toEqual({ version: 2 })
  expect(await told.promise).toEqual(['cart'])
  // Push-info was asked before the change and brings what was then.
  push([{ type: 'cart', ...record({ version: 1 }) }])
  await vi.advanceTimersByTimeAsync(32)
  expect(store.read('cart').data).toEqual({ version: 2 })
  expect(calls).toEqual(['GET push-info'])
})

it('CARD-10 what is only asked for is not kept, so that a refresh does not ask for it again', async () => {
  const askedTypes: string[] = []
  const { push, store } = start((types) => types.map((type) => record({ number: askedTypes.push(type) })))
  push([])
  const asked = store.fetch('pageViews', 'sofa-1')
  await vi.advanceTimersByTimeAsync(32)
  expect(await asked).toEqual({ number: 1 })
  expect(store.read('pageViews', 'sofa-1').status).toBe('pending')
  const refreshed = store.refresh()
  await vi.advanceTimersByTimeAsync(32)
  await refreshed
  expect(askedTypes).toEqual(['pageViews', 'footer'])
})
