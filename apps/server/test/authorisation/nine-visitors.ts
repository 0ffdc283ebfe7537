import type { CustomerSession } from '@firkant/domain/customer/customer-calls.ts'
import { SESSION_COOKIES, SOFT_LOGIN_COOKIE } from '../../src/platform/sessions/session-cookies.ts'
import { openSession } from '../../src/platform/sessions/session-service.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { addTestOrder } from '../samples/test-orders.ts'
import { startTestShop, type TestShop, type TestShopOptions } from '../test-shop.ts'
import { createAccountVisitor, PASSWORD, registered, registeredAndProved } from '../visitors/account-visitor.ts'
import { softLoginToken } from '../visitors/soft-login-token.ts'
import { employeeAtWork } from '../visitors/test-employee.ts'
import type { VisitorKind } from './authorisation-letters.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

export type Cookies = Readonly<Record<VisitorKind, string>>

const SKU = 'Z-LAMP'
const MOBILE = '+4551627384'
const STREET = 'Hemmelighedsvej'
const LIST_NAME = 'Hemmelig hule'
const NOTE = 'Mål væggen først'
const SAME_SECRET = 'nine-visitors-of-two-shops-share-this'
const SETTINGS = { SHOP_SECRET: SAME_SECRET }
const HJEMLY = 'hjemly'
const OTHER = 'skygge'

const sessionCookie = (kind: keyof typeof SESSION_COOKIES, token: string) => `${SESSION_COOKIES[kind]}=${token}`

async function customerIdOf(shop: TestShop, brand: string, email: string): Promise<string> {
  const query = 'select id from customers where brand = $1 and email = $2'
  const { rows } = await shop.database.pool.query<{ id: string }>(query, [brand, email])
  return rows[0]?.id ?? ''
}

/** Registered, and the mailbox proved by a link that came to it. */
async function provedCustomer(shop: TestShop) {
  const customer = await registeredAndProved(shop)
  return { ...customer, customerId: await customerIdOf(shop, HJEMLY, customer.email) }
}

export interface CustomerA {
  readonly things: ThingsOfA
  readonly customerId: string
  readonly soft: string
  /** What nobody else may see. */
  readonly secrets: readonly string[]
}

/** A has an order, an address, two sessions, lists, a passkey, and a cart that was merged at login. */
export async function makeA(shop: TestShop): Promise<CustomerA> {
  const { visitor, email, customerId } = await provedCustomer(shop)
  const address = { firstName: 'Karen', lastName: 'Lund', streetName: STREET, postalCode: '5000', city: 'Odense C' }
  await visitor.call('ct/customer/apply', [
    { $type: 'ChangeMobileNumberCommand', mobile: MOBILE },
    { $type: 'ChangeAddressCommand', address: { ...address, countryCode: 'DK' } },
  ])
  const { id: orderId, order } = await addTestOrder(shop.database.main, { customerId, state: 'shipped' })
  await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
  await visitor.call('wishlist/additem', { sku: SKU })
  const made = (await visitor.call('shoppinglist/create', { listName: LIST_NAME })) as { listKey: string }
  await visitor.call('shoppinglist/additem', { listKey: made.listKey, sku: SKU })
  await visitor.call('shoppinglist/setitem', { listKey: made.listKey, sku: SKU, note: NOTE })
  const other = createAccountVisitor(shop)
  await other.apply({ $type: 'AddLineItemCommand', sku: 'Z-RUG', quantity: 1 })
  const done = (await other.call('authentication/login', { email, password: PASSWORD })) as {
    merged: { undoCart: string }
  }
  const passkeyId = `of-${customerId}`
  await shop.database.pool.query(
    `insert into passkeys (id, customer_id, name, public_key, counter, transports, created_at)
     values ($2, $1, 'A', '\\x00', 0, '{}', now())`,
    [customerId, passkeyId],
  )
  const { sessions } = (await visitor.get('ct/customer/sessions')) as { sessions: CustomerSession[] }
  const things: ThingsOfA = {
    email,
    orderId,
    orderNumber: order.number,
    cartId: (await visitor.ask('cart'))?.id ?? '',
    listKey: (await visitor.ask('wishlist'))?.listKey ?? '',
    namedListKey: made.listKey,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    undoCart: done.merged.undoCart,
    passkeyId,
    sku: SKU,
  }
  const secrets = [email, order.number, MOBILE, MOBILE.slice(3), STREET, LIST_NAME, NOTE, passkeyId]
  return { things, customerId, soft: await softLoginToken(shop, customerId), secrets }
}

