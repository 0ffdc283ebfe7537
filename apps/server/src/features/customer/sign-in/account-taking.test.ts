import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MY_PAGES_FORMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createAuthenticator } from '../../../../test/stand-ins/test-authenticator.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import {
  createAccountVisitor,
  linkToken,
  mailKinds,
  PASSWORD,
  pressLink,
  registered,
  registeredAndProved,
  type AccountVisitor,
} from '../../../../test/visitors/account-visitor.ts'
import { SESSION_COOKIES } from '../../../platform/sessions/session-cookies.ts'

const CALLS = 'ct/customer/passkeys'
const NEW_PASSWORD = 'Regnvejr-4-Skovture'
const REMOVE = FIXED_PATHS.removePasskey.da
const PROVE = FIXED_PATHS.proveEmail.da

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
beforeEach(() => shop.setNow(TEST_NOW))
afterAll(() => shop.close())

const later = (ms: number) => shop.setNow(new Date(TEST_NOW.getTime() + ms))

interface Options {
  readonly success: boolean
  readonly errorCode?: string
  readonly options?: { readonly challenge: string }
}

const askToAdd = async (visitor: AccountVisitor, body: object = {}) =>
  (await visitor.call(`${CALLS}/options`, body)) as Options

/** Like a browser: what the shop refuses never gets to the device. */
async function addPasskey(visitor: AccountVisitor, body: object = {}) {
  const device = createAuthenticator()
  const { options, ...refused } = await askToAdd(visitor, body)
  if (!options) return { device, answer: refused }
  const response = device.register(options.challenge)
  return { device, answer: await visitor.call(`${CALLS}/add`, { name: 'Telefon', response }) }
}

async function logInWith(device: ReturnType<typeof createAuthenticator>) {
  const visitor = createAccountVisitor(shop)
  const { options } = (await visitor.call(`${CALLS}/loginoptions`, {})) as { options: { challenge: string } }
  return { visitor, answer: await visitor.call(`${CALLS}/login`, device.logIn(options.challenge)) }
}

async function sharedList(visitor: AccountVisitor) {
  const { listKey } = (await visitor.call('shoppinglist/create', { listName: 'Stue' })) as { listKey: string }
  const { shareUrl } = (await visitor.call('shoppinglist/share', { listKey })) as { shareUrl: string }
  return { listKey, path: shareUrl.replace('http://shop.test', '') }
}

const statusOf = async (path: string) => (await fetch(shop.origin + path)).status

async function passwordLink(email: string, purpose = 'reset-password') {
  await createAccountVisitor(shop).call('ct/customer/forgotpassword', { email })
  return linkToken(shop, email, purpose)
}

const choose = (token: string, more: object = {}) =>
  createAccountVisitor(shop).call('ct/customer/resetpassword', {
    token,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...more,
  })

