import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { linkToken } from '../../../test/visitors/account-visitor.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { addTestCustomer, type TestCustomer } from '../../../test/visitors/test-customer.ts'
import { openSession } from '../../platform/sessions/session-service.ts'
import { customers } from '../customer/customer-tables.ts'
import { orderReturns } from '../orders/returned/return-tables.ts'

const PASSWORD = 'Gul-Lampe-1972'
let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await startTestShop()
  passwordHash = await hash(PASSWORD)
})
afterAll(() => shop.close())

const someone = () => addTestCustomer(shop, { passwordHash })
async function post(path: string, fields: Record<string, string>, cookie = '') {
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: new URLSearchParams({ language: 'da', ...fields }),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
async function open(path: string, customer?: TestCustomer) {
  const answer = await fetch(shop.origin + path, {
    redirect: 'manual',
    headers: customer ? { cookie: customer.cookie } : {},
  })
  return { status: answer.status, page: readHtml((await answer.text()).replaceAll('\u00a0', ' ')) }
}
const stored = async ({ id }: TestCustomer) => {
  const [row] = await shop.database.main.select().from(customers).where(eq(customers.id, id))
  return row
}
const ADDRESS = {
  form: 'address',
  firstName: 'Karla',
  lastName: 'Lund',
  streetName: 'Bredgade',
  streetNumber: '7',
  postalCode: '8600',
  city: 'Silkeborg',
  countryCode: 'DK',
}
const noticeOf = (page: ReturnType<typeof readHtml>) => textOf(page.querySelector('[data-part=my-notice]'))

describe('the profile', () => {
  it('MYP-02 PAGE-22 shows what is known, and changes name, mobile and address by plain forms', async () => {
    const customer = await someone()
    const change = (fields: Record<string, string>) => post('/my-pages/profile', fields, customer.cookie)
    expect(await change({ form: 'name', firstName: ' Kari ', lastName: 'Nord' })).toEqual({
      status: 303,
      to: '/mine-sider/profil?outcome=name.saved#name',
    })
    expect((await change({ form: 'mobile', mobile: '20 30 40 51' })).to).toContain('outcome=mobile.saved')
    expect((await change(ADDRESS)).to).toContain('outcome=address.saved')
    expect(await stored(customer)).toMatchObject({
      forename: 'Kari',
      surname: 'Nord',
      phoneNumber: '+4520304051',
      address: { streetName: 'Bredgade', postalCode: '8600' },
    })
    const { page } = await open('/mine-sider/profil?outcome=name.saved', customer)
    expect(noticeOf(page)).toBe('Gemt.')
    expect(page.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Kari')
    expect((await change({ ...ADDRESS, remove: '1' })).to).toContain('outcome=address.removed')
    expect((await stored(customer))?.address).toBeNull()
  })

  it('MYP-02 says at the form what was wrong, and changes nothing then', async () => {
    const customer = await someone()
    const before = await stored(customer)
    const change = (fields: Record<string, string>) => post('/my-pages/profile', fields, customer.cookie)
    expect((await change({ form: 'name', firstName: 'Kari', lastName: ' ' })).to).toContain('name.empty-name')
    expect((await change({ form: 'name', firstName: 'x'.repeat(5000), lastName: 'y' })).to).toContain('invalid-name')
    expect((await change({ form: 'mobile', mobile: '112' })).to).toContain('mobile.invalid-mobile')
    const wrong = (await change({ ...ADDRESS, postalCode: '1' })).to
    expect(wrong).toBe('/mine-sider/profil?outcome=address.invalid-address&wrong=postalCode#address')
    expect((await change({ form: 'email', email: 'ny@example.dk', password: 'forkert' })).to).toContain(
      'email.wrong-password',
    )
    expect((await change({ form: 'nothing' })).to).toBe('/mine-sider/profil')
    expect(await stored(customer)).toEqual(before)
    const { page } = await open(wrong.replace('#address', ''), customer)
    expect(noticeOf(page)).toBe('Se adressen efter.')
    expect(page.querySelector('input[name=postalCode]')?.getAttribute('aria-invalid')).toBe('true')
    expect((await open('/mine-sider/profil?outcome=<script>.x&wrong=,,', customer)).status).toBe(200)
  })

  it('MYP-02 changes the password, and ends one or all other sessions', async () => {
    const customer = await someone()
    const session = { kind: 'customer', brand: 'hjemly', subjectId: customer.id } as const
    const other = `customer=${await openSession(shop.database.main, session, TEST_NOW)}`
    const third = `customer=${await openSession(shop.database.main, session, TEST_NOW)}`
    const isIn = async (cookie: string) => (await open('/mine-sider', { ...customer, cookie })).status === 200
    const { page } = await open('/mine-sider/profil', customer)
    const ids = [...page.querySelectorAll('button[name=sessionId]')].map((button) => button.getAttribute('value') ?? '')
    expect(ids.length).toBe(2)
    const stranger = await someone()
    await post('/my-pages/sessions', { sessionId: ids[0] ?? '' }, stranger.cookie)
    expect([await isIn(other), await isIn(third)]).toEqual([true, true])
    await post('/my-pages/sessions', { sessionId: ids[0] ?? '' }, customer.cookie)
    expect([await isIn(other), await isIn(third)].filter(Boolean).length).toBe(1)
    const change = { currentPassword: PASSWORD, password: 'Ny-Lampe-1973', confirmPassword: 'Ny-Lampe-1973' }
    expect((await post('/my-pages/password', { ...change, currentPassword: 'x' }, customer.cookie)).to).toContain(
      'password.wrongPassword',
    )
    expect((await post('/my-pages/password', { ...change, confirmPassword: 'y' }, customer.cookie)).to).toContain(
      'password.passwordMismatch',
    )
    expect((await post('/my-pages/password', change, customer.cookie)).to).toContain('password.saved')
    expect([await isIn(customer.cookie), await isIn(other), await isIn(third)]).toEqual([true, false, false])
  })

  it('MYP-02 a new address is confirmed at that address, and the profile says that it waits', async () => {
    const customer = await someone()
    const fields = { form: 'email', email: 'ny.adresse@example.dk', password: PASSWORD }
    expect((await post('/my-pages/profile', fields, customer.cookie)).to).toContain('email.sent')
    expect((await stored(customer))?.email).toBe(customer.email)
    expect(await linkToken(shop, fields.email, 'confirm-email')).toBeTruthy()
    const { page } = await open('/mine-sider/profil', customer)
    expect(textOf(page.querySelector('main'))).toContain(`Vi har sendt et link til ${fields.email}.`)
  })
})

describe('mails from the shop', () => {
  it('LAW-05 MYP-02 the way to them goes by mail, because registering proved no mailbox', async () => {
    const customer = await someone()
    expect((await post('/my-pages/mails', {})).to).toContain('/log-ind')
    expect(await post('/my-pages/mails', {}, customer.cookie)).toEqual({
      status: 303,
      to: '/mine-sider/profil?outcome=mails.mailed#mails',
    })
    const { page } = await open('/mine-sider/profil?outcome=mails.mailed', customer)
    expect(noticeOf(page)).toContain('Se i din indbakke')
    const { rows } = await shop.database.pool.query(
      `select m.subject from mails m join customers c on c.email = m.recipient where c.id = $1`,
      [customer.id],
    )
    expect(rows).toEqual([{ subject: 'Bekræft din tilmelding til nyhedsbrevet fra hjemly' }])
  })
})

describe('own data', () => {
  it('MYP-07 are one page to read and one file', async () => {
    const customer = await someone()
    const { order } = await addTestOrder(shop.database.main, { customerId: customer.id })
    const { page } = await open('/mine-sider/mine-data', customer)
    const text = textOf(page.querySelector('main'))
    for (const words of ['Karla Lund', customer.email, order.number]) expect(text).toContain(words)
    const file = page.querySelector('a[download]')?.getAttribute('href') ?? ''
    const answer = await fetch(shop.origin + file, { headers: { cookie: customer.cookie } })
    expect(await answer.json()).toMatchObject({ customer: { email: customer.email } })
    expect((await fetch(shop.origin + file)).status).toBe(401)
  })

  it('MYP-07 are deleted after 14 days with the password, and a mail tells how to undo it', async () => {
    const customer = await someone()
    const wait = (password: string) => post('/my-pages/deletion', { password }, customer.cookie)
    expect((await wait('forkert')).to).toBe('/mine-sider/slet-konto?outcome=wrongPassword')
    expect((await stored(customer))?.deletesAt).toBeNull()
    expect((await wait(PASSWORD)).to).toBe('/mine-sider/slet-konto?outcome=requested')
    expect((await stored(customer))?.deletesAt).not.toBeNull()
    const { page } = await open('/mine-sider/slet-konto', customer)
    expect(textOf(page.querySelector('main'))).toContain('Din konto bliver slettet')
    expect(await linkToken(shop, customer.email, 'undo-deletion')).toBeTruthy()
  })

  it('MYP-07 wait for an open order', async () => {
    const customer = await someone()
    await addTestOrder(shop.database.main, { customerId: customer.id, state: 'packed' })
    const refused = await post('/my-pages/deletion', { password: PASSWORD }, customer.cookie)
    expect(refused.to).toBe('/mine-sider/slet-konto?outcome=openOrder')
    expect(noticeOf((await open(refused.to, customer)).page)).toContain('ordre undervejs')
  })
})

describe('returns', () => {
  it('MYP-05 PAGE-31 go from the order over its lines to the label and the refund', async () => {
    const [customer, other] = [await someone(), await someone()]
    const made = { customerId: customer.id, state: 'delivered' } as const
    const { order, id } = await addTestOrder(shop.database.main, made)
    const list = await open('/mine-sider/retur', customer)
    expect(textOf(list.page.querySelector('[data-part=my-order] h3'))).toBe(`Ordre ${order.number}`)
    const path = `/mine-sider/retur?order=${order.number}`
    const { page } = await open(path, customer)
    const line = page.querySelector('input[name=line]')?.getAttribute('value') ?? ''
    const key = page.querySelector('input[name=key]')?.getAttribute('value') ?? ''
    const fields = {
      order: order.number,
      line,
      [`quantity.${line}`]: '1',
      [`reason.${line}`]: 'size',
      way: 'pickup',
      key,
    }
    expect((await post('/my-pages/return', { order: order.number, way: 'parcel' }, customer.cookie)).to).toBe(
      `${path}&wrong=noLines`,
    )
    expect((await post('/my-pages/return', { ...fields, [`quantity.${line}`]: '99' }, customer.cookie)).to).toContain(
      'wrong=invalidQuantity',
    )
    expect((await post('/my-pages/return', fields, other.cookie)).to).toBe('/mine-sider/retur')
    const first = await post('/my-pages/return', fields, customer.cookie)
    expect(first.to).toContain('&made=')
    expect((await post('/my-pages/return', fields, customer.cookie)).to).toBe(first.to)
    const done = textOf((await open(first.to, customer)).page.querySelector('main'))
    for (const words of ['Vi ringer til dig', 'Returseddel', order.number, 'Vi venter på varerne'])
      expect(done).toContain(words)
    expect((await open(first.to, other)).status).toBe(404)
    const saved = await shop.database.main.select().from(orderReturns).where(eq(orderReturns.orderId, id))
    expect(saved).toMatchObject([{ way: 'pickup', lines: [{ lineItemId: line, quantity: 1, reason: 'size' }] }])
    expect(textOf((await open('/mine-sider/retur', customer)).page.querySelector('main'))).toContain('Dine returer')
  })
})
