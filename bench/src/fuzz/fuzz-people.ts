import { CONSENT_VERSION, FULL_CONSENT, NO_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'
import type { Database } from '@firkant/server/platform/database/database.ts'
import { SESSION_COOKIES, SOFT_LOGIN_COOKIE } from '@firkant/server/platform/sessions/session-cookies.ts'
import { openSession } from '@firkant/server/platform/sessions/session-service.ts'
import {
  createAccountVisitor,
  mailedToken,
  PASSWORD,
  registered,
  type AccountVisitor,
} from '../../../apps/server/test/visitors/account-visitor.ts'
import { softLoginToken } from '../../../apps/server/test/visitors/soft-login-token.ts'
import { employeeAtWork } from '../../../apps/server/test/visitors/test-employee.ts'

export interface FuzzShop {
  readonly origin: string
  readonly secret: string
  readonly database: Database
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 200
const CONSENT_ID = 'f'.repeat(22)

/** Nobody but the victim may ever be shown this. */
export const VICTIMS_LIST = 'Hemmelig-7f3a'
const VICTIMS_PASSWORD = 'Ugle-i-mosen-7f3a'

/** Mails may be written after the answer. */
async function passwordToken(shop: FuzzShop, email: string): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  for (;;)
    try {
      return await mailedToken(shop, email, 'reset-password')
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
}

async function idOf({ database }: FuzzShop, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from customers where email = $1', [email])
  return rows[0]?.id ?? ''
}

/** A customer whose mailbox is proved by a link that came to it. */
async function provedCustomer(shop: FuzzShop, password: string) {
  const { email } = await registered(shop)
  const visitor = createAccountVisitor(shop)
  await visitor.call('ct/customer/forgotpassword', { email })
  const token = await passwordToken(shop, email)
  await visitor.call('ct/customer/resetpassword', { token, password, confirmPassword: password })
  await visitor.call('authentication/login', { email, password })
  return { visitor, email, id: await idOf(shop, email) }
}

async function addLists(visitor: AccountVisitor, sku: string, listName: string): Promise<readonly string[]> {
  await visitor.call('wishlist/additem', { sku })
  const { listKey } = (await visitor.call('shoppinglist/create', { listName })) as { listKey: string }
  await visitor.call('shoppinglist/additem', { listKey, sku })
  await visitor.call('shoppinglist/setitem', { listKey, sku, note: listName })
  return [listKey, (await visitor.ask('wishlist'))?.listKey ?? '']
}

const sessionIdsOf = async (visitor: AccountVisitor) =>
  ((await visitor.get('ct/customer/sessions')) as { sessions: { id: string }[] }).sessions.map(({ id }) => id)

/** Whose things the others name, and may neither see nor change. */
export interface Victim {
  readonly email: string
  readonly listKeys: readonly string[]
  readonly sessionIds: readonly string[]
}

export async function createVictim(shop: FuzzShop, sku: string): Promise<Victim> {
  const { visitor, email, id } = await provedCustomer(shop, VICTIMS_PASSWORD)
  await shop.database.pool.query(
    `insert into passkeys (id, customer_id, name, public_key, counter, transports, created_at)
     values ('of-the-victim', $1, 'x', '\\x00', 0, '{}', now())`,
    [id],
  )
  return { email, listKeys: await addLists(visitor, sku, VICTIMS_LIST), sessionIds: await sessionIdsOf(visitor) }
}

export interface FuzzPeople {
  readonly email: string
  readonly listKeys: readonly string[]
  readonly sessionIds: readonly string[]
  /** Of an unproved, a proved and a recognised customer, a seller and a manager, with sessions that are new. */
  readonly freshCookies: () => Promise<readonly string[]>
}

/** The fuzzer's own people: what happens to them is their own doing. */
export async function createPeople(shop: FuzzShop, sku: string): Promise<FuzzPeople> {
  const unproved = await idOf(shop, (await registered(shop)).email)
  const customer = await provedCustomer(shop, PASSWORD)
  const listKeys = await addLists(customer.visitor, sku, 'Stue')
  const sessionIds = await sessionIdsOf(customer.visitor)
  const soft = await softLoginToken(shop, customer.id, new Date())
  const staff = { now: new Date(), storeKey: 'aarhus' } as const
  const seller = await employeeAtWork(shop, { ...staff, role: 'seller' })
  const manager = await employeeAtWork(shop, { ...staff, role: 'storeManager' })
  const open = async (kind: 'customer' | 'employee', subjectId: string) =>
    `${SESSION_COOKIES[kind]}=${await openSession(shop.database.main, { kind, brand: 'hjemly', subjectId }, new Date())}`
  const consent = (given: typeof FULL_CONSENT) =>
    `consent=${writeConsent({ consent: given, version: CONSENT_VERSION, id: CONSENT_ID })}`
  const freshCookies = async () => [
    await open('customer', unproved),
    `${await open('customer', customer.id)}; ${consent(FULL_CONSENT)}`,
    `${SOFT_LOGIN_COOKIE}=${soft}; ${consent(FULL_CONSENT)}`,
    `${SOFT_LOGIN_COOKIE}=${soft}; ${consent(NO_CONSENT)}`,
    await open('employee', seller.id),
    `${await open('employee', manager.id)}; ${await open('customer', customer.id)}`,
  ]
  return { email: customer.email, listKeys, sessionIds, freshCookies }
}
