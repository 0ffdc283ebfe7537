import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountVisitor, PASSWORD, registered } from '../../../test/account-visitor.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { LOGIN_WINDOW_MS, WRONG_PASSWORDS } from './login-attempts.ts'
import { TEST_NOW } from '../../../test/global-setup.ts'

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
    for (let time = 0; time < 5; time += 1) {
      const guess = (ip: string) => from(ip).post(LOG_IN, { email, password: `Gaet-nr-${time}` })
      for (const { status } of await Promise.all(networks.map(guess))) statuses.add(status)
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
