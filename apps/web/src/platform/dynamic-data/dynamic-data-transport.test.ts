import { describe, expect, it } from 'vitest'
import type { DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { createApiClient } from '../api-client.ts'
import { createDynamicDataTransport, loadPushInfo } from './dynamic-data-transport.ts'

const REQUESTS: readonly DynamicRequest[] = [['cart', { cartId: 'æ&1' }], ['customer']]
const ANSWER = [
  { cacheKey: 'cart', loadFailed: false, data: null },
  { cacheKey: 'customer', loadFailed: false, data: { isLoggedIn: false } },
]

function start(answer: unknown) {
  const calls: { readonly method: string | undefined; readonly url: URL; readonly body: unknown }[] = []
  const send: typeof fetch = async (input, init) => {
    calls.push({
      method: init?.method,
      url: new URL(String(input), 'https://shop.example'),
      body: init?.body && JSON.parse(String(init.body)),
    })
    return Response.json(answer)
  }
  return { calls, api: createApiClient({ language: 'da', clientVersion: '1.0.0', fetch: send }) }
}

describe('the transport', () => {
  it('DYN-01 asks by GET with language and d', async () => {
    const { calls, api } = start(ANSWER)
    expect(await createDynamicDataTransport(api, () => false)(REQUESTS)).toEqual(ANSWER)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.method).toBe('GET')
    expect(calls[0]?.url.pathname).toBe('/api/client/dynamic-data/resolve')
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      language: 'da',
      d: JSON.stringify(REQUESTS),
    })
  })

  it('DYN-01 posts d while the flag is set, and asks by GET again when it is not', async () => {
    const { calls, api } = start(ANSWER)
    let flag = true
    const send = createDynamicDataTransport(api, () => flag)
    expect(await send(REQUESTS)).toEqual(ANSWER)
    flag = false
    await send(REQUESTS)
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { d: REQUESTS }],
      ['GET', undefined],
    ])
    expect(calls[0]?.url.search).toBe('?language=da')
  })

  it('DYN-01 posts what would make the address too long', async () => {
    const { calls, api } = start(ANSWER)
    const long = Array.from({ length: 50 }, (_, number): DynamicRequest => [
      'pageViews',
      `a-product-with-a-long-key-${number}`,
    ])
    await createDynamicDataTransport(api, () => false)(long)
    expect(calls[0]).toMatchObject({ method: 'POST', body: { d: long } })
  })
})

describe('push-info', () => {
  it('DYN-04 is one GET with the language', async () => {
    const pushed = [{ type: 'customer', cacheKey: 'customer', loadFailed: false, data: null }]
    const { calls, api } = start(pushed)
    expect(await loadPushInfo(api)).toEqual(pushed)
    expect(calls.map(({ method, url }) => [method, url.pathname + url.search])).toEqual([
      ['GET', '/api/client/push-info?language=da'],
    ])
  })
})
