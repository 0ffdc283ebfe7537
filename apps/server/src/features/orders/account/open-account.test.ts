import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { DETAILS } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestOrder } from '../../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { PASSWORD, registered } from '../../../../test/visitors/account-visitor.ts'
import { linkExpiryS, orderLinkToken } from '../order-links.ts'
import type { StoredOrder } from '../order-store.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

let guests = 0
async function guestOrder(more: { email?: string } = {}) {
  const email = more.email ?? `guest-${(guests += 1)}@example.dk`
  const stored = await addTestOrder(shop.database.main, { details: { ...DETAILS, email } })
  return { stored, email, token: tokenOf(stored) }
}
const tokenOf = ({ id }: StoredOrder, now = TEST_NOW) => orderLinkToken(shop.secret, id, linkExpiryS(now, 1))

/** As a browser without scripts sends it. */
async function send(fields: Readonly<Record<string, string>>) {
  const answer = await fetch(shop.origin + ORDER_FORM_PATHS.openAccount, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin },
    body: new URLSearchParams({ language: 'da', page: 'confirmation', ...fields }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { to: answer.headers.get('location') ?? '', cookie }
}
const pageAt = async (path: string, cookie = '') =>
  (await (await fetch(shop.origin + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')
const customerOf = async (email: string) =>
  (
    await shop.database.pool.query<{ id: string; forename: string; email_proved_at: Date | null }>(
      'select id, forename, email_proved_at from customers where email = $1',
      [email],
    )
  ).rows[0]

describe('an account of a guest’s order', () => {
  it('AUTH-04 CHK-06 takes a password alone, signs in, and has the order; it proves no mailbox', async () => {
    const { email, token, stored } = await guestOrder()
    expect(await pageAt(`/ordrebekraeftelse?token=${token}`)).toContain('id="account"')
    const { to, cookie } = await send({ token, password: PASSWORD })
    expect(to).toBe(`/ordrebekraeftelse?token=${token}&account=made#account`)
    const made = await pageAt(to.replace('#account', ''), cookie)
    expect(made).toContain('Din konto er klar')
    expect(made).not.toContain('name="password"')
    const customer = await customerOf(email)
    expect(customer).toMatchObject({ forename: 'Alma', email_proved_at: null })
    expect(await pageAt('/mine-sider/koeb', cookie)).toContain(stored.order.number)
    // Whoever has the link alone sees no offer any more, and nothing of the account.
    const others = await pageAt(`/ordre?token=${token}`)
    expect(others).not.toContain('id="account"')
  })

  it('AUTH-04 says on the order’s page what is wrong with the password', async () => {
    const { email, token } = await guestOrder()
    for (const [password, code, words] of [
      ['', 'emptyPassword', 'Du må bruge en adgangskode'],
      ['kort', 'invalidNewPassword', 'Adgangskoden skal være på 8 tegn'],
      ['Dragon2024!', 'leakedPassword', 'kendt fra et datalæk'],
    ] as const) {
      const { to, cookie } = await send({ token, password, page: 'order' })
      expect(to).toBe(`/ordre?token=${token}&account=${code}#account`)
      expect(await pageAt(to.replace('#account', ''), cookie)).toContain(words)
    }
    expect(await customerOf(email)).toBeUndefined()
  })

  it('AUTH-04 refuses an address that has an account, and leaves the order a guest’s', async () => {
    const { email } = await registered(shop)
    const { token, stored } = await guestOrder({ email })
    const { to } = await send({ token, password: PASSWORD })
    expect(to).toContain('account=registrationFailed')
    const { rows } = await shop.database.pool.query('select customer_id from orders where id = $1', [stored.id])
    expect(rows).toEqual([{ customer_id: null }])
  })

  it('SEC-01 makes nothing by a link that is wrong or old, nor of an order that is a customer’s', async () => {
    const { email, token, stored } = await guestOrder()
    const old = tokenOf(stored, new Date(TEST_NOW.getTime() - 3 * 24 * 60 * 60 * 1000))
    for (const wrong of ['', 'x', `${token}x`, old]) await send({ token: wrong, password: PASSWORD })
    expect(await customerOf(email)).toBeUndefined()
    const { id: customerId } = (await customerOf((await registered(shop)).email)) ?? { id: '' }
    const theirs = await addTestOrder(shop.database.main, {
      customerId,
      details: { ...DETAILS, email: 'theirs@example.dk' },
    })
    await send({ token: tokenOf(theirs), password: PASSWORD })
    expect(await customerOf('theirs@example.dk')).toBeUndefined()
  })
})
