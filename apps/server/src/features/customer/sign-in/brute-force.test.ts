import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createAccountVisitor, PASSWORD, registered } from '../../../../test/visitors/account-visitor.ts'
import { JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { LOGIN_WINDOW_MS, WRONG_PASSWORDS } from './login-attempts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
})
afterAll(() => shop.close())

const LOG_IN = 'authentication/login'
/** The limit of calls per minute is another matter: each of these comes from its own port of entry. */
const from = (ip: string) => createAccountVisitor(shop, { 'x-forwarded-for': ip })

describe('200 wrong passwords', () => {
  it('AUTH-11 from one address: few are tried, the rest wait, and the owner’s own browser gets in', async () => {
    const { visitor: owner, email } = await registered(shop)
    const attacker = from('203.0.113.7')
    const statuses: number[] = []
    for (let time = 0; time < 200; time += 1) {
      const answer = await attacker.post(LOG_IN, { email, password: `Gaet-nr-${time}` })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const tried = statuses.filter((status) => status === 200)
    expect(tried).toHaveLength(WRONG_PASSWORDS.perNetworkAndAccount)
    // The right one would be refused there too, until the window is over.
    expect((await attacker.post(LOG_IN, { email, password: PASSWORD })).status).toBe(429)
    expect(await owner.call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
    expect(await from('198.51.100.20').call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
  })

  it('AUTH-11 from 40 addresses: strangers are slowed down, the right password gets in from a new place', async () => {
    const { visitor: owner, email } = await registered(shop)
    const networks = Array.from({ length: 40 }, (_, at) => `203.0.114.${at}`)
    const statuses = new Set<number>()
    const guess = (time: number) => (ip: string) => from(ip).post(LOG_IN, { email, password: `Gaet-nr-${time}` })
    // No more at once than the shop lets wait for its hashing.
    for (const times of [[0, 1], [2, 3], [4]]) {
      const answers = await Promise.all(times.flatMap((time) => networks.map(guess(time))))
      for (const { status } of answers) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([200]))
    const before = performance.now()
    expect(await owner.call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
    const known = performance.now() - before
    const begun = performance.now()
    expect(await from('198.51.100.30').call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
    expect(performance.now() - begun).toBeGreaterThan(1900)
    expect(known).toBeLessThan(1900)
  }, 60_000)

  it('AUTH-11 one address that tries many accounts is refused, known and unknown accounts alike', async () => {
    const { email } = await registered(shop)
    const attacker = from('203.0.115.1')
    const statuses: number[] = []
    for (let at = 0; at < WRONG_PASSWORDS.perNetwork; at += 1)
      statuses.push((await attacker.post(LOG_IN, { email: `nr${at}@example.dk`, password: 'Forkert-1' })).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const each of [email, 'nobody@example.dk'])
      expect((await attacker.post(LOG_IN, { email: each, password: PASSWORD })).status).toBe(429)
    shop.setNow(new Date(TEST_NOW.getTime() + LOGIN_WINDOW_MS + 1))
    expect(await attacker.call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
    shop.setNow(TEST_NOW)
  })
})

const afterS = (seconds: number) => shop.setNow(new Date(TEST_NOW.getTime() + seconds * 1000))
const WINDOW_S = LOGIN_WINDOW_MS / 1000

describe('how long one must wait', () => {
  afterEach(() => shop.setNow(TEST_NOW))

  it('AUTH-11 is told with the fifth wrong password and after it, to the second, of unknown addresses too', async () => {
    const { email } = await registered(shop)
    for (const [ip, each] of [
      ['203.0.116.1', email],
      ['203.0.116.2', 'nobody.at.all@example.dk'],
    ] as const) {
      const visitor = from(ip)
      const guess = () => visitor.post(LOG_IN, { email: each, password: 'Forkert-1' })
      shop.setNow(TEST_NOW)
      expect(await (await guess()).json()).toEqual({ success: false })
      afterS(89.5)
      for (let time = 2; time < WRONG_PASSWORDS.perNetworkAndAccount; time += 1)
        expect(await (await guess()).json()).toEqual({ success: false })
      expect(await (await guess()).json()).toEqual({ success: false, retryAfterSeconds: WINDOW_S - 89 })
      afterS(WINDOW_S - 1)
      const refused = await guess()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 1 })
      afterS(WINDOW_S)
      expect(await (await guess()).json()).toEqual({ success: false })
    }
  })

  it('AUTH-11 nobody on the owner’s network keeps their known browser out', async () => {
    const { visitor: owner, email } = await registered(shop)
    const neighbour = from('203.0.116.3')
    for (let time = 0; time < 40; time += 1)
      await neighbour.post(LOG_IN, { email: time < 8 ? email : `nr${time}@example.dk`, password: 'Forkert-1' })
    const there = { ...JSON_HEADERS, 'x-forwarded-for': '203.0.116.3' }
    const right = { email, password: PASSWORD }
    expect((await neighbour.post(LOG_IN, right)).status).toBe(429)
    const known = await owner.post(LOG_IN, right, there)
    expect([known.status, await known.json()]).toEqual([200, { success: true }])
    // The cookie of another browser, or one that nobody was given, is not known.
    const stranger = { ...there, cookie: `visitor=${'x'.repeat(43)}` }
    const body = JSON.stringify(right)
    const forged = await fetch(`${shop.origin}/api/client/${LOG_IN}?language=da`, {
      method: 'POST',
      headers: stranger,
      body,
    })
    expect(forged.status).toBe(429)
  })

  it('AUTH-11 is told on the page without scripts, until it is over', async () => {
    const fields = { language: 'da', email: 'plain.nobody@example.dk', password: 'Forkert-1', returnUrl: '/kasse' }
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.116.4',
    }
    const guess = async () => {
      const body = new URLSearchParams(fields)
      const answer = await fetch(`${shop.origin}/account/login`, { method: 'POST', headers, body, redirect: 'manual' })
      return answer.headers.get('location') ?? ''
    }
    for (let time = 1; time < WRONG_PASSWORDS.perNetworkAndAccount; time += 1)
      expect(await guess()).toBe('/log-ind?result=failed&returnUrl=%2Fkasse')
    const until = TEST_NOW.getTime() / 1000 + WINDOW_S
    const page = `/log-ind?result=tooMany&until=${until}&returnUrl=%2Fkasse`
    expect([await guess(), await guess()]).toEqual([page, page])
    const shown = async (address: string) => (await fetch(shop.origin + address)).text()
    afterS(1)
    expect(await shown(page)).toContain('Du har prøvet mange gange. Vent 9 minutter og 59 sekunder, og prøv igen.')
    afterS(WINDOW_S - 61)
    expect(await shown(page)).toContain('Vent 1 minut og 1 sekund, og prøv igen.')
    expect(await shown(page)).toContain('Der opstod en fejl under login')
    afterS(WINDOW_S)
    expect(await shown(page)).not.toContain('Der opstod en fejl under login')
    expect(await shown(`/log-ind?result=tooMany&until=${until + 9_999_999}`)).not.toContain('Vent ')
  })
})
