import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '@firkant/domain/http/problem.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const HALF = '\uD800'
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const FORMS = `/cart/add /cart/change /cart/remove /cart/code/add /cart/code/remove
  /checkout/details /checkout/place /checkout/reopen /country /consent /returns/register
  /orders/find /orders/withdraw /orders/withdraw/confirm
  /newsletter/signup /newsletter/confirm /newsletter/unsubscribe
  /bank/pay /bank/pay/code /bank/pay/cancel`.split(/\s+/)

const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
  fetch(shop.origin + path, { method: 'POST', headers, body })

interface Operation {
  readonly method: string
  readonly path: string
  /** Of a picture, for one: its bytes are looked at by who may send it. */
  readonly takesBytes: boolean
}
async function operations(): Promise<readonly Operation[]> {
  const answer = await fetch(`${shop.origin}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { requestBody?: object }>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({ path, method, takesBytes: !requestBody })),
  )
}

async function expectTextRefused(answer: Response, what: string): Promise<void> {
  expect(answer.status, what).toBe(400)
  const problem = (await answer.json()) as Problem
  expect(problem.code, what).toBe('invalid-request')
  expect(problem.errors?.[0]?.code, what).toBe('invalid_text')
}

describe('a text that is not well-formed', () => {
  it('API-03 is refused in the body of every call', async () => {
    const posts = (await operations()).filter(({ method, takesBytes }) => method === 'post' && !takesBytes)
    expect(posts.length).toBeGreaterThan(10)
    for (const { path } of posts)
      for (const body of [{ x: HALF }, [{ x: { y: ['\0'] } }], { [HALF]: 1 }])
        await expectTextRefused(await post(`${path}?language=da`, JSON_HEADERS, JSON.stringify(body)), path)
  })

  it('API-03 is refused in the address of every call', async () => {
    const gets = (await operations()).filter(({ method }) => method === 'get')
    expect(gets.length).toBeGreaterThan(5)
    for (const { path } of gets) {
      const filled = path.replace('{*}', 'x').replace(/\{\w+\}/, crypto.randomUUID())
      const answer = await fetch(`${shop.origin}${filled}?language=da&d=[]&x=a%00b&q=%00&page=%00&sku=%00&f.x=%00`)
      if (path.startsWith('/api/content')) expect(answer.status).toBe(200)
      else await expectTextRefused(answer, path)
      if (path.includes('{'))
        await expectTextRefused(await fetch(shop.origin + path.replace(/\{[\w*]+\}/, 'a%00b')), path)
    }
  })

  it.each(FORMS)('API-03 is refused in the form sent to %s', async (path) => {
    await expectTextRefused(await post(path, FORM_HEADERS, 'x=a%00b'), path)
    expect((await post(path, FORM_HEADERS, 'x=%ED%A0%80')).status).toBeLessThan(500)
  })

  it('API-03 is refused in JSON within an address', async () => {
    const d = encodeURIComponent('[["search","\\ud800"]]')
    await expectTextRefused(await fetch(`${shop.origin}/api/client/dynamic-data/resolve?language=da&d=${d}`), 'd')
  })

  it.each(['/%00', '/api/content/%00', '/images/%00.webp', '/documents/%00.pdf', '/assets/%00.js'])(
    'API-03 makes no fault of ours of %s',
    async (path) => {
      const { status } = await fetch(shop.origin + path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )

  it.each(['/soeg?q=%00', '/?listId=%00', '/sofaer?f.color=%00&sort=%00&page=%00', '/newsletter/confirm?token=%00'])(
    'API-03 a page for people is a page with %s as well',
    async (path) => {
      const answer = await fetch(shop.origin + path)
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it.each(['visitor=%00', 'customer=%00', 'customer=%ED%A0%80', 'market=%00', 'other=%00; visitor="'])(
    'API-03 shuts nobody out who carries the cookie %s',
    async (cookie) => {
      for (const path of ['/', '/kurv', '/api/client/push-info?language=da'])
        expect((await fetch(shop.origin + path, { headers: { cookie } })).status).toBeLessThan(400)
    },
  )
})

describe('a part of an address that is too long', () => {
  it.each([501, 1900])('API-03 is not found, with the headers of all answers: %i characters', async (length) => {
    const answer = await post(`/api/payments/${'x'.repeat(length)}/webhook`, JSON_HEADERS, '{}')
    expect(answer.status).toBe(404)
    expect(((await answer.json()) as Problem).code).toBe('not-found')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-api-version')).toBe('1')
    for (const path of ['/api/client/ct/customer/orders/', '/__outbox/'])
      expect((await fetch(shop.origin + path + 'x'.repeat(length))).status).toBe(404)
  })

  it('API-03 a broken percent sign is refused in a sentence, with the headers of all answers', async () => {
    const answer = await fetch(`${shop.origin}/om-os%`)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as Problem).detail).toBe('The address has a broken percent sign.')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
