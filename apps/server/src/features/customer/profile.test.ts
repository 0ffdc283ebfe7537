import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import {
  createAccountVisitor,
  linkToken,
  mailKinds,
  PASSWORD,
  registered,
} from '../../../test/visitors/account-visitor.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const APPLY = 'ct/customer/apply'
const ADDRESS = {
  firstName: 'Karen',
  lastName: 'Lund',
  streetName: 'Havnegade',
  streetNumber: '4',
  postalCode: '5000',
  city: 'Odense C',
  countryCode: 'DK',
}
const confirm = (token: string) => createAccountVisitor(shop).call('ct/customer/confirmemail', { token })

describe('the profile', () => {
  it('MYP-02 is changed by commands, and the checkout is filled in with it: CHK-02', async () => {
    const { visitor, email } = await registered(shop)
    const done = await visitor.call(APPLY, [
      { $type: 'SetFirstNameCommand', firstName: ' Karin ' },
      { $type: 'SetLastNameCommand', lastName: 'Lundh' },
      { $type: 'ChangeMobileNumberCommand', mobile: '+46 70 123 45 67' },
      { $type: 'ChangeAddressCommand', address: ADDRESS },
    ])
    const customer = {
      forename: 'Karin',
      surname: 'Lundh',
      email,
      phoneNumber: '+46701234567',
      address: ADDRESS,
      hasPassword: true,
      isEmailProved: false,
    }
    expect(done).toEqual({ customer, validation: { validationErrors: [] } })
    expect(await visitor.get('ct/customer/profile')).toEqual(customer)
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      `select v.sku from variants v join stock_levels s on s.sku = v.sku join assortments a on a.product_key = v.product_key
       join products p on p.key = v.product_key where s.on_hand > 9 and a.brand = 'hjemly' and p.kind = 'product' limit 1`,
    )
    await visitor.apply({ $type: 'AddLineItemCommand', sku: rows[0]?.sku ?? '', quantity: 1 })
    const checkout = await visitor.ask('checkout')
    expect(checkout?.checkout).toMatchObject({ email, mobile: '+46701234567', billingAddress: ADDRESS })
  })

  it('MYP-02 stays as it is from the first command that is refused', async () => {
    const { visitor } = await registered(shop)
    const before = await visitor.get('ct/customer/profile')
    const wrong: readonly (readonly [object, object])[] = [
      [{ $type: 'SetFirstNameCommand', firstName: '' }, { code: 'empty-name' }],
      [{ $type: 'SetLastNameCommand', lastName: 'x'.repeat(101) }, { code: 'invalid-name' }],
      [{ $type: 'ChangeMobileNumberCommand', mobile: '12' }, { code: 'invalid-mobile' }],
      [{ $type: 'ChangeCustomerEmailCommand', email: 'karen', password: PASSWORD }, { code: 'invalid-email' }],
      [{ $type: 'ChangeCustomerEmailCommand', email: 'k@example.dk', password: 'x' }, { code: 'wrong-password' }],
      [
        { $type: 'ChangeAddressCommand', address: { ...ADDRESS, postalCode: '1' } },
        { code: 'invalid-address', fields: ['postalCode'] },
      ],
      [{ $type: 'ChangeAddressCommand', address: { ...ADDRESS, countryCode: 'DE' } }, { code: 'unsupported-country' }],
    ]
    for (const [command, error] of wrong) {
      const done = await visitor.call(APPLY, [{ $type: 'SetFirstNameCommand', firstName: 'Anden' }, command])
      expect(done).toMatchObject({
        customer: before,
        validation: { validationErrors: [{ ...error, commandIndex: 1 }] },
      })
    }
    expect(await visitor.get('ct/customer/profile')).toEqual(before)
    for (const body of [
      [],
      {},
      [{ $type: 'Other' }],
      Array.from({ length: 11 }, () => ({ $type: 'SetFirstNameCommand', firstName: 'A' })),
    ])
      expect((await visitor.post(APPLY, body)).status).toBe(400)
    expect((await createAccountVisitor(shop).post(APPLY, [wrong[0]?.[0]])).status).toBe(401)
  })
})

