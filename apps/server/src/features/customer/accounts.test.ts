import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import {
  createAccountVisitor,
  mailKinds,
  PASSWORD,
  registered,
  type AccountVisitor,
} from '../../../test/visitors/account-visitor.ts'
import { sessions } from '../../platform/sessions/session-tables.ts'
import { DEMO_PASSWORD } from '../demo/accounts/demo-logins.ts'
import { customers } from './customer-tables.ts'

let shop: TestShop
// With the hashing that is set where nothing is.
beforeAll(async () => void (shop = await startTestShop({ env: { ARGON2_MEMORY_KIB: '', ARGON2_PASSES: '' } })))
afterAll(() => shop.close())

const LOG_IN = 'authentication/login'
const REGISTER = 'ct/customer/register'
const later = (ms: number) => shop.setNow(new Date(TEST_NOW.getTime() + ms))

const isSignedIn = async (visitor: AccountVisitor) => (await visitor.ask('customer'))?.isLoggedIn ?? false

describe('logging in', () => {
  it('AUTH-10 opens a session on the server, and the cookie is out of reach for scripts', async () => {
    const visitor = createAccountVisitor(shop)
    const answer = await visitor.post(LOG_IN, { email: ' Demo@Hjemly.example ', password: DEMO_PASSWORD })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('customer='))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await visitor.ask('customer')).toMatchObject({
      isLoggedIn: true,
      forename: 'Alma',
      email: 'demo@hjemly.example',
    })
  })

  it('AUTH-10 renews the session: the token of before is worth nothing afterwards', async () => {
    const visitor = createAccountVisitor(shop)
    await visitor.call(LOG_IN, { email: 'demo@hjemly.example', password: DEMO_PASSWORD })
    const before = visitor.token()
    await visitor.call(LOG_IN, { email: 'demo@hjemly.example', password: DEMO_PASSWORD })
    expect(visitor.token()).not.toBe(before)
    visitor.signIn(before)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('AUTH-01 refuses a wrong password and an unknown address alike', async () => {
    const tries = [
      { email: 'demo@hjemly.example', password: 'Forkert2026' },
      { email: 'nobody@hjemly.example', password: DEMO_PASSWORD },
      { email: 'butik@hjemly.example', password: DEMO_PASSWORD },
      { email: 'demo@skygge.example', password: DEMO_PASSWORD },
      { email: '', password: '' },
    ]
    for (const each of tries) {
      const answer = await createAccountVisitor(shop).post(LOG_IN, each)
      expect([answer.status, await answer.json()]).toEqual([200, { success: false }])
      expect(answer.headers.getSetCookie().some((set) => set.startsWith('customer='))).toBe(false)
    }
    for (const body of [
      {},
      { email: 'a@b.dk' },
      { email: 1, password: 2 },
      [],
      { email: 'x'.repeat(2000), password: '' },
    ])
      expect((await createAccountVisitor(shop).post(LOG_IN, body)).status).toBe(400)
  })

  it('AUTH-10 makes the hash anew when the settings changed', async () => {
    const { visitor, email } = await registered(shop)
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 })
    const own = eq(customers.email, email)
    await shop.database.main.update(customers).set({ passwordHash: old }).where(own)
    expect(await visitor.call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
    const [{ passwordHash } = { passwordHash: null }] = await shop.database.main.select().from(customers).where(own)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await visitor.call(LOG_IN, { email, password: PASSWORD })).toEqual({ success: true })
  })

  it('AUTH-10 a session runs out 30 days after the last visit', async () => {
    const { visitor } = await registered(shop)
    later(29 * DAY_MS)
    expect(await isSignedIn(visitor)).toBe(true)
    later(58 * DAY_MS)
    expect(await isSignedIn(visitor)).toBe(true)
    later(58 * DAY_MS + 30 * DAY_MS + MINUTE_MS)
    expect(await isSignedIn(visitor)).toBe(false)
    later(0)
  })

  it('SEC-01 over TLS the cookie is bound to the host', async () => {
    const secure = await startTestShop({ env: { PUBLIC_URL: 'https://shop.test' }, database: shop.database })
    const visitor = createAccountVisitor(secure)
    const answer = await visitor.post(LOG_IN, { email: 'demo@hjemly.example', password: DEMO_PASSWORD })
    const [cookie] = answer.headers.getSetCookie().filter((each) => each.includes('customer='))
    expect(cookie).toMatch(/^__Host-customer=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await secure.close()
  })
})

