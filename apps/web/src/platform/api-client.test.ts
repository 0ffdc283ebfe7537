import { describe, expect, it, vi } from 'vitest'
import { ApiError, createApiClient, type ApiClientOptions } from './api-client.ts'

type Answer = Response | Error

/** The network: gives the answers in order and remembers what was asked. */
function fakeNetwork(...answers: readonly Answer[]) {
  const calls: { readonly url: URL; readonly init: RequestInit; readonly headers: Headers }[] = []
  const send: typeof fetch = async (input, init = {}) => {
    const answer = answers[calls.length]
    calls.push({ url: new URL(String(input), 'https://shop.example'), init, headers: new Headers(init.headers) })
    if (!answer) throw new Error('The network was asked more often than expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  return { calls, send }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })

function client(send: typeof fetch, more: Partial<ApiClientOptions> = {}) {
  return createApiClient({ language: 'nb', clientVersion: '1.2.3', fetch: send, ...more })
}

/** The error a promise is rejected with; fails when it is not. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('was not rejected'),
    (error: unknown) => error,
  )

describe('a call', () => {
  it('API-01 asks under its name with language, versions and same-origin credentials', async () => {
    const { calls, send } = fakeNetwork(json([]))
    await client(send).get('dynamic-data/resolve', { d: '[["cart",{"id":"a&b"}]]' })
    const [call] = calls
    expect(call?.url.pathname).toBe('/api/client/dynamic-data/resolve')
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({ language: 'nb', d: '[["cart",{"id":"a&b"}]]' })
    expect(call?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({ 'x-client-version': '1.2.3', 'x-api-version': '1' })
    expect(call?.init.body).toBeUndefined()
  })

  it('API-01 posts JSON that says it comes from the shop', async () => {
    const { calls, send } = fakeNetwork(json({ success: true }))
    const answer = await client(send).post('ct/newsletter/signup', { email: 'anna@example.dk' })
    const [call] = calls
    expect(answer).toEqual({ success: true })
    expect(call?.url.href).toBe('https://shop.example/api/client/ct/newsletter/signup?language=nb')
    expect(call?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"email":"anna@example.dk"}',
    })
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      'x-client-version': '1.2.3',
      'x-api-version': '1',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  it('NAV-07 tells the version of every answer, also of a refusal', async () => {
    const { send } = fakeNetwork(
      json(1, 200, { 'x-server-version': '1.0.0' }),
      json(2, 500, { 'x-server-version': '2.0.0' }),
      json(3),
    )
    const onServerVersion = vi.fn<(version: string) => void>()
    const api = client(send, { onServerVersion })
    await api.get('push-info')
    await failure(api.get('push-info'))
    await api.get('push-info')
    expect(onServerVersion.mock.calls).toEqual([['1.0.0'], ['2.0.0']])
  })
})

describe('an answer', () => {
  it.each([200, 201, 299, 300, 399])('API-02 is accepted with status %i', async (status) => {
    const { send } = fakeNetwork(json({ a: 1 }, status))
    expect(await client(send).get('push-info')).toEqual({ a: 1 })
  })

  it('API-02 without a body is accepted as null, one that is no JSON as text', async () => {
    const { send } = fakeNetwork(
      new Response(null, { status: 204 }),
      new Response(null, { status: 304 }),
      new Response('hej'),
    )
    const api = client(send)
    expect([await api.get('push-info'), await api.get('push-info'), await api.get('push-info')]).toEqual([
      null,
      null,
      'hej',
    ])
  })

  it.each([400, 403, 404, 429, 500, 503])(
    'API-02 with status %i is rejected with status and response',
    async (status) => {
      const problem = { status, code: 'some-code' }
      const { calls, send } = fakeNetwork(json(problem, status))
      const error = await failure(client(send).post('ct/checkout/reopen', {}))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status, response: problem })
      expect(calls).toHaveLength(1)
    },
  )

  it('API-02 that never came is rejected with status 0', async () => {
    const { send } = fakeNetwork(new TypeError('Failed to fetch'))
    const error = await failure(client(send).get('push-info'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, response: new TypeError('Failed to fetch') })
  })

  it('API-02 that broke off is rejected with status 0', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    const { send } = fakeNetwork(new Response(broken))
    expect(await failure(client(send).get('push-info'))).toMatchObject({ name: 'ApiError', status: 0 })
  })
})

describe('a call that needs a sign-in', () => {
  const refusal = () => json({ code: 'sign-in-required' }, 401)

  it('API-02 is sent once more after the visitor signed in', async () => {
    const { calls, send } = fakeNetwork(refusal(), json({ orders: [] }))
    const api = client(send, { onSignInRequired: async () => () => undefined })
    expect(await api.post('search/searched', { q: 'sofa' })).toEqual({ orders: [] })
    expect(calls.map(({ url, init }) => [url.pathname, init.method, init.body])).toEqual([
      ['/api/client/search/searched', 'POST', '{"q":"sofa"}'],
      ['/api/client/search/searched', 'POST', '{"q":"sofa"}'],
    ])
  })

  it('AUTH-08 says when the repeated call was answered, and nothing of one that was not repeated', async () => {
    const onRepeated = vi.fn<() => void>()
    const again = fakeNetwork(refusal(), json({ orders: [] }))
    await client(again.send, { onSignInRequired: async () => onRepeated }).get('push-info')
    expect(onRepeated).toHaveBeenCalledOnce()
    const dismissed = fakeNetwork(refusal(), json({}))
    await failure(client(dismissed.send, { onSignInRequired: async () => undefined }).get('push-info'))
    await client(fakeNetwork(json({})).send, { onSignInRequired: async () => onRepeated }).get('push-info')
    expect(onRepeated).toHaveBeenCalledOnce()
    const twice = fakeNetwork(refusal(), refusal())
    await failure(client(twice.send, { onSignInRequired: async () => onRepeated }).get('push-info'))
    expect(onRepeated).toHaveBeenCalledTimes(2)
  })

  it('API-02 is sent only once more, even when it is refused again', async () => {
    const { calls, send } = fakeNetwork(refusal(), refusal(), refusal())
    const onSignInRequired = vi.fn(async () => () => undefined)
    expect(await failure(client(send, { onSignInRequired }).get('push-info'))).toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(onSignInRequired).toHaveBeenCalledOnce()
  })

  it('EMP-01 the ended session of an employee does not ask a customer to sign in', async () => {
    const { calls, send } = fakeNetwork(refusal(), refusal(), refusal())
    const onSignInRequired = vi.fn(async () => () => undefined)
    expect(await failure(client(send, { onSignInRequired }).post('employee/store', { storeId: 'x' }))).toMatchObject({
      status: 401,
    })
    expect(calls).toHaveLength(1)
    expect(onSignInRequired).not.toHaveBeenCalled()
  })

  it.each([403, 404, 500])('API-02 is no matter of signing in when refused with %i', async (status) => {
    const { send } = fakeNetwork(json({}, status), json({}))
    const onSignInRequired = vi.fn(async () => () => undefined)
    expect(await failure(client(send, { onSignInRequired }).get('push-info'))).toMatchObject({ status })
    expect(onSignInRequired).not.toHaveBeenCalled()
  })

  it('API-02 is rejected when the visitor does not sign in, or can’t', async () => {
    const dismissed = fakeNetwork(refusal(), json({}))
    expect(
      await failure(client(dismissed.send, { onSignInRequired: async () => undefined }).get('push-info')),
    ).toMatchObject({
      status: 401,
    })
    const unasked = fakeNetwork(refusal(), json({}))
    expect(await failure(client(unasked.send).get('push-info'))).toMatchObject({
      status: 401,
      response: { code: 'sign-in-required' },
    })
    expect([dismissed.calls.length, unasked.calls.length]).toEqual([1, 1])
  })
})

describe('the table of calls', () => {
  it('API-01 has every call that compiles, with what it takes and gives', async () => {
    const { send } = fakeNetwork(...Array.from({ length: 9 }, () => json({})))
    const api = client(send)
    // @ts-expect-error -- no server has it
    await api.post('ct/authentication/logoff', {})
    // @ts-expect-error -- it is posted
    await api.get('ct/authentication/logout')
    // @ts-expect-error -- it stands outside /api/client
    await api.get('/api/autocomplete')
    // @ts-expect-error -- which order is not said
    await api.get('ct/customer/orders/:orderId')
    // @ts-expect-error -- a field is missing
    await api.post('ct/returns/find', { orderNumber: '1' })
    // @ts-expect-error -- there is no such command
    await api.post('ct/cart/apply', [{ $type: 'AddLineItem', sku: 'A', quantity: 1 }])
    // @ts-expect-error -- the query is missing
    await api.get('ct/checkout/town')
    // @ts-expect-error -- there is no such country
    await api.get('ct/checkout/town', { country: 'XX', postcode: '8000' })
    const { success } = await api.post('ct/newsletter/signup', { email: '' })
    // @ts-expect-error -- it is a boolean
    expect(success satisfies string | undefined).toBeUndefined()
  })
})
