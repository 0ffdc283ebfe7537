import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@firkant/domain/calls/calls.ts'
import type { CustomerSession } from '@firkant/domain/customer/customer-calls.ts'
import { SESSION_COOKIES, SOFT_LOGIN_COOKIE } from '../src/platform/sessions/session-cookies.ts'
import { openSession } from '../src/platform/sessions/session-service.ts'
import { createAccountVisitor, PASSWORD, registered, type AccountVisitor } from './account-visitor.ts'
import { PAGE_ROWS } from './authorisation-page-rows.ts'
import { CALL_ROWS, type CallRow, type ThingsOfA } from './authorisation-rows.ts'
import { TEST_NOW } from './global-setup.ts'
import { addTestGoods } from './test-goods.ts'
import { addTestOrder } from './test-orders.ts'
import { softLoginToken } from './soft-login-token.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { JSON_HEADERS } from './visitor-client.ts'

const SKU = 'Z-LAMP'
const MOBILE = '+4551627384'
const STREET = 'Hemmelighedsvej'
const LIST_NAME = 'Hemmelig hule'
const NOTE = 'Mål væggen først'

let shop: TestShop
let a: ThingsOfA
let secrets: readonly string[]
/** Requester → their cookies. */
let requesters: Record<'anonymous' | 'soft' | 'employee' | 'employeeAsCustomer' | 'a' | 'b', string>
let idOfB: string
let idOfEmployee: string

const cookieOf = (visitor: AccountVisitor) =>
  [visitor.cookie(), `${SESSION_COOKIES.customer}=${visitor.token()}`].filter(Boolean).join('; ')

async function idOf(table: 'customers' | 'employees', email: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(`select id from ${table} where email = $1`, [email])
  return rows[0]?.id ?? ''
}

/** A has an order, an address, two sessions, a wish list, a passkey, and a cart that was merged at login. */
async function makeA() {
  const { visitor, email } = await registered(shop)
  const customerId = await idOf('customers', email)
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
  await shop.database.pool.query(
    `insert into passkeys (id, customer_id, name, public_key, counter, transports, created_at)
     values ('of-a', $1, 'A', '\\x00', 0, '{}', now())`,
    [customerId],
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
    sku: SKU,
  }
  return { things, visitor, soft: await softLoginToken(shop, customerId) }
}

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: SKU, onHand: 50 },
    { sku: 'Z-RUG', onHand: 50 },
  ])
  const { things, visitor, soft } = await makeA()
  const { email: emailOfB } = await registered(shop)
  idOfB = await idOf('customers', emailOfB)
  idOfEmployee = await idOf('employees', 'butik@hjemly.example')
  a = things
  secrets = [things.email, things.orderNumber, MOBILE, MOBILE.slice(3), STREET, LIST_NAME, NOTE]
  requesters = {
    anonymous: '',
    soft: `${SOFT_LOGIN_COOKIE}=${soft}`,
    employee: '',
    employeeAsCustomer: '',
    b: '',
    a: cookieOf(visitor),
  }
})
// A call may have ended the session of before.
beforeEach(async () => {
  const session = { kind: 'customer', brand: 'hjemly', subjectId: idOfB } as const
  requesters.b = `${SESSION_COOKIES.customer}=${await openSession(shop.database.main, session, TEST_NOW)}`
  const working = { kind: 'employee', brand: 'hjemly', subjectId: idOfEmployee } as const
  const token = await openSession(shop.database.main, working, TEST_NOW)
  requesters.employee = `${SESSION_COOKIES.employee}=${token}`
  requesters.employeeAsCustomer = `${SESSION_COOKIES.customer}=${token}`
})
afterAll(() => shop.close())

type Name = keyof typeof requesters
const OTHERS = ['anonymous', 'soft', 'employee', 'employeeAsCustomer', 'b'] as const satisfies readonly Name[]

async function ask(name: string, row: CallRow, cookie: string) {
  const [method = '', path = ''] = name.split(' ')
  const query = new URLSearchParams({ language: 'da', ...row.query?.(a) })
  const url = path.replace(/\/(?::\w+|\*)$/, () => `/${row.param?.(a) ?? ''}`)
  const body = method === 'POST' ? { body: JSON.stringify(row.body?.(a) ?? {}) } : {}
  const headers = { ...JSON_HEADERS, ...(cookie && { cookie }) }
  const answer = await fetch(`${shop.origin}${url}?${query}`, { method, headers, ...body })
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') ?? '' }
}

