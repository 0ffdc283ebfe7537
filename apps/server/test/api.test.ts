import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '@firkant/domain/http/problem.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { until } from './until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const AJAX = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers })
const post = (path: string, body: string, headers: Record<string, string> = AJAX) =>
  fetch(shop.origin + path, { method: 'POST', body, headers })
const RESOLVE = '/api/client/dynamic-data/resolve?language=da'
const resolveUrl = (requests: unknown) => `${RESOLVE}&d=${encodeURIComponent(JSON.stringify(requests))}`
const problemOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return (await answer.json()) as Problem
}

describe('rules for all calls', () => {
  it('API-01 every answer carries the versions and the security headers', async () => {
    for (const path of [
      '/',
      '/api/content/',
      resolveUrl([['customer']]),
      '/healthz',
      '/api/client/none',
      '/assets/none.js',
      '/images/none.webp',
    ]) {
      const { headers } = await get(path)
      expect(headers.get('x-server-version'), path).toMatch(/^\d+\.\d+\.\d+$/)
      expect(headers.get('x-client-version'), path).toBe(headers.get('x-server-version'))
      expect(headers.get('x-api-version')).toBe('1')
      expect(headers.get('excite-api-version')).toBe('1')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  it('API-01 a post without X-Requested-With is refused', async () => {
    const answer = await post(RESOLVE, '{"d":[]}', { 'content-type': 'application/json' })
    expect(answer.status).toBe(403)
    expect((await problemOf(answer)).code).toBe('csrf')
  })

  it.each([
    ['bad JSON', () => post(RESOLVE, '{"d":'), 400, 'invalid-json'],
    ['no body', () => post(RESOLVE, ''), 400, 'invalid-json'],
    ['wrong shape', () => post(RESOLVE, '{"d":"x"}'), 400, 'invalid-request'],
    ['no language', () => get('/api/client/push-info'), 400, 'invalid-request'],
    ['unknown language', () => get('/api/client/push-info?language=xx'), 400, 'invalid-request'],
    ['bad JSON in d', () => get(`${RESOLVE}&d=%5B`), 400, 'invalid-json'],
    ['d is no list', () => get(resolveUrl({ a: 1 })), 400, 'invalid-request'],
    ['51 requests', () => get(resolveUrl(Array.from({ length: 51 }, () => ['customer']))), 400, 'invalid-request'],
    ['unknown call', () => get('/api/client/nothing/here?language=da'), 404, 'unknown-call'],
    ['unknown call, posted', () => post('/api/client/nothing?language=da', '{}'), 404, 'unknown-call'],
    [
      'not JSON',
      () => post(RESOLVE, 'd=1', { ...AJAX, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported-media-type',
    ],
    [
      'a body of 257 KiB',
      () => post(RESOLVE, JSON.stringify({ d: [['a'.repeat(257 * 1024)]] })),
      413,
      'body-too-large',
    ],
    ['an unknown address outside the pages', () => get('/api/other'), 404, 'not-found'],
    ['a post to a page', () => post('/', '{}'), 404, 'not-found'],
  ] as const)('API-03 %s', async (_name, send, status, code) => {
    const answer = await send()
    expect(answer.status).toBe(status)
    expect(await problemOf(answer)).toMatchObject({
      status,
      code,
      title: expect.any(String) as string,
      type: `urn:firkant:problem:${code}`,
    })
  })

  it('API-03 a wrong field is named with its path', async () => {
    const problem = await problemOf(
      await post(
        '/client-telemetry',
        JSON.stringify({ level: 'loud', message: '', url: '/', screen: {}, cookies: [] }),
      ),
    )
    expect(problem.errors?.map((error) => error.path)).toEqual(
      expect.arrayContaining(['level', 'message', 'screen.width']),
    )
  })

  it('serves an OpenAPI document of the same schemas', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, unknown>
    }
    expect(document.openapi).toMatch(/^3\./)
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/client/dynamic-data/resolve',
        '/api/client/push-info',
        '/client-telemetry',
        '/api/content/{*}',
      ]),
    )
  })

  it('sends the files of the build packed and for ever', async () => {
    const html = await (await get('/')).text()
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? 'none'
    const answer = await get(style, { 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect((await get('/assets/..%2fmanifest.json')).status).toBe(404)
    expect((await get('/assets/')).status).toBe(404)
  })

  it('packs what is worth it with brotli', async () => {
    const answer = await get('/api/content/', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
  })
})

describe('dynamic data', () => {
  it('DYN-01 DYN-02 answers by GET and POST, aligned with the requests, one failure alone', async () => {
    const requests = [['customer'], ['noSuchModel'], ['wellKnownPages']]
    for (const answer of [await get(resolveUrl(requests)), await post(RESOLVE, JSON.stringify({ d: requests }))]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const records = (await answer.json()) as { cacheKey: string; loadFailed: boolean; data: unknown }[]
      expect(records.map((record) => [record.cacheKey, record.loadFailed])).toEqual([
        ['customer', false],
        ['noSuchModel', true],
        ['wellKnownPages', false],
      ])
      expect(records[1]?.data).toBeNull()
    }
  })

  it('DYN-02 a model whose database fails is flagged, the others are served', async () => {
    await shop.database.pool.query('alter table sessions rename to sessions_gone')
    try {
      const answer = await get(resolveUrl([['customer'], ['settings']]), { cookie: 'customer=some-token' })
      const records = (await answer.json()) as { loadFailed: boolean; data: unknown }[]
      expect(records.map((record) => record.loadFailed)).toEqual([true, false])
      expect(records[0]?.data).toBeNull()
    } finally {
      await shop.database.pool.query('alter table sessions_gone rename to sessions')
    }
  })

  it('DYN-04 push-info supplies what nearly every page needs', async () => {
    const records = (await (await get('/api/client/push-info?language=da')).json()) as {
      type: string
      loadFailed: boolean
      data: unknown
    }[]
    expect(records).toEqual([
      { type: 'customer', cacheKey: 'customer', loadFailed: false, data: { isLoggedIn: false, isSoftLoggedIn: false } },
      { type: 'employee', cacheKey: 'employee', loadFailed: false, data: { isLoggedIn: false, stores: [] } },
      { type: 'chosenStore', cacheKey: 'chosenStore', loadFailed: false, data: null },
      { type: 'deliveryPlace', cacheKey: 'deliveryPlace', loadFailed: false, data: null },
      { type: 'visitorHome', cacheKey: 'visitorHome', loadFailed: false, data: null },
      { type: 'cart', cacheKey: 'cart', loadFailed: false, data: null },
      {
        type: 'wishlist',
        cacheKey: 'wishlist',
        loadFailed: false,
        data: { name: 'Favoritter', listKey: 'wishlist', count: 0, products: [], codes: [] },
      },
      { type: 'siteBanner', cacheKey: 'siteBanner', loadFailed: false, data: null },
    ])
  })

  it('PAGE-33 the thirteen well-known addresses, and that of the stores, come from the server, in the language asked for', async () => {
    const pagesIn = async (language: string) =>
      (
        (await (await get(resolveUrl([['wellKnownPages']]).replace('language=da', `language=${language}`))).json()) as {
          data: Record<string, string>
        }[]
      )[0]?.data ?? {}
    const danish = await pagesIn('da')
    expect(Object.keys(danish)).toHaveLength(13 + 1)
    expect(danish).toMatchObject({
      searchPageUrl: '/soeg',
      startPageUrl: '/',
      checkoutPageUrl: '/kasse',
      loginPageUrl: '/log-ind',
    })
    expect(await pagesIn('sv')).toMatchObject({
      searchPageUrl: '/sv/sok',
      startPageUrl: '/sv',
      loginPageUrl: '/sv/logga-in',
    })
  })
})

describe('telemetry', () => {
  const report = {
    level: 'error',
    message: 'Kaboom',
    stack: 'at x',
    url: 'http://shop.test/?eclub=secret',
    screen: { width: 375, height: 800 },
    cookies: ['deviceWidth'],
  }

  it('TRACK-09 a report of the browser reaches the log without secrets', async () => {
    const answer = await post('/client-telemetry', JSON.stringify(report))
    expect(answer.status).toBe(204)
    const line = shop.logged.find((logged) => logged.msg === 'browser telemetry')
    expect(line?.telemetry).toMatchObject({ message: 'Kaboom', cookies: ['deviceWidth'] })
    expect(JSON.stringify(shop.logged)).not.toContain('secret')
  })

  it('TRACK-09 what a visitor typed is not in the log, though the browser quotes it', async () => {
    const message = 'No gift card GAVE-7K3M-92QX for anna@example.dk (20304050)'
    const stack =
      'Error: VELKOMMEN10\n    at https://shop.test/kasse?token=abc.def:1:2\n    at /assets/client-4f9a8b7c.js:3:4'
    await post('/client-telemetry', JSON.stringify({ ...report, message, stack }))
    const line = shop.logged.findLast((logged) => logged.msg === 'browser telemetry')
    expect(line?.telemetry).toMatchObject({
      message: 'No gift card <code> for <email> (<number>)',
      stack: 'Error: <code>\n    at https://shop.test/kasse?token=-\n    at /assets/client-4f9a8b7c.js:3:4',
    })
  })

  it('TRACK-09 free text in an address or a name of a cookie is not in the log either', async () => {
    const logged = async (sent: object) => {
      await post('/client-telemetry', JSON.stringify({ ...report, ...sent }))
      return shop.logged.findLast((line) => line.msg === 'browser telemetry')?.telemetry
    }
    expect(await logged({ url: 'anna@example.dk, 010190-1234, 20 30 40 50' })).toMatchObject({
      url: '<email>, <number>, <number>',
    })
    const returnUrl = encodeURIComponent('/ordrebekraeftelse?confirm=s3cret&a=1')
    expect(await logged({ url: `http://shop.test/log-ind?returnUrl=${returnUrl}` })).toMatchObject({
      url: `http://shop.test/log-ind?returnUrl=${returnUrl.replace('s3cret', '-')}`,
    })
    expect(await logged({ cookies: ['deviceWidth', 'anna@example.dk', 'x5f0c2a9be1d94d6f8a7b'] })).toMatchObject({
      cookies: ['deviceWidth', '<email>', '<token>'],
    })
  })

  it('TRACK-09 a report that carries the value of a cookie is refused', async () => {
    expect((await post('/client-telemetry', JSON.stringify({ ...report, cookies: ['visitor=abc'] }))).status).toBe(400)
  })

  it('TRACK-09 API-03 too many reports from one address are refused with retry-after', async () => {
    const limited = await startTestShop({ env: { RATE_LIMITS: 'on' } })
    try {
      const statuses: number[] = []
      let last: Response | undefined
      for (let count = 0; count < 31; count += 1) {
        last = await fetch(`${limited.origin}/client-telemetry`, {
          method: 'POST',
          headers: AJAX,
          body: JSON.stringify(report),
        })
        statuses.push(last.status)
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(30)
      expect(last?.status).toBe(429)
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await problemOf(last ?? new Response())).code).toBe('too-many-requests')
    } finally {
      await limited.close()
    }
  })
})

describe('operation', () => {
  it('OPS-02 healthz, readyz and metrics answer', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    await get('/')
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('shop_documents_total')
    expect(metrics).toMatch(/shop_request_duration_seconds_count\{[^}]*route="\/readyz"/)
  })

  it('OPS-02 says that it is overloaded, with retry-after, and still sends what it has kept, with its files', async () => {
    let isOverloaded = false
    const busy = await startTestShop({ eventLoopLimitMs: () => (isOverloaded ? 0 : Number.POSITIVE_INFINITY) })
    try {
      const push = () => fetch(`${busy.origin}/api/client/push-info?language=da`)
      const start = await (await fetch(`${busy.origin}/`)).text()
      isOverloaded = true
      await expect.poll(async () => (await push()).status).toBe(503)
      const answer = await push()
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await problemOf(answer)).code).toBe('unavailable')
      expect((await fetch(`${busy.origin}/`)).status).toBe(200)
      const [asset] = /\/assets\/[\w.-]+/.exec(start) ?? expect.unreachable('the page has no assets')
      expect((await fetch(busy.origin + asset)).status).toBe(200)
      // Pictures that nobody asked for before wait for their turn, and are not turned away.
      const pictures = new Set(start.replaceAll('&amp;', '&').match(/\/images\/[\w./-]+\?[\w.&=-]+/g))
      expect(pictures.size).toBeGreaterThan(3)
      const answers = await Promise.all([...pictures].slice(0, 12).map((picture) => fetch(busy.origin + picture)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await fetch(`${busy.origin}/media/none.mp4`)).status).toBe(404)
    } finally {
      await busy.close()
    }
  })

  it('logs one line per answer with a request id, and never a secret of the address', async () => {
    await get('/?eclub=topsecret&token=alsosecret')
    // Written after the answer has gone out.
    const line = await until(() => {
      const found = shop.logged.find((logged) => String(logged.url).startsWith('/?eclub='))
      expect(found).toBeDefined()
      return found
    })
    expect(line).toMatchObject({ method: 'GET', status: 200, url: '/?eclub=-&token=-' })
    expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a fault of ours shows the error page with status 500 and is logged', async () => {
    const broken = await startTestShop()
    try {
      await broken.database.pool.query('alter table pages rename to pages_gone')
      const answer = await fetch(`${broken.origin}/noget`)
      expect(answer.status).toBe(500)
      const html = await answer.text()
      expect(html).toContain('Der er en fejl på vores server')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(broken.logged.some((line) => Number(line.level) >= 50)).toBe(true)
      const page = (await (await fetch(`${broken.origin}/api/content/noget`)).json()) as {
        httpStatus: number
        errorPage: boolean
      }
      expect(page).toMatchObject({ httpStatus: 500, errorPage: true, componentName: 'ErrorPage' })
    } finally {
      await broken.close()
    }
  })
})