describe('sessions', () => {
  const SESSIONS = 'ct/customer/sessions'

  it('AUTH-10 are listed with device, place and time, and ended one by one or all others', async () => {
    const { visitor, email } = await registered(shop)
    const phone = createAccountVisitor(shop, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    })
    const third = createAccountVisitor(shop)
    later(HOUR_MS)
    for (const each of [phone, third]) await each.call(LOG_IN, { email, password: PASSWORD })
    later(2 * HOUR_MS)
    const { sessions: found } = (await visitor.get(SESSIONS)) as { sessions: Record<string, unknown>[] }
    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({ isCurrent: true, network: '127.0.0.*' })
    const ofPhone = found.find(({ device }) => device === 'Safari, iPhone')
    expect(ofPhone).toMatchObject({
      isCurrent: false,
      lastSeenAt: new Date(TEST_NOW.getTime() + HOUR_MS).toISOString(),
    })
    expect(await visitor.call(`${SESSIONS}/end`, { sessionId: ofPhone?.id })).toEqual({ success: true })
    expect([await isSignedIn(phone), await isSignedIn(third)]).toEqual([false, true])
    expect((await visitor.post(`${SESSIONS}/end`, { sessionId: ofPhone?.id })).status).toBe(404)
    expect(await visitor.call(`${SESSIONS}/endothers`, {})).toEqual({ success: true, ended: 1 })
    expect([await isSignedIn(visitor), await isSignedIn(third)]).toEqual([true, false])
    later(0)
  })

  it('SEC-02 are nobody else’s', async () => {
    const [{ visitor: mine }, { visitor: other }] = [await registered(shop), await registered(shop)]
    const { sessions: found } = (await mine.get(SESSIONS)) as { sessions: { id: string }[] }
    expect((await other.post(`${SESSIONS}/end`, { sessionId: found[0]?.id })).status).toBe(404)
    expect(await isSignedIn(mine)).toBe(true)
    expect((await createAccountVisitor(shop).post(`${SESSIONS}/endothers`, {})).status).toBe(401)
  })

  it('AUTH-10 when they were seen is written every few minutes only', async () => {
    const { visitor, email } = await registered(shop)
    const [customer] = await shop.database.main.select().from(customers).where(eq(customers.email, email))
    const seen = async () => {
      await visitor.ask('customer')
      const [row] = await shop.database.main
        .select()
        .from(sessions)
        .where(eq(sessions.subjectId, customer?.id ?? ''))
      return (row?.lastSeenAt.getTime() ?? 0) - TEST_NOW.getTime()
    }
    later(4 * MINUTE_MS)
    expect(await seen()).toBe(0)
    later(6 * MINUTE_MS)
    expect(await seen()).toBe(6 * MINUTE_MS)
    later(0)
  })
})

describe('registering', () => {
  const person = {
    forename: 'Ida',
    surname: 'Holm',
    email: 'ida.holm@example.dk',
    phoneNumber: '20 30 40 50',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    approveNewsletter: 'true',
  }
  const mailsTo = (recipient: string) => mailKinds(shop, recipient)

  it('AUTH-04 makes a customer who is signed in, with a mail, and asks about the newsletter by mail', async () => {
    const visitor = createAccountVisitor(shop)
    expect(await visitor.call(REGISTER, person)).toEqual({ success: true })
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true, forename: 'Ida', email: person.email })
    expect(await mailsTo(person.email)).toEqual(['account-welcome', 'newsletter-confirm'])
    const [row] = await shop.database.main.select().from(customers).where(eq(customers.email, person.email))
    expect(row).toMatchObject({ phoneNumber: '+4520304050', language: 'da' })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    const without = { ...person, email: 'uden@example.dk', approveNewsletter: 'false' }
    expect(await createAccountVisitor(shop).call(REGISTER, without)).toEqual({ success: true })
    expect(await mailsTo('uden@example.dk')).toEqual(['account-welcome'])
  })

  it('AUTH-04 an address in use is refused, whatever its case, and its owner learns of it, once', async () => {
    const { email } = await registered(shop)
    const again = { ...person, email: email.toUpperCase() }
    for (let time = 0; time < 3; time += 1)
      expect(await createAccountVisitor(shop).call(REGISTER, again)).toEqual({
        success: false,
        errorCode: 'registrationFailed',
      })
    expect((await mailsTo(email)).filter((key) => key === 'account-addressInUse')).toHaveLength(1)
  })

  it('AUTH-04 every field that is empty, too long or wrong has its code', async () => {
    const wrong: readonly (readonly [Partial<typeof person>, string])[] = [
      [{ forename: ' ' }, 'emptyForename'],
      [{ forename: 'x'.repeat(101) }, 'emptyForename'],
      [{ surname: '' }, 'emptySurname'],
      [{ surname: 'www.vind.example' }, 'emptySurname'],
      [{ email: '' }, 'emptyEmail'],
      [{ email: 'ida' }, 'emptyEmail'],
      [{ phoneNumber: '' }, 'emptyPhoneNumber'],
      [{ phoneNumber: '123' }, 'emptyPhoneNumber'],
      [{ password: '', confirmPassword: '' }, 'emptyPassword'],
      [{ password: 'Kort1', confirmPassword: 'Kort1' }, 'invalidNewPassword'],
      [{ password: 'kunsmaabogstaver1' }, 'invalidNewPassword'],
      [{ password: 'KUNSTORE12' }, 'invalidNewPassword'],
      [{ password: 'UdenTal-her' }, 'invalidNewPassword'],
      [{ password: `Aa1${'x'.repeat(198)}` }, 'invalidNewPassword'],
      [{ confirmPassword: 'Noget-andet-7' }, 'passwordMismatch'],
      [{ password: 'Password1', confirmPassword: 'Password1' }, 'leakedPassword'],
      [{ password: 'Sommer2026!', confirmPassword: 'Sommer2026!' }, 'leakedPassword'],
    ]
    for (const [change, errorCode] of wrong) {
      const answer = await createAccountVisitor(shop).call(REGISTER, { ...person, email: 'ny@example.dk', ...change })
      expect([change, answer]).toEqual([change, { success: false, errorCode }])
    }
    expect((await createAccountVisitor(shop).post(REGISTER, { ...person, forename: null })).status).toBe(400)
    expect((await createAccountVisitor(shop).post(REGISTER, { ...person, approveNewsletter: true })).status).toBe(400)
  })

  it('AUTH-04 of two at the same moment one is made', async () => {
    const twice = { ...person, email: 'samtidig@example.dk' }
    const answers = await Promise.all([1, 2, 3].map(() => createAccountVisitor(shop).call(REGISTER, twice)))
    expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1)
  })
})