/** What the asker named themselves may come back, as an error that quotes it. */
const leaksOf = (text: string, row: CallRow) => {
  const named = JSON.stringify([row.body?.(a), row.query?.(a)])
  return secrets.filter((secret) => text.includes(secret) && !named.includes(secret))
}

function expectedStatus(row: CallRow, who: Name): readonly number[] {
  if (row.needs === 'login' && who !== 'b') return [401]
  if (row.needs === 'employee' && who !== 'employee') return [401]
  if (row.asB !== undefined && row.needs === 'login') return [row.asB]
  return row.asB === undefined ? [200, 204] : [row.asB, 200]
}

describe('every call', () => {
  const names = Object.keys(CALLS) as readonly (keyof typeof CALLS)[]

  it('SEC-02 has a row', () => {
    expect(names.length).toBeGreaterThan(40)
    expect(Object.keys(CALL_ROWS).sort()).toEqual([...names].sort())
  })

  it.each(names)('SEC-02 %s: nobody but the owner gets at what is theirs', async (name) => {
    const row = CALL_ROWS[name]
    const stateOfA = async () =>
      (
        await shop.database.pool.query(
          `select (select jsonb_agg(to_jsonb(c) - 'language' order by id) from customers c where email = $1) as customer,
            (select to_jsonb(k) from carts k where id = $2) as cart, (select to_jsonb(o) from orders o where id = $3) as ordered,
            (select jsonb_agg(to_jsonb(i) order by code) from shopping_list_items i where list_key in ($4, $5)) as liked,
            (select jsonb_agg(to_jsonb(l) order by list_key) from shopping_lists l where list_key in ($4, $5)) as lists,
            (select count(*) from order_returns where order_id = $3) as returned,
            (select count(*) from sessions s join customers c on c.id = s.subject_id where c.email = $1) as sessions,
            (select jsonb_agg(to_jsonb(p)) from passkeys p where id = 'of-a') as passkey`,
          [a.email, a.cartId, a.orderId, a.listKey, a.namedListKey],
        )
      ).rows
    const before = await stateOfA()
    for (const who of OTHERS) {
      const { status, text, cache } = await ask(name, row, requesters[who])
      expect([who, status, expectedStatus(row, who).includes(status)]).toEqual([who, status, true])
      expect([who, leaksOf(text, row)]).toEqual([who, []])
      if (row.needs === 'login' && status === 200) expect(cache).toContain('no-store')
    }
    expect(await stateOfA()).toEqual(before)
    if (row.isLastForA) return
    const own = await ask(name, row, requesters.a)
    const isRight = row.needs === 'employee' ? own.status === 401 : [200, 204].includes(own.status)
    expect([own.status, isRight]).toEqual([own.status, true])
  })
})

describe('every page', () => {
  const rows = Object.entries(PAGE_ROWS).flatMap(([name, row]) => (row === 'public' ? [] : [[name, row] as const]))

  it.each(rows)('SEC-02 MYP-08 %s shows nobody what is another’s', async (_name, { needs, path }) => {
    for (const who of OTHERS) {
      const headers = { cookie: requesters[who] }
      for (const prefix of ['', '/api/content']) {
        const answer = await fetch(`${shop.origin}${prefix}${path(a)}`, { headers, redirect: 'manual' })
        const text = await answer.text()
        expect([who, prefix, answer.status < 500]).toEqual([who, prefix, true])
        const leaks = secrets.filter((secret) => text.includes(secret) && !path(a).includes(secret))
        expect([who, prefix, leaks]).toEqual([who, prefix, []])
      }
      if (needs === 'login' && who !== 'b') {
        const answer = await fetch(`${shop.origin}${path(a)}`, { headers, redirect: 'manual' })
        expect([who, [302, 303, 401, 404].includes(answer.status)]).toEqual([who, true])
      }
    }
    const own = await fetch(`${shop.origin}${path(a)}`, { headers: { cookie: requesters.a }, redirect: 'manual' })
    if (needs === 'login') expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    else expect(own.status).toBeLessThan(500)
  })
})
