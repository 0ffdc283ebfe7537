import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@firkant/domain/calls/calls.ts'
import { CONSENT_COOKIE, CONSENT_VERSION, FULL_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'
import type { Call } from '@firkant/domain/http/call.ts'
import type { Problem } from '@firkant/domain/http/problem.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'
import { HOSTILE_JSON, ODD_JSON, shapeOf, withHostile } from './hostile-bodies.ts'

const AT_ONCE = 8
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

let shop: TestShop
let formPaths: readonly string[]
beforeAll(async () => {
  const posts = new Set<string>()
  shop = await startTestShop({
    extend(app) {
      app.get('/fault-in-a-handler', { schema: { hide: true } }, async () => {
        throw new TypeError('a fault of our own')
      })
    },
    onRoute: ({ method, url }) => void ([method].flat().includes('POST') && posts.add(url)),
  })
  formPaths = [...posts].filter((url) => !(`POST ${url}` in CALLS))
})
afterAll(() => shop.close())

interface Asked {
  readonly path: string
  readonly init: RequestInit
}

/** Those of the answers that are a fault of ours, or say nothing that a program could read. */
async function faultsOf(requests: readonly Asked[]): Promise<readonly string[]> {
  const faults: string[] = []
  const waiting = [...requests]
  const work = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const answer = await fetch(shop.origin + asked.path, { ...asked.init, redirect: 'manual' })
      const text = await answer.text()
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
      if (answer.status >= 500 || (answer.status === 400 && !isProblem))
        faults.push(`${answer.status} ${asked.path} ${String(asked.init.body).slice(0, 200)} ${text.slice(0, 100)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

const calls: readonly (readonly [string, Call])[] = Object.entries(CALLS)
const posted = calls.filter(([name]) => name.startsWith('POST'))
const pathOf = (name: string) => `${name.slice(name.indexOf(' ') + 1).replace(/:\w+|\*/, 'x')}?language=da`
const bodies = ({ body }: Call): readonly string[] =>
  body
    ? [
        ...HOSTILE_JSON.flatMap((hostile) => [...withHostile(shapeOf(body), hostile)]),
        ...ODD_JSON.flatMap((hostile) => [...withHostile(shapeOf(body), hostile)].slice(0, 2)),
      ]
    : [...HOSTILE_JSON, ...ODD_JSON]

describe('a request that nobody can read', () => {
  it.each(posted)('API-03 SEC-01 is no fault of the shop in the body of %s', async (name, call) => {
    const init = (body: string) => ({ path: pathOf(name), init: { method: 'POST', headers: JSON_HEADERS, body } })
    expect(await faultsOf(bodies(call).map(init))).toEqual([])
  })

  it('API-03 is refused as invalid by every call that reads a body', async () => {
    const read = posted.filter(([, { body }]) => body?.safeParse({}).success === false)
    expect(read.length).toBeGreaterThan(45)
    for (const [name] of read)
      for (const body of ['{"length":{"toString":1}}', '[{"length":{"toString":1}}]']) {
        const answer = await fetch(shop.origin + pathOf(name), { method: 'POST', headers: JSON_HEADERS, body })
        expect([name, body, answer.status]).toEqual([name, body, 400])
        expect(['invalid-request', 'unknown-command']).toContain(((await answer.json()) as Problem).code)
      }
  })

  it('API-03 is no fault of the shop in the address of any call', async () => {
    const odd = [
      '[["cart",{"cartId":{"length":{"toString":1}}}]]',
      '[[{"length":{"toString":1}}]]',
      '{"length":-1}',
      '',
    ]
    const requests = calls.flatMap(([name, { query }]) => {
      const names = Object.keys(query?.shape ?? {}).concat('__proto__')
      const [method = ''] = name.split(' ')
      const init = method === 'POST' ? { method, headers: JSON_HEADERS, body: '{}' } : {}
      return names.flatMap((param) =>
        odd.flatMap((value) => {
          const twice = new URLSearchParams([
            ['language', 'da'],
            [param, value],
            [param, value],
          ])
          const path = pathOf(name).split('?', 1)[0] ?? ''
          return [
            { path: `${path}?${twice}`, init },
            { path: `${path}?language=da&${param}=${encodeURIComponent(value)}`, init },
          ]
        }),
      )
    })
    expect(await faultsOf(requests)).toEqual([])
  })

  it('API-03 in the parameter d is refused as invalid', async () => {
    for (const d of ['[["cart",{"length":{"toString":1}}]]', '[[{"length":{"toString":1}}]]']) {
      const query = new URLSearchParams({ language: 'da', d })
      const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?${query}`)
      expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([400, 'invalid-request'])
    }
  })

  it('API-03 SEC-01 is no fault of the shop in any plain form', async () => {
    expect(formPaths.length).toBeGreaterThan(50)
    const fields = [
      '',
      '&&==&',
      '__proto__=x&constructor=x&toString=1&length=-1&length=x',
      'sku=a&sku=b&quantity=1e400&email[]=x&listKey=&listKey=',
      `${'a=1&'.repeat(2000)}a=1`,
      `token=${'%F0%9F%91%A9'.repeat(300)}&returnUrl=//%5b&cameFrom=http://%5b&from=///%5b&address=%5b`,
      'x=%ED%A0%80&%ED%A0%80=x&token=%E0%A4%A',
    ]
    const forms = formPaths.flatMap((path) =>
      fields.map((body) => ({ path, init: { method: 'POST', headers: FORM_HEADERS, body } })),
    )
    const others = formPaths.flatMap((path) =>
      ['application/json', 'text/plain', 'multipart/form-data'].map((type) => ({
        path,
        init: { method: 'POST', headers: { ...FORM_HEADERS, 'content-type': type }, body: HOSTILE_JSON[0] ?? '' },
      })),
    )
    expect(await faultsOf([...forms, ...others])).toEqual([])
  })

  it.each(['customer', 'employee', 'visitor', 'consent', 'traits', 'market', 'soft-login', 'deviceWidth', 'store'])(
    'API-03 SEC-01 is no fault of the shop in the cookie %s',
    async (cookie) => {
      const values = ['', '%', '%00', '"', '{"length":{"toString":1}}', '__proto__', 'x'.repeat(4000), '2.%ED%A0%80.x']
      const paths = ['/', '/kurv', '/mine-sider', '/medarbejder', '/api/client/push-info?language=da', '/api/content/']
      const requests = values.flatMap((value) =>
        paths.map((path) => ({ path, init: { headers: { cookie: `${cookie}=${value}` } } })),
      )
      expect(await faultsOf(requests)).toEqual([])
    },
  )

  it('API-03 what a handler throws stays a fault of ours, and is the only error in the log', async () => {
    const answer = await fetch(`${shop.origin}/fault-in-a-handler`)
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([500, 'internal-error'])
    const shown = await fetch(`${shop.origin}/fault-in-a-handler`, { headers: { accept: 'text/html' } })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
    expect(await shown.text()).toContain('Siden gik i stykker')
    const consent = writeConsent({ consent: FULL_CONSENT, version: CONSENT_VERSION, id: 'x'.repeat(22) })
    // Refused before its cookies are read.
    const refused = await fetch(`${shop.origin}/api/client/ct/cart/apply?language=da`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${CONSENT_COOKIE}=${consent}` },
      body: '[]',
    })
    expect(refused.status).toBe(403)
    const errors = shop.logged.filter(({ level, err }) => Number(level) >= 50 && err !== undefined)
    const fault = { err: { message: 'a fault of our own' } }
    expect(errors).toMatchObject([fault, fault])
  })
})
