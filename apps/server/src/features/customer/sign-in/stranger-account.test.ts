import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { addTestOrder } from '../../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import {
  createAccountVisitor,
  linkToken,
  registered,
  registeredAndProved,
} from '../../../../test/visitors/account-visitor.ts'
import { insertSubscription } from '../../newsletter/newsletter-store.ts'
import { sendNewsletter } from '../../soft-login/send-newsletter.ts'

const SKU = 'Z-VASE'
const NEW_PASSWORD = 'Regnvejr-4-Skovture'
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 50 }])
})
afterAll(() => shop.close())

async function idOf(email: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from customers where email = $1', [email])
  return rows[0]?.id ?? ''
}

/** Somebody registers another's address and fills the account with what its owner should not meet. */
async function filled() {
  const { visitor, email } = await registered(shop)
  const address = {
    firstName: 'Karen',
    lastName: 'Lund',
    streetName: 'Fremmedvej',
    postalCode: '5000',
    city: 'Odense C',
  }
  await visitor.call('ct/customer/apply', [
    { $type: 'ChangeAddressCommand', address: { ...address, countryCode: 'DK' } },
  ])
  await visitor.call('wishlist/additem', { sku: SKU })
  const { listKey } = (await visitor.call('shoppinglist/create', { listName: 'Fremmed' })) as { listKey: string }
  const { shareUrl } = (await visitor.call('shoppinglist/share', { listKey })) as { shareUrl: string }
  await visitor.call('shoppinglist/alerts', { listKey, priceDrop: true })
  await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 2 })
  const customerId = await idOf(email)
  const ordered = await addTestOrder(shop.database.main, { customerId, state: 'delivered' })
  await shop.database.pool.query(
    `insert into activated_offers (customer_id, brand, promotion_key, activated_at) values ($1, 'hjemly', 'x', now())`,
    [customerId],
  )
  await visitor.call('ct/customer/forgotpassword', { email })
  return { visitor, email, customerId, ordered, sharePath: shareUrl.replace('http://shop.test', '') }
}

async function ownerAfter(email: string, more: object = {}) {
  const owner = createAccountVisitor(shop)
  const token = await linkToken(shop, email, 'reset-password')
  const chosen = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...more }
  expect(await owner.call('ct/customer/resetpassword', chosen)).toEqual({ success: true })
  expect(await owner.call('authentication/login', { email, password: NEW_PASSWORD })).toEqual({ success: true })
  return owner
}

describe('the owner of a mailbox that somebody registered', () => {
  it('SEC-02 LAW-04 meets nothing that was stored in the account before the mail was answered', async () => {
    const { visitor, email, customerId, ordered, sharePath } = await filled()
    const owner = await ownerAfter(email)
    expect(await owner.get('ct/customer/profile')).toEqual({
      forename: 'kunde',
      surname: '',
      email,
      phoneNumber: '',
      hasPassword: true,
      isEmailProved: true,
    })
    expect((await owner.ask('cart'))?.items ?? []).toEqual([])
    expect((await owner.ask('wishlist'))?.count).toBe(0)
    expect((await owner.ask('shoppingLists'))?.shoppingLists.map(({ count }) => count)).toEqual([0])
    expect(await owner.get('ct/customer/orders')).toMatchObject({ orders: [] })
    expect((await fetch(shop.origin + sharePath)).status).toBe(404)
    expect((await visitor.ask('customer'))?.isLoggedIn).toBe(false)
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::int from customer_devices where customer_id = $1) as devices,
        (select count(*)::int from activated_offers where customer_id = $1) as offers,
        (select count(*)::int from list_alerts a join shopping_lists l on l.list_key = a.list_key
          where l.customer_id = $1) as alerts,
        (select state from orders where id = $2) as ordered,
        (select customer_id from orders where id = $2) as of,
        (select document #>> '{buyer,customerId}' from orders where id = $2) as buyer`,
      [customerId, ordered.id],
    )
    expect(rows).toEqual([{ devices: 1, offers: 0, alerts: 0, ordered: 'delivered', of: null, buyer: null }])
    const mails = await shop.database.pool.query(
      `select text from mails where recipient = $1 and key like 'account-passwordChanged:%'`,
      [email],
    )
    expect(mails.rows[0]?.text).toContain('Derfor er det, der lå på kontoen, slettet')
    expect(mails.rows[0]?.text).not.toContain('Karen')
  })

  it('SEC-02 keeps everything if it was their own: the page asks, and only then', async () => {
    const { email, sharePath } = await filled()
    const pageOf = async (address: string) => {
      const token = await linkToken(shop, address, 'reset-password')
      return (await fetch(`${shop.origin}${FIXED_PATHS.resetPassword.da}?token=${token}`)).text()
    }
    expect(await pageOf(email)).toContain('Har du selv oprettet kontoen?')
    const proved = await registeredAndProved(shop)
    await proved.visitor.call('ct/customer/forgotpassword', { email: proved.email })
    expect(await pageOf(proved.email)).not.toContain('Har du selv oprettet kontoen?')

    const owner = await ownerAfter(email, { keepStored: true })
    expect(await owner.get('ct/customer/profile')).toMatchObject({
      forename: 'Karen',
      isEmailProved: true,
      address: { streetName: 'Fremmedvej' },
    })
    expect((await owner.ask('cart'))?.items).toHaveLength(1)
    expect((await owner.ask('shoppingLists'))?.shoppingLists).toHaveLength(2)
    expect((await fetch(shop.origin + sharePath)).status).toBe(404)
  })

  it('SEC-02 without scripts the form is answered the same', async () => {
    const { email } = await filled()
    const token = await linkToken(shop, email, 'reset-password')
    const answer = await fetch(`${shop.origin}/account/new-password`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, keepStored: 'true' }),
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toBe('/log-ind?result=passwordChosen')
    const owner = createAccountVisitor(shop)
    await owner.call('authentication/login', { email, password: NEW_PASSWORD })
    expect(await owner.get('ct/customer/profile')).toMatchObject({ forename: 'Karen' })
  })

  it('SEC-02 a proved account loses nothing to a forgotten password', async () => {
    const { visitor, email } = await registeredAndProved(shop)
    await visitor.call('wishlist/additem', { sku: SKU })
    await visitor.call('ct/customer/forgotpassword', { email })
    const owner = await ownerAfter(email)
    expect((await owner.ask('wishlist'))?.count).toBe(1)
    expect(await owner.get('ct/customer/profile')).toMatchObject({ forename: 'Karen', surname: 'Lund' })
  })

  it('SEC-02 gets a newsletter that neither names nor recognises the account of a stranger', async () => {
    const [strange, own] = [await registered(shop), await registeredAndProved(shop)]
    for (const { email } of [strange, own])
      await insertSubscription(shop.database.main, {
        id: await idOf(email),
        brand: 'hjemly',
        email,
        emailKey: email,
        language: 'da',
        state: 'confirmed',
        unsubscribeHash: email,
        requestedAt: TEST_NOW,
        confirmedAt: TEST_NOW,
        personalisedAt: TEST_NOW,
      })
    const { database, secret } = shop
    const context = { db: database.main, brand: BRANDS.hjemly, publicUrl: 'http://shop.test', secret, now: TEST_NOW }
    await sendNewsletter(context, 'proof')
    const textTo = async (email: string) =>
      (await database.pool.query(`select text from mails where recipient = $1 and key like 'newsletter:%'`, [email]))
        .rows[0]?.text
    expect(await textTo(strange.email)).not.toMatch(/Karen|eclub/)
    expect(await textTo(own.email)).toMatch(/Hej Karen[^]*eclub/)
  })
})
