import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import {
  CONSENT_VERSION,
  FULL_CONSENT,
  NO_CONSENT,
  writeConsent,
  type Consent,
} from '@firkant/domain/consent/consent.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { sendRequestedLinks } from '../../../test/visitors/account-visitor.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { sendDemoNewsletter } from '../../start/demo-newsletter.ts'
import { consentLog } from '../consent/consent-tables.ts'
import { softLogins } from '../customer/soft-login-tables.ts'
import { DEMO_PASSWORD } from '../demo/accounts/demo-logins.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'

const EMAIL = 'demo@hjemly.example'
let shop: TestShop
let token: string

/** The token of the link in the newsletter that the demo customer got. */
async function readToken(): Promise<string> {
  const [mail] = await shop.database.main.select().from(mails).where(eq(mails.recipient, EMAIL))
  const found = mail && /\?eclub=([\w-]+)/.exec(fillMail(mail, shop.secret).text ?? '')?.[1]
  if (!found) throw new Error('The newsletter has no link')
  return found
}

beforeAll(async () => {
  shop = await startTestShop()
  const { secret } = shop
  const context = { db: shop.database.main, brand: BRANDS.hjemly, publicUrl: 'http://shop.test', secret, now: TEST_NOW }
  await sendDemoNewsletter(context)
  await sendDemoNewsletter(context)
  token = await readToken()
})
afterAll(() => shop.close())

const follow = (eclub: string, cookie = '') =>
  fetch(`${shop.origin}/api/client/voyado/softlogin?${new URLSearchParams({ language: 'da', eclub }).toString()}`, {
    headers: { cookie },
  })

