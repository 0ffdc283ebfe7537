import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import {
  deleteExpiredSessions,
  endSession,
  findSession,
  hashToken,
  openSession,
} from '../src/platform/sessions/session-service.ts'
import { createVisitorIds, ensureVisitor, insertVisitor } from '../src/platform/visitors/visitor-identity.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    env: { PUBLIC_URL: 'https://shop.test' },
    extend: (app) => {
      app.get('/api/remember', async (request, reply) => ({ visitor: ensureVisitor(request, reply) }))
    },
  })
})
afterAll(() => shop.close())

const countVisitors = async () =>
  Number((await shop.database.pool.query('select count(*) from visitors')).rows[0].count)

describe('visitors', () => {
  it('SEC-01 who is remembered gets a random id in an HttpOnly, Secure, SameSite cookie and keeps it', async () => {
    const first = await fetch(`${shop.origin}/api/remember`)
    const [cookie = ''] = first.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-visitor=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const { visitor } = (await first.json()) as { visitor: string }
    const again = await fetch(`${shop.origin}/api/remember`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await again.json()).toEqual({ visitor })
  })

  it.each([
    ['a word', 'me'],
    ['a number of the right length', 'A'.repeat(43)],
    ['one that another shop made', createVisitorIds({ secret: 'x'.repeat(40), isHttps: true }).make()],
  ])('SEC-01 an invented id is not believed, and replaced: %s', async (_name, id) => {
    const answer = await fetch(`${shop.origin}/api/remember`, { headers: { cookie: `__Host-visitor=${id}` } })
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(await answer.json()).not.toEqual({ visitor: hashToken(id) })
  })

  it('SEC-01 over TLS a cookie without the prefix, which others may set, is not looked at', async () => {
    const first = await fetch(`${shop.origin}/api/remember`)
    const id = /=([\w-]{43});/.exec(first.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
    const answer = await fetch(`${shop.origin}/api/remember`, { headers: { cookie: `visitor=${id}` } })
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  })

  it('SEC-01 every character of an id counts', () => {
    const ids = createVisitorIds({ secret: 'x'.repeat(40), isHttps: false })
    const id = ids.make()
    expect(ids.cookie).toBe('visitor')
    expect(ids.hashOf(id)).toBe(hashToken(id))
    expect(ids.hashOf(id)).toBe(hashToken(id))
    const others = [...id].map((character, at) => id.slice(0, at) + (character === 'A' ? 'B' : 'A') + id.slice(at + 1))
    expect(others.flatMap((other) => ids.hashOf(other) ?? [])).toEqual([])
  })

  it('pages and calls leave no row behind; the first thing remembered does, once', async () => {
    for (const path of ['/', '/om-hjemly', '/api/client/push-info?language=da']) await fetch(shop.origin + path)
    expect(await countVisitors()).toBe(0)
    await insertVisitor(shop.database.main, 'abc', NOW)
    await insertVisitor(shop.database.main, 'abc', later(1))
    expect(await countVisitors()).toBe(1)
  })
})

describe('sessions', () => {
  const subject = async () =>
    String((await shop.database.pool.query(`select id from customers where brand = 'hjemly'`)).rows[0].id)
  const wanted = (token: string) => ({ token, kind: 'customer', brand: 'hjemly' }) as const

  it('AUTH-10 lives on the server by the hash of its token, is prolonged by use, and expires', async () => {
    const db = shop.database.main
    const token = await openSession(db, { kind: 'customer', brand: 'hjemly', subjectId: await subject() }, NOW)
    const stored = await shop.database.pool.query('select token_hash from sessions')
    expect(stored.rows).toEqual([{ token_hash: hashToken(token) }])
    expect(JSON.stringify(stored.rows)).not.toContain(token)
    expect(await findSession(db, wanted(token), later(29))).toBeDefined()
    expect(await findSession(db, wanted(token), later(58))).toBeDefined()
    expect(await findSession(db, wanted(token), later(58 + 31))).toBeUndefined()
    await deleteExpiredSessions(db, later(100))
    expect((await shop.database.pool.query('select 1 from sessions')).rowCount).toBe(0)
  })

  it('AUTH-10 can be ended, and counts for its own brand and kind only', async () => {
    const db = shop.database.main
    const token = await openSession(db, { kind: 'customer', brand: 'hjemly', subjectId: await subject() }, NOW)
    expect(await findSession(db, { token, kind: 'employee', brand: 'hjemly' }, NOW)).toBeUndefined()
    expect(await findSession(db, { token, kind: 'customer', brand: 'skygge' }, NOW)).toBeUndefined()
    expect(await findSession(db, wanted('guess'), NOW)).toBeUndefined()
    await endSession(db, token)
    expect(await findSession(db, wanted(token), NOW)).toBeUndefined()
  })

  it('SEC-02 the customer model is of whoever holds the token, and anonymous for all others', async () => {
    const token = await openSession(
      shop.database.main,
      { kind: 'customer', brand: 'hjemly', subjectId: await subject() },
      NOW,
    )
    const ask = async (cookie: string) =>
      (
        (await (await fetch(`${shop.origin}/api/client/push-info?language=da`, { headers: { cookie } })).json()) as {
          data: object
        }[]
      )[0]?.data
    expect(await ask(`__Host-customer=${token}`)).toMatchObject({
      isLoggedIn: true,
      forename: 'Alma',
      email: 'demo@hjemly.example',
    })
    // Over TLS a cookie that another host could have set is not read.
    for (const cookie of [`__Host-customer=${token}x`, `customer=${token}`])
      expect(await ask(cookie)).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
  })
})