describe('a new e-mail address', () => {
  const ask = (visitor: { call: (call: string, body: unknown) => Promise<unknown> }, email: string) =>
    visitor.call(APPLY, [{ $type: 'ChangeCustomerEmailCommand', email, password: PASSWORD }])

  it('MYP-02 AUTH-10 holds once confirmed there; other sessions end and the old address is told', async () => {
    const { visitor, email } = await registered(shop)
    const other = createAccountVisitor(shop)
    await other.call('authentication/login', { email, password: PASSWORD })
    const newEmail = `ny-${email}`
    expect(await ask(visitor, newEmail)).toMatchObject({ customer: { email, pendingEmail: newEmail } })
    expect(await mailKinds(shop, email)).not.toContain('account-emailChanged')
    const token = await linkToken(shop, newEmail, 'confirm-email')
    expect(await visitor.call('ct/customer/confirmemail', { token })).toEqual({ success: true })
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true, email: newEmail })
    expect(await other.ask('customer')).toMatchObject({ isLoggedIn: false })
    expect(await mailKinds(shop, email)).toContain('account-emailChanged')
    expect(await confirm(token)).toEqual({ success: false, errorCode: 'invalidToken' })
  })

  it('SEC-02 that is somebody else’s looks the same to the asker, and its owner learns of it', async () => {
    const [mine, theirs] = [await registered(shop), await registered(shop)]
    expect(await ask(mine.visitor, theirs.email)).toMatchObject({ customer: { pendingEmail: theirs.email } })
    expect(await mailKinds(shop, theirs.email)).toEqual(['account-welcome', 'account-addressInUse'])
  })

  it('SEC-02 that somebody else registered meanwhile is refused', async () => {
    const { visitor } = await registered(shop)
    const wanted = 'kapret@example.dk'
    await ask(visitor, wanted)
    const token = await linkToken(shop, wanted, 'confirm-email')
    const { email } = await registered(shop)
    await shop.database.pool.query('update customers set email = $2 where email = $1', [email, wanted])
    expect(await confirm(token)).toEqual({ success: false, errorCode: 'emailInUse' })
  })
})

describe('the links of an account’s mails', () => {
  const page = async (address: string) => {
    const answer = await fetch(shop.origin + address)
    return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') }
  }
  const press = (path: string, token: string) =>
    fetch(shop.origin + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token }),
      redirect: 'manual',
    })

  it('MYP-02 a new address is confirmed by a button, without scripts; reading the page changes nothing', async () => {
    const { visitor, email } = await registered(shop)
    const wanted = `side-${email}`
    await visitor.call(APPLY, [{ $type: 'ChangeCustomerEmailCommand', email: wanted, password: PASSWORD }])
    const token = await linkToken(shop, wanted, 'confirm-email')
    const path = '/bekraeft-e-mail'
    for (let time = 0; time < 2; time += 1) {
      const { status, text, cache } = await page(`${path}?token=${token}`)
      expect([status, cache]).toEqual([200, 'private, no-store'])
      expect(text).toContain('Er det din nye e-mailadresse?')
    }
    expect((await press(path, token)).headers.get('location')).toBe(`${path}?result=done`)
    expect((await page(`${path}?result=done`)).text).toContain('Din nye adresse gælder')
    expect((await press(path, token)).headers.get('location')).toBe(`${path}?result=expired`)
    expect((await page(`${path}?token=${token}`)).text).toContain('Linket virker ikke længere')
    expect(await visitor.get('ct/customer/profile').catch((error: unknown) => String(error))).toContain('401')
    expect(JSON.stringify(shop.logged)).not.toContain(token)
  })

  it('MYP-07 a deletion is undone by a button, without scripts', async () => {
    const { visitor, email } = await registered(shop)
    await visitor.call('ct/customer/delete', { password: PASSWORD })
    const token = await linkToken(shop, email, 'undo-deletion')
    expect((await page(`/behold-konto?token=${token}`)).text).toContain('Vil du beholde din konto?')
    expect((await press('/behold-konto', token)).headers.get('location')).toBe('/behold-konto?result=done')
    expect(await visitor.get('ct/customer/profile')).not.toHaveProperty('deletesAt')
    expect((await page('/nb/behold-konto?token=x')).text).toContain('Lenken virker ikke lenger')
  })
})
