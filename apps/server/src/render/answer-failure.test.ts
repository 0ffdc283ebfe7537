import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'
import { createVisitor } from '../../test/visitors/visitor-client.ts'
import { openDatabase } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/shop-events.ts'

const HTML = { headers: { accept: 'text/html' } }
const POOL = 2
const WAIT_MS = 400
const PATIENT = { timeout: 20_000 }

let outside: TestDatabase
let shop: TestShop
let isOverloaded = false

beforeAll(async () => {
  outside = await createTestDatabase()
  const small = openDatabase({ url: outside.url, poolSize: POOL, waitMs: WAIT_MS, onError: () => undefined })
  const drop = async () => small.close()
  shop = await startTestShop({
    database: { ...small, url: outside.url, drop },
    eventLoopLimitMs: () => (isOverloaded ? 0 : Number.POSITIVE_INFINITY),
  })
})
afterAll(async () => {
  await shop.close()
  await shop.database.drop()
  await outside.drop()
})

/** All connections of the shop are taken while the work runs. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  const held: pg.PoolClient[] = []
  // A busy machine may need longer for a new connection than the shop waits.
  const take = () => shop.database.pool.connect().catch(() => undefined)
  while (held.length < POOL) {
    const client = await take()
    if (client) held.push(client)
  }
  try {
    await work()
  } finally {
    for (const client of held) client.release()
  }
}

const get = (path: string) => fetch(shop.origin + path, HTML)

describe('a shop that is too busy', () => {
  it('OPS-02 says so with 503, a time to come back and a page in the language, and never with 500', async () => {
    await withoutConnections(async () => {
      const page = await get('/lamper')
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
      const html = await page.text()
      expect(html).toContain('Butikken har travlt lige nu')
      expect(html).toContain('<meta http-equiv="refresh" content="5">')
      expect(await (await get('/nb/lamper')).text()).toContain('Butikken har det travelt')
      const data = await fetch(`${shop.origin}/api/content/lamper`)
      expect([data.status, data.headers.get('retry-after')]).toEqual([503, '5'])
      expect(data.headers.get('content-type')).toContain('application/problem+json')
      const command = [{ $type: 'AddLineItemCommand', sku: 'NORDLO-3-GREEN', quantity: 1 }]
      expect((await createVisitor(shop).post('ct/cart/apply', command)).status).toBe(503)
    })
    await expect.poll(async () => (await get('/lamper')).status, PATIENT).toBe(200)
    expect(shop.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
    expect(shop.logged.some(({ level }) => level === 40)).toBe(true)
  })

  it('OPS-02 sends the last document of a page that it has, with a nonce of its own', async () => {
    await expect.poll(async () => (await get('/sofaer')).status, PATIENT).toBe(200)
    const before = await (await get('/sofaer')).text()
    await withoutConnections(async () => {
      await publishEvent(outside.main, { type: 'catalog-changed' })
      const stored = 'private, no-store'
      await expect.poll(async () => (await get('/sofaer')).headers.get('cache-control'), PATIENT).toBe(stored)
      const answer = await get('/sofaer')
      const html = await answer.text()
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
      expect(answer.status).toBe(200)
      expect(answer.headers.get('etag')).toBeNull()
      expect(html).toContain(`nonce="${nonce}"`)
      expect(html.replaceAll(nonce, '')).toHaveLength(before.replaceAll(/nonce="[^"]+"/g, 'nonce=""').length)
    })
    await expect
      .poll(async () => (await get('/sofaer')).headers.get('cache-control'), PATIENT)
      .toBe('private, max-age=0, must-revalidate')
  })

  it('OPS-02 shows the same page when its event loop is behind, to those who ask for one', async () => {
    isOverloaded = true
    try {
      await expect.poll(async () => (await get('/rum/stue')).status, PATIENT).toBe(503)
      expect(await (await get('/rum/stue')).text()).toContain('data-part="busy-page"')
      const other = await fetch(`${shop.origin}/rum/stue`)
      expect(other.headers.get('content-type')).toContain('application/problem+json')
    } finally {
      isOverloaded = false
    }
  })
})
