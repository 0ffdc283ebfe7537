import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'

const [QUIET, BUSY, FULL] = [0, 350, 9000]
let delayMs = QUIET
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ loopDelayMs: () => delayMs })
})
afterAll(() => shop.close())

const isClosed = () => shop.logged.filter(({ door }) => door !== undefined).at(-1)?.['door'] === 'closed'
const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(shop.origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
  const html = await answer.text()
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('queue='))
  const place = /nummer ([\d.]+) i køen/.exec(html)?.[1]
  return { status: answer.status, headers: answer.headers, html, cookie: cookie?.split(';')[0] ?? '', place }
}

/** Who comes now came after all others. */
function later(ms = 10): void {
  shop.setNow(new Date(shop.now().getTime() + ms))
}

it('CLU-06 stays open for hundreds who read pages that are kept, robots and people', async () => {
  const [robot, person] = [{}, { 'sec-fetch-site': 'none' }]
  await open('/lamper')
  for (let round = 0; round < 20; round += 1) {
    const asked = Array.from({ length: 20 }, (_, index) => open('/lamper', index % 5 === 0 ? person : robot))
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  }
  expect(isClosed()).toBe(false)
})

describe('a shop that is full', () => {
  beforeEach(async () => {
    delayMs = QUIET
    later()
    if (isClosed()) await expect.poll(isClosed).toBe(false)
    delayMs = FULL
    await expect.poll(isClosed).toBe(true)
  })

  it('CLU-06 tells newcomers their place in their language, and asks again by itself without scripts', async () => {
    const first = await open('/')
    later()
    const second = await open('/nb/lamper')
    expect([first.status, first.place, first.headers.get('retry-after')]).toEqual([503, '1', '4'])
    expect(first.html).toContain('<meta http-equiv="refresh" content="4">')
    expect(first.html).toContain('<meta name="robots" content="noindex">')
    expect(first.html).not.toContain('<script')
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('content-security-policy')).toContain("script-src 'nonce-")
    expect(second.html).toContain('Du er nummer 2 i køen')
    expect((await open('/', { cookie: second.cookie })).place).toBe('2')
    expect((await open('/', { cookie: first.cookie })).place).toBe('1')
  })

  it('CLU-06 lets those who are inside go on, with what they have', async () => {
    const inside = await open('/lamper', { 'sec-fetch-site': 'same-origin' })
    expect(inside.status).toBe(200)
    expect(inside.cookie).toMatch(/^queue=i\./)
    // Typed, or opened again: the browser names no page that it came from.
    expect((await open('/sofaer', { cookie: inside.cookie })).status).toBe(200)
    const visitor = createVisitor(shop)
    const add = { $type: 'AddLineItemCommand', sku: 'NORDLO-3-GREEN', quantity: 1 } as const
    expect(await visitor.apply(add)).toMatchObject({ cartResponse: { items: [{ quantity: 1 }] } })
    expect((await open('/lamper', { cookie: visitor.cookie(), 'sec-fetch-site': 'none' })).status).toBe(503)
    expect(await visitor.apply(add)).toMatchObject({ cartResponse: { items: [{ quantity: 2 }] } })
    const back = { cookie: visitor.cookie(), 'sec-fetch-site': 'cross-site' }
    expect((await open('/lamper?token=of-the-bank', back)).status).not.toBe(503)
    expect((await open('/lamper?token=of-the-bank', { 'sec-fetch-site': 'cross-site' })).status).toBe(503)
  })

  it('CLU-06 lets newcomers in by the order in which they came, and opens when nobody waits any more', async () => {
    const came = [await open('/')]
    for (let index = 1; index < 4; index += 1) {
      later()
      came.push(await open('/'))
    }
    expect(came.map(({ place }) => place)).toEqual(['1', '2', '3', '4'])
    delayMs = BUSY
    const statuses = async () => {
      const seen: number[] = []
      // The last first: whoever asks often is not let in earlier.
      for (const { cookie } of came.toReversed()) seen.unshift((await open('/', { cookie })).status)
      return seen
    }
    const seen: number[][] = []
    await expect
      .poll(async () => {
        seen.push(await statuses())
        return seen.at(-1)
      })
      .toEqual([200, 200, 200, 200])
    for (const each of seen) expect(each).toEqual(each.toSorted((a, b) => a - b))
    delayMs = QUIET
    await expect.poll(isClosed).toBe(false)
    const free = await open('/')
    expect([free.status, free.cookie]).toEqual([200, ''])
  })

  it('CLU-06 counts no ticket that it did not write, and none that is too old', async () => {
    const first = await open('/')
    const earlier = first.cookie.replace(/w\.\w+\./, 'w.1.')
    const inside = first.cookie.replace('=w.', '=i.')
    for (const cookie of [earlier, inside, 'queue=x', 'queue=i.1.aaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa']) {
      later()
      const forged = await open('/', { cookie })
      expect([forged.status, forged.place === '1']).toEqual([503, false])
    }
    later(31 * MINUTE_MS)
    const old = await open('/', { cookie: first.cookie })
    expect(old.cookie).not.toBe(first.cookie)
  })

  it('CLU-06 holds up neither programs, files, probes nor the studio', async () => {
    const others = ['/readyz', '/healthz', '/api/content/lamper', '/studio', '/robots.txt']
    const answers = await Promise.all(others.map(async (path) => (await open(path)).html))
    for (const html of answers) expect(html).not.toContain('i køen')
    const metrics = await (await fetch(`${shop.origin}/metrics`)).text()
    expect(metrics).toMatch(/^shop_waiting \d+$/m)
  })
})
