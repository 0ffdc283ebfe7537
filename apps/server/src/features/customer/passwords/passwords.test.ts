import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import {
  createAccountVisitor,
  linkToken,
  mailKinds,
  PASSWORD,
  registered,
} from '../../../../test/visitors/account-visitor.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const NEW = 'Ny-Sofa-til-4'
const both = (password: string) => ({ password, confirmPassword: password })
const later = (ms: number) => shop.setNow(new Date(TEST_NOW.getTime() + ms))
const stranger = () => createAccountVisitor(shop)
const forgot = (email: string) => stranger().call('ct/customer/forgotpassword', { email })
const reset = (token: string, password = NEW) =>
  stranger().call('ct/customer/resetpassword', { token, ...both(password) })
const canLogIn = async (email: string, password: string) =>
  ((await stranger().call('authentication/login', { email, password })) as { success: boolean }).success

describe('a forgotten password', () => {
  it('AUTH-06 is answered alike for a known, an unknown and a broken address', async () => {
    const { email } = await registered(shop)
    for (const each of [email, 'nobody@example.dk', 'x', '']) expect(await forgot(each)).toEqual({ success: true })
    expect(await mailKinds(shop, 'nobody@example.dk')).toEqual([])
    expect((await stranger().post('ct/customer/forgotpassword', {})).status).toBe(400)
  })

  it('AUTH-07 is replaced by the link of the mail, once; all sessions end and the owner is told', async () => {
    const { visitor, email } = await registered(shop)
    await forgot(email.toUpperCase())
    const token = await linkToken(shop, email, 'reset-password')
    expect(await stranger().call('ct/customer/resetpassword', { token, password: NEW, confirmPassword: 'x' })).toEqual({
      success: false,
      errorCode: 'passwordMismatch',
    })
    expect(await reset(token, 'kort')).toEqual({ success: false, errorCode: 'invalidNewPassword' })
    expect(await reset(token, 'Password1')).toEqual({ success: false, errorCode: 'leakedPassword' })
    expect(await canLogIn(email, PASSWORD)).toBe(true)
    expect(await reset(token)).toEqual({ success: true })
    expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEW)]).toEqual([false, true])
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: false })
    expect(await reset(token, 'Endnu-en-5-gang')).toEqual({ success: false, errorCode: 'invalidToken' })
    expect(await mailKinds(shop, email)).toContain('account-passwordChanged')
  })

  it('AUTH-07 of two uses at the same moment one succeeds', async () => {
    const { email } = await registered(shop)
    await forgot(email)
    const token = await linkToken(shop, email, 'reset-password')
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1)
  })

  it('AUTH-07 a newer link ends the older one; mails are not sent in a row', async () => {
    const { email } = await registered(shop)
    await forgot(email)
    const first = await linkToken(shop, email, 'reset-password')
    await forgot(email)
    expect((await mailKinds(shop, email)).filter((kind) => kind === 'reset-password')).toHaveLength(1)
    later(3 * MINUTE_MS)
    await forgot(email)
    expect((await mailKinds(shop, email)).filter((kind) => kind === 'reset-password')).toHaveLength(2)
    for (const token of [first, 'x', '']) expect(await reset(token)).toMatchObject({ errorCode: 'invalidToken' })
    expect(await reset(await linkToken(shop, email, 'reset-password'))).toEqual({ success: true })
    later(0)
  })

  it('AUTH-07 an expired link, and one of another purpose, change nothing', async () => {
    const { visitor, email } = await registered(shop)
    await forgot(email)
    const token = await linkToken(shop, email, 'reset-password')
    later(HOUR_MS + 1)
    expect(await reset(token)).toEqual({ success: false, errorCode: 'invalidToken' })
    later(0)
    const command = { $type: 'ChangeCustomerEmailCommand', email: 'andet-sted@example.dk', password: PASSWORD }
    await visitor.call('ct/customer/apply', [command])
    const other = await linkToken(shop, 'andet-sted@example.dk', 'confirm-email')
    expect(await reset(other)).toEqual({ success: false, errorCode: 'invalidToken' })
    expect(await stranger().call('ct/customer/confirmemail', { token })).toMatchObject({ errorCode: 'invalidToken' })
    expect(await stranger().call('ct/customer/undodelete', { token })).toMatchObject({ errorCode: 'invalidToken' })
    expect(await canLogIn(email, PASSWORD)).toBe(true)
  })

  it('AUTH-07 a customer without a password chooses the first one within 7 days', async () => {
    const { email } = await registered(shop)
    await shop.database.pool.query('update customers set password_hash = null where email = $1', [email])
    expect(await canLogIn(email, '')).toBe(false)
    await forgot(email)
    const token = await linkToken(shop, email, 'create-password')
    later(6 * DAY_MS)
    expect(await reset(token)).toEqual({ success: true })
    later(0)
    expect(await canLogIn(email, NEW)).toBe(true)
  })
})

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }

  it('AUTH-07 needs the old one, ends the other sessions and is told by mail', async () => {
    const { visitor, email } = await registered(shop)
    const other = stranger()
    await other.call('authentication/login', { email, password: PASSWORD })
    const post = (body: object) => visitor.call('ct/customer/changepassword', { ...change, ...body })
    expect(await post({ currentPassword: 'forkert' })).toEqual({ success: false, errorCode: 'wrongPassword' })
    expect(await post({ confirmPassword: 'x' })).toEqual({ success: false, errorCode: 'passwordMismatch' })
    expect(await post({ newPassword: 'x' })).toEqual({ success: false, errorCode: 'invalidNewPassword' })
    expect(await post({ newPassword: 'Qwerty123', confirmPassword: 'Qwerty123' })).toMatchObject({
      errorCode: 'leakedPassword',
    })
    await forgot(email)
    const before = await linkToken(shop, email, 'reset-password')
    expect(await post({})).toEqual({ success: true })
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true })
    expect(await other.ask('customer')).toMatchObject({ isLoggedIn: false })
    expect(await canLogIn(email, NEW)).toBe(true)
    expect(await mailKinds(shop, email)).toContain('account-passwordChanged')
    expect(await reset(before, 'Tredje-3-gang')).toMatchObject({ errorCode: 'invalidToken' })
  })

  it('MYP-08 needs a login', async () => {
    expect((await stranger().post('ct/customer/changepassword', change)).status).toBe(401)
  })
})