async function lastMail(email: string, key: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select text from mails where recipient = $1 and key like $2 || ':%' order by created_at desc limit 1`,
    [email, key],
  )
  return rows[0]?.text ?? ''
}

const get = (path: string, visitor: AccountVisitor) =>
  fetch(shop.origin + path, { headers: { cookie: `${SESSION_COOKIES.customer}=${visitor.token()}` } })

const isSignedIn = async (visitor: AccountVisitor) => (await visitor.ask('customer'))?.isLoggedIn

describe('an account whose mailbox was never proved', () => {
  it('SEC-02 AUTH-04 a stranger who registers an address adds no passkey, and is told what to do', async () => {
    const { visitor } = await registered(shop)
    expect(await askToAdd(visitor)).toEqual({ success: false, errorCode: 'unprovedEmail' })
    expect(await askToAdd(visitor, { password: PASSWORD })).toEqual({ success: false, errorCode: 'unprovedEmail' })
    const response = createAuthenticator().register('made-up')
    expect(await visitor.call(`${CALLS}/add`, { name: 'x', response })).toEqual({
      success: false,
      errorCode: 'unprovedEmail',
    })
    expect(await visitor.get('ct/customer/profile')).toMatchObject({ isEmailProved: false })
    const page = await (await get('/mine-sider/profil', visitor)).text()
    expect(page).toContain('Bekræft din e-mailadresse, før du tilføjer en adgangsnøgle.')
    expect(page).toContain(`action="${MY_PAGES_FORMS.proveEmail}"`)
  })

  it('SEC-02 AUTH-07 the link proves it together with a login to the account, once, and after a press alone', async () => {
    const { visitor, email } = await registered(shop)
    const token = await linkToken(shop, email, 'account-welcome')
    const owner = await registered(shop)
    for (const other of [undefined, owner.visitor]) {
      const page = await fetch(`${shop.origin}${PROVE}?token=${token}`, {
        headers: { cookie: other ? `${SESSION_COOKIES.customer}=${other.token()}` : '' },
      })
      expect(await page.text()).toContain('Log ind for at bekræfte')
      expect(await pressLink(shop, PROVE, { token, ...(other && { visitor: other }) })).toBe(`${PROVE}?result=signIn`)
    }
    expect(await (await get(`${PROVE}?token=${token}`, visitor)).text()).toContain('Er det din konto?')
    expect(await visitor.get('ct/customer/profile')).toMatchObject({ isEmailProved: false })
    expect(await pressLink(shop, PROVE, { token, visitor })).toBe(`${PROVE}?result=done`)
    expect(await pressLink(shop, PROVE, { token, visitor })).toBe(`${PROVE}?result=expired`)
    expect(await visitor.get('ct/customer/profile')).toMatchObject({ isEmailProved: true })
    expect(await addPasskey(visitor)).toMatchObject({ answer: { success: true } })
  })

  it('SEC-02 the button on the profile sends the link again, four times a day at most', async () => {
    const { visitor, email } = await registered(shop)
    for (let at = 0; at < 5; at += 1) {
      const to = await pressLink(shop, MY_PAGES_FORMS.proveEmail, { token: '', visitor })
      expect(to).toBe('/mine-sider/profil?outcome=email.proofSent#email')
    }
    const sent = await mailKinds(shop, email)
    expect(sent.filter((kind) => kind === 'account-proveEmail')).toHaveLength(4)
    const token = await linkToken(shop, email, 'account-proveEmail')
    expect(await pressLink(shop, PROVE, { token, visitor })).toBe(`${PROVE}?result=done`)
  })
})

describe('adding a passkey', () => {
  it('SEC-02 a stolen session adds none eleven minutes after the login, without the password', async () => {
    const { visitor } = await registeredAndProved(shop)
    later(10 * MINUTE_MS)
    expect(await askToAdd(visitor)).toMatchObject({ success: true })
    later(11 * MINUTE_MS)
    expect(await askToAdd(visitor)).toEqual({ success: false, errorCode: 'passwordNeeded' })
    expect(await askToAdd(visitor, { password: 'Forkert-1-gang' })).toEqual({
      success: false,
      errorCode: 'wrongPassword',
    })
    expect(await addPasskey(visitor, { password: PASSWORD })).toMatchObject({ answer: { success: true } })
  })

  it('SEC-02 is told by mail, whose link shows a page; its button alone removes that passkey and ends other sessions', async () => {
    const { visitor, email } = await registeredAndProved(shop)
    const first = await addPasskey(visitor)
    const token = await linkToken(shop, email, 'remove-passkey')
    const second = await addPasskey(visitor)
    expect(await lastMail(email, 'remove-passkey')).toContain('Der er tilføjet en adgangsnøgle')
    const stored = await shop.database.pool.query('select * from customer_tokens')
    expect(JSON.stringify(stored.rows)).not.toContain(token)

    const page = await (await fetch(`${shop.origin}${REMOVE}?token=${token}`)).text()
    expect(page).toContain('Skal adgangsnøglen fjernes?')
    expect(page).toContain(`<form action="${REMOVE}" method="post">`)
    const thief = await logInWith(first.device)
    expect(thief.answer).toMatchObject({ success: true })

    expect(await pressLink(shop, REMOVE, { token, visitor })).toBe(`${REMOVE}?result=done`)
    expect(await isSignedIn(thief.visitor)).toBe(false)
    expect(await isSignedIn(visitor)).toBe(true)
    expect((await logInWith(first.device)).answer).toEqual({ success: false })
    expect((await logInWith(second.device)).answer).toMatchObject({ success: true })
    expect(await pressLink(shop, REMOVE, { token, visitor })).toBe(`${REMOVE}?result=expired`)
    const done = await (await fetch(`${shop.origin}${REMOVE}?result=done`)).text()
    expect(done).toContain('Vælg en ny adgangskode')
  })

  it('SEC-02 the link of its mail ends after 30 days', async () => {
    const { visitor, email } = await registeredAndProved(shop)
    const { device } = await addPasskey(visitor)
    const token = await linkToken(shop, email, 'remove-passkey')
    later(30 * DAY_MS)
    expect(await pressLink(shop, REMOVE, { token })).toBe(`${REMOVE}?result=expired`)
    expect((await logInWith(device)).answer).toMatchObject({ success: true })
  })
})

describe('a password chosen by the link of a mail', () => {
  it('SEC-02 AUTH-07 leaves nothing to whoever had the account: passkeys, sessions, what they began, links of lists', async () => {
    const { visitor: thief, email } = await registeredAndProved(shop)
    const { device } = await addPasskey(thief)
    const { listKey, path } = await sharedList(thief)
    const begun = await askToAdd(thief)
    expect(await statusOf(path)).toBe(200)

    expect(await choose(await passwordLink(email))).toEqual({ success: true })
    expect(await isSignedIn(thief)).toBe(false)
    expect((await logInWith(device)).answer).toEqual({ success: false })
    expect(await thief.call('authentication/login', { email, password: PASSWORD })).toEqual({ success: false })
    const late = createAuthenticator().register(begun.options?.challenge ?? '')
    expect((await thief.post(`${CALLS}/add`, { name: 'x', response: late })).status).toBe(401)
    expect(await statusOf(path)).toBe(404)
    const mail = await lastMail(email, 'account-passwordChanged')
    expect(mail).toContain('Kontoens adgangsnøgler er fjernet.')
    expect(mail).toContain('Dine delte lister har fået nye links.')

    const owner = createAccountVisitor(shop)
    await owner.call('authentication/login', { email, password: NEW_PASSWORD })
    expect(await owner.get(CALLS)).toEqual({ passkeys: [] })
    const renewed = (await owner.call('shoppinglist/share', { listKey })) as { shareUrl: string }
    expect(renewed.shareUrl).not.toContain(path)
    expect(await statusOf(renewed.shareUrl.replace('http://shop.test', ''))).toBe(200)
    const added = createAuthenticator().register(begun.options?.challenge ?? '')
    expect(await owner.call(`${CALLS}/add`, { name: 'x', response: added })).toMatchObject({ success: false })
  })

  it('SEC-02 AUTH-07 says nothing of passkeys where there were none', async () => {
    const { email } = await registeredAndProved(shop)
    await choose(await passwordLink(email))
    expect(await lastMail(email, 'account-passwordChanged')).not.toContain('adgangsnøgle')
  })

  it('SEC-02 AUTH-07 the first one does the same, and proves the mailbox', async () => {
    const { visitor, email } = await registeredAndProved(shop)
    const { device } = await addPasskey(visitor)
    const { listKey, path } = await sharedList(visitor)
    const unset = 'update customers set password_hash = null, email_proved_at = null where email = $1'
    await shop.database.pool.query(unset, [email])
    expect(await choose(await passwordLink(email, 'create-password'))).toEqual({ success: true })
    expect((await logInWith(device)).answer).toEqual({ success: false })
    expect(await statusOf(path)).toBe(404)
    const owner = createAccountVisitor(shop)
    await owner.call('authentication/login', { email, password: NEW_PASSWORD })
    expect(await owner.get('ct/customer/profile')).toMatchObject({ isEmailProved: true, forename: 'Karen' })
    expect(await owner.call('shoppinglist/share', { listKey })).toMatchObject({ success: true })
  })
})

describe('a confirmed change of address', () => {
  it('SEC-02 deletes passkeys and renews links of lists, and the mail to the old address says so', async () => {
    const { visitor, email } = await registered(shop)
    const newEmail = `ny-${email}`
    const change = { $type: 'ChangeCustomerEmailCommand', email: newEmail, password: PASSWORD }
    await visitor.call('ct/customer/apply', [change])
    const proof = await linkToken(shop, email, 'account-welcome')
    await pressLink(shop, PROVE, { token: proof, visitor })
    const { device } = await addPasskey(visitor)
    const { path } = await sharedList(visitor)
    const token = await linkToken(shop, newEmail, 'confirm-email')
    expect(await createAccountVisitor(shop).call('ct/customer/confirmemail', { token })).toEqual({ success: true })
    expect((await logInWith(device)).answer).toEqual({ success: false })
    expect(await statusOf(path)).toBe(404)
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await lastMail(email, 'account-emailChanged')).toContain('Kontoens adgangsnøgler er fjernet.')
  })
})

describe('a password changed on the profile', () => {
  async function withAccess() {
    const { visitor } = await registeredAndProved(shop)
    const { device } = await addPasskey(visitor)
    return { visitor, device, ...(await sharedList(visitor)) }
  }
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

  it.each([
    [{}, true, 200],
    [{ removePasskeys: true }, false, 200],
    [{ renewShareLinks: true }, true, 404],
    [{ removePasskeys: true, renewShareLinks: true }, false, 404],
  ])('SEC-02 AUTH-07 with %o: the passkey signs in %s, the old link answers %i', async (wanted, signsIn, status) => {
    const { visitor, device, path } = await withAccess()
    expect(await visitor.call('ct/customer/changepassword', { ...change, ...wanted })).toEqual({ success: true })
    expect((await logInWith(device)).answer).toMatchObject({ success: signsIn })
    expect(await statusOf(path)).toBe(status)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('SEC-02 MYP-02 the form offers both, without scripts too', async () => {
    const { visitor, device, path } = await withAccess()
    const page = await (await get('/mine-sider/profil', visitor)).text()
    for (const name of ['removePasskeys', 'renewShareLinks']) expect(page).toContain(`name="${name}"`)
    const answer = await fetch(shop.origin + MY_PAGES_FORMS.password, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: `${SESSION_COOKIES.customer}=${visitor.token()}` },
      body: new URLSearchParams({
        currentPassword: PASSWORD,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        removePasskeys: 'true',
        renewShareLinks: 'true',
      }),
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toContain('outcome=password.saved')
    expect((await logInWith(device)).answer).toEqual({ success: false })
    expect(await statusOf(path)).toBe(404)
  })
})