/** Somebody of another brand on the same database: a customer with A's address, a cart, and a manager at work. */
async function openOtherBrand(shop: TestShop, email: string) {
  const other = await startTestShop({ database: shop.database, env: { ...SETTINGS, BRAND: OTHER } })
  try {
    const visitor = createAccountVisitor(other)
    const person = { forename: 'Karen', surname: 'Lund', email, phoneNumber: '20304050' }
    await visitor.call('ct/customer/register', { ...person, password: PASSWORD, confirmPassword: PASSWORD })
    await visitor.call('wishlist/additem', { sku: SKU })
    const manager = await employeeAtWork(other, { role: 'storeManager', now: TEST_NOW, brand: OTHER })
    return {
      visitorCookie: visitor.cookie(),
      customerId: await customerIdOf(shop, OTHER, email),
      managerId: manager.id,
    }
  } finally {
    await other.close()
  }
}

export interface NineVisitors {
  readonly shop: TestShop
  readonly a: CustomerA
  /** New sessions: a request may have ended those of before. */
  readonly freshCookies: (a?: CustomerA) => Promise<Cookies>
}

export async function openNineVisitors(options: Pick<TestShopOptions, 'onRoute'> = {}): Promise<NineVisitors> {
  const shop = await startTestShop({ ...options, env: { ...SETTINGS, METRICS_TOKEN: SAME_SECRET } })
  await addTestGoods(shop.database.main, [
    { sku: SKU, onHand: 500 },
    { sku: 'Z-RUG', onHand: 500 },
  ])
  const a = await makeA(shop)
  const b = await provedCustomer(shop)
  const unproved = await registered(shop)
  const unprovedId = await customerIdOf(shop, HJEMLY, unproved.email)
  const other = await openOtherBrand(shop, a.things.email)
  const seller = await employeeAtWork(shop, { role: 'seller', now: TEST_NOW })
  const manager = await employeeAtWork(shop, { role: 'storeManager', now: TEST_NOW })
  const ended = createAccountVisitor(shop)
  await ended.call('authentication/login', { email: a.things.email, password: PASSWORD })
  const endedCookie = sessionCookie('customer', ended.token())
  await ended.call('ct/authentication/logout', {})

  const session = async (kind: 'customer' | 'employee', subjectId: string, brand = HJEMLY) =>
    sessionCookie(kind, await openSession(shop.database.main, { kind, brand, subjectId }, TEST_NOW))
  const freshCookies = async (owner = a): Promise<Cookies> => {
    const [ofUnproved, ofA, ofB, ofSeller, ofManager, ...ofOther] = await Promise.all([
      session('customer', unprovedId),
      session('customer', owner.customerId),
      session('customer', b.customerId),
      session('employee', seller.id),
      session('employee', manager.id),
      session('customer', other.customerId, OTHER),
      session('employee', other.managerId, OTHER),
    ])
    return {
      anonymous: '',
      unproved: ofUnproved,
      a: ofA,
      b: ofB,
      recognised: `${SOFT_LOGIN_COOKIE}=${owner.soft}`,
      seller: ofSeller,
      manager: ofManager,
      ended: endedCookie,
      otherBrand: [other.visitorCookie, ...ofOther].join('; '),
    }
  }
  return { shop, a, freshCookies }
}