async function ask(cookie: string, types: readonly string[] = ['customer']): Promise<readonly { data: unknown }[]> {
  const d = encodeURIComponent(JSON.stringify(types.map((type) => [type])))
  const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?language=da&d=${d}`, {
    headers: { cookie },
  })
  return (await answer.json()) as readonly { data: unknown }[]
}

const softCookie = () => `soft-login=${token}`
const login = (body: object, cookie: string) =>
  fetch(`${shop.origin}/api/client/authentication/login?language=da`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify(body),
  })

describe('the soft login', () => {
  it('SOFT-01 the newsletter is sent once and its link has a token of more than 44 characters, stored as a hash', async () => {
    const sent = await shop.database.main.select().from(mails).where(eq(mails.recipient, EMAIL))
    expect(sent).toHaveLength(1)
    expect(token.length).toBeGreaterThan(44)
    const stored = await shop.database.main.select().from(softLogins)
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('SOFT-01 the link recognises; an unknown, short or long token is answered the same and changes nothing', async () => {
    const known = await follow(token)
    expect([known.status, await known.text()]).toEqual([204, ''])
    const [cookie = ''] = known.headers.getSetCookie()
    expect(cookie).toMatch(/^soft-login=.+; HttpOnly; SameSite=Lax/)
    for (const other of ['x'.repeat(50), token.slice(0, 44), '', 'y'.repeat(900)]) {
      const unknown = await follow(other)
      expect([unknown.status, await unknown.text(), unknown.headers.getSetCookie()]).toEqual([204, '', []])
    }
    expect((await follow('z'.repeat(5000))).status).toBe(400)
  })

  it('LAW-04 the agreement of the newsletter counts until this browser was asked; who refused gets no cookie', async () => {
    const cookieAfter = async (consent: Consent, version = CONSENT_VERSION) => {
      const answer = await follow(token, `consent=${writeConsent({ consent, version, id: 'A'.repeat(22) })}`)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      return answer.headers.getSetCookie().length
    }
    expect(await cookieAfter(NO_CONSENT)).toBe(0)
    expect(await cookieAfter({ ...FULL_CONSENT, personalisation: false })).toBe(0)
    expect(await cookieAfter(NO_CONSENT, CONSENT_VERSION - 1)).toBe(0)
    expect(await cookieAfter({ ...NO_CONSENT, personalisation: true })).toBe(1)
    expect(await cookieAfter(FULL_CONSENT)).toBe(1)
  })

  it('LAW-04 whoever refuses later is not recognised any more; a yes in place is stored with its proof', async () => {
    const answer = async (consent: Consent, cookie: string) => {
      const said = await fetch(`${shop.origin}/api/client/consent?language=da`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, cookie },
        body: JSON.stringify({ consent, place: 'newsletter', version: CONSENT_VERSION }),
      })
      expect(said.status).toBe(204)
      return said.headers.getSetCookie()
    }
    const refused = await answer(NO_CONSENT, softCookie())
    expect(refused.find((each) => each.startsWith('soft-login='))).toMatch(/^soft-login=; .*Expires=Thu, 01 Jan 1970/)
    const consent = refused.find((each) => each.startsWith('consent='))?.split(';', 1)[0] ?? ''
    // A browser that has kept it all the same.
    const both = `${consent}; ${softCookie()}`
    expect((await ask(both))[0]?.data).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
    const masked = { email: 'd***@h***.example', isSoftLogin: true, password: DEMO_PASSWORD }
    expect(await (await login(masked, both)).json()).toEqual({ success: false })

    const agreed = await answer({ ...NO_CONSENT, personalisation: true }, both)
    const yes = agreed.find((each) => each.startsWith('consent='))?.split(';', 1)[0] ?? ''
    expect((await follow(token, yes)).headers.getSetCookie()).toHaveLength(1)
    expect((await ask(`${yes}; ${softCookie()}`))[0]?.data).toMatchObject({ isSoftLoggedIn: true })
    const proofs = await shop.database.main.select().from(consentLog).orderBy(consentLog.decidedAt)
    expect(proofs.filter(({ place }) => place === 'newsletter')).toMatchObject([
      { personalisation: false, textVersion: CONSENT_VERSION },
      { statistics: false, marketing: false, personalisation: true, language: 'da', textVersion: CONSENT_VERSION },
    ])
  })

  it('SOFT-02 recognition shows forename and masked address, and opens nothing', async () => {
    const [customer] = await ask(softCookie())
    expect(customer?.data).toEqual({
      isLoggedIn: false,
      isSoftLoggedIn: true,
      forename: 'Alma',
      maskedEmail: 'd***@h***.example',
      externalId: expect.any(String),
    })
    for (const call of ['orders', 'profile', 'sessions', 'export', 'passkeys']) {
      const answer = await fetch(`${shop.origin}/api/client/ct/customer/${call}?language=da`, {
        headers: { cookie: softCookie() },
      })
      expect([call, answer.status]).toEqual([call, 401])
    }
    const [, checkout] = await ask(softCookie(), ['customer', 'checkout'])
    expect(JSON.stringify(checkout)).not.toContain(EMAIL)
  })

  it('SOFT-02 the password alone signs in, of the recognised customer only', async () => {
    const masked = { email: 'd***@h***.example', isSoftLogin: true }
    const right = await login({ ...masked, password: DEMO_PASSWORD }, softCookie())
    expect(await right.json()).toMatchObject({ success: true })
    expect(right.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^customer=/))
    expect(await (await login({ ...masked, password: 'Forkert1' }, softCookie())).json()).toEqual({ success: false })
    expect(await (await login({ ...masked, password: DEMO_PASSWORD }, '')).json()).toEqual({ success: false })
  })

  it('SOFT-04 the mail for a new password reaches the recognised customer without the address being typed', async () => {
    const answer = await fetch(`${shop.origin}/api/client/ct/customer/forgotpassword?language=da`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie: softCookie() },
      body: JSON.stringify({ email: 'd***@h***.example' }),
    })
    expect(await answer.json()).toEqual({ success: true })
    await sendRequestedLinks(shop)
    const sent = await shop.database.main.select().from(mails).where(eq(mails.recipient, EMAIL))
    expect(sent.some(({ text }) => text?.includes('/nulstil-adgangskode'))).toBe(true)
  })

  it('SOFT-01 the token is in no log and in no kept document', async () => {
    const first = await fetch(`${shop.origin}/?eclub=${token}`)
    const second = await fetch(`${shop.origin}/?eclub=${token}`)
    for (const answer of [first, second]) expect(await answer.text()).not.toContain(token)
    expect(JSON.stringify(shop.logged)).not.toContain(token)
  })

  it('SOFT-01 holds for 90 days, and only in its brand', async () => {
    shop.setNow(new Date(TEST_NOW.getTime() + 89 * DAY_MS))
    expect((await ask(softCookie()))[0]?.data).toMatchObject({ isSoftLoggedIn: true })
    shop.setNow(new Date(TEST_NOW.getTime() + 91 * DAY_MS))
    expect((await ask(softCookie()))[0]?.data).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
    shop.setNow(TEST_NOW)
    await shop.database.main.update(softLogins).set({ brand: 'skygge' })
    expect((await ask(softCookie()))[0]?.data).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
  })
})

describe('over TLS', () => {
  let secure: TestShop
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://shop.test', SHOP_SECRET: shop.secret }
    secure = await startTestShop({ database: shop.database, env })
    secure.setNow(TEST_NOW)
  })
  afterAll(() => secure.close())

  const isRecognised = async (cookie: string) => {
    const d = encodeURIComponent(JSON.stringify([['customer']]))
    const answer = await fetch(`${secure.origin}/api/client/dynamic-data/resolve?language=da&d=${d}`, {
      headers: { cookie },
    })
    const [record] = (await answer.json()) as readonly { data: { isSoftLoggedIn: boolean } }[]
    return record?.data.isSoftLoggedIn
  }

  it('SOFT-01 SEC-02 the cookie is bound to the host, and without its prefix it is worth nothing and is deleted', async () => {
    await shop.database.main.update(softLogins).set({ brand: 'hjemly' })
    const followWith = (cookie: string) =>
      fetch(`${secure.origin}/api/client/voyado/softlogin?language=da&eclub=${token}`, { headers: { cookie } })
    const [given = '', ...others] = (await followWith('')).headers.getSetCookie()
    expect(given).toMatch(/^__Host-soft-login=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
    expect(others).toEqual([])
    expect(await isRecognised(`__Host-soft-login=${token}`)).toBe(true)
    expect(await isRecognised(`soft-login=${token}`)).toBe(false)
    const deleted = expect.stringMatching(/^soft-login=;.*Expires=Thu, 01 Jan 1970/)
    expect((await followWith(`soft-login=${token}`)).headers.getSetCookie()).toContainEqual(deleted)
    const left = await fetch(`${secure.origin}/api/client/voyado/clear-softlogin?language=da`, {
      headers: { cookie: `soft-login=${token}; __Host-soft-login=${token}` },
    })
    expect(left.headers.getSetCookie()).toEqual([
      deleted,
      expect.stringMatching(/^__Host-soft-login=;.*Expires=Thu, 01 Jan 1970.*Secure/),
    ])
  })
})
