import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { codeOfHash, codeStepAt } from '@firkant/domain/employee/one-time-code.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { registered } from '../../../test/visitors/account-visitor.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { createPasswordHashing } from '../customer/passwords/password-hashing.ts'
import { deriveToken } from '../mail/mail-tokens.ts'
import {
  addEmployee,
  changeRole,
  disableEmployee,
  enableEmployee,
  listEvents,
  renewAccess,
  type AccountWork,
  type NewAccess,
} from './employee-accounts.ts'

const HASHING = { memoryKib: 8, passes: 1, lanes: 1 }
let shop: TestShop
let clock: Date
let work: AccountWork
let store = ''
let count = 0

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'E-1', onHand: 9 }])
  const { rows } = await shop.database.pool.query(
    `select key from stores where market = 'DK' order by position limit 1`,
  )
  store = rows[0].key
  await shop.database.pool.query(
    `insert into stock_levels (sku, location, on_hand, reserved) values ('E-1', $1, 3, 1)`,
    [store],
  )
})
afterAll(() => shop.close())
beforeEach(() => {
  setClock(new Date('2026-11-17T10:00:00Z'))
  work = {
    db: shop.database.main,
    brand: BRANDS.hjemly,
    secret: shop.secret,
    hashing: createPasswordHashing(HASHING),
    now: clock,
  }
})

function setClock(now: Date): void {
  clock = now
  shop.setNow(now)
}

const ofEmployee = (role: 'seller' | 'storeManager' | 'service' = 'seller') =>
  addEmployee(work, { email: `bo-${(count += 1)}@hjemly.example`, displayName: 'Bo', role })

async function codeOf({ email }: NewAccess, at = clock): Promise<string> {
  const { rows } = await shop.database.pool.query('select code_seed from employees where email = $1', [email])
  const key = Buffer.from(deriveToken(shop.secret, `employee-code:${rows[0].code_seed}`), 'base64url').subarray(0, 20)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(codeStepAt(at)))
  return codeOfHash(createHmac('sha1', key).update(counter).digest())
}

const call = async (visitor: Visitor, name: string, body: unknown) =>
  (await visitor.post(`employee/${name}`, body)).json() as Promise<unknown>
async function atWork(access: NewAccess, visitor = createVisitor(shop)): Promise<Visitor> {
  const { email, password } = access
  const answer = await call(visitor, 'authentication/login', { email, password, code: await codeOf(access) })
  expect(answer).toEqual({ success: true })
  return visitor
}
const NOBODY = { isLoggedIn: false, stores: [] }

describe('employees sign in', () => {
  it('EMP-01 with password and code, beside a customer, and neither ends the other', async () => {
    const { visitor, email } = await registered(shop)
    await atWork(await ofEmployee(), visitor)
    expect(await visitor.ask('employee')).toMatchObject({ isLoggedIn: true, displayName: 'Bo' })
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true, email })
    await visitor.call('ct/authentication/logout', {})
    expect(await visitor.ask('employee')).toMatchObject({ isLoggedIn: true })
    expect(await call(visitor, 'authentication/logout', {})).toEqual({ success: true })
    expect(await visitor.ask('employee')).toEqual(NOBODY)
  })

  it('EMP-01 not without the code, with a wrong one, or with one that was used', async () => {
    const access = await ofEmployee()
    const { email, password } = access
    const code = await codeOf(access)
    const tried = (more: object) => call(createVisitor(shop), 'authentication/login', { email, password, ...more })
    expect(await tried({})).toEqual({ success: false, errorCode: 'codeRequired' })
    expect(await tried({ code: '000000' })).toEqual({ success: false, errorCode: 'codeWrong' })
    expect(await tried({ code, password: 'wrong' })).toEqual({ success: false })
    expect(await Promise.all([tried({ code }), tried({ code })])).toEqual(
      expect.arrayContaining([{ success: true }, { success: false, errorCode: 'codeWrong' }]),
    )
  })

  it('EMP-01 an employee is no customer, a customer no employee, and neither is one of another brand', async () => {
    const { visitor, email } = await registered(shop)
    expect(await call(visitor, 'authentication/login', { email, password: 'Kaffe-med-9-skeer' })).toEqual({
      success: false,
    })
    const access = await ofEmployee()
    const { password } = access
    expect(await visitor.call('authentication/login', { email: access.email, password })).toEqual({ success: false })
    const elsewhere = await addEmployee(
      { ...work, brand: BRANDS.skygge },
      { email: 'x@skygge.example', displayName: 'X', role: 'seller' },
    )
    const answer = await call(visitor, 'authentication/login', { ...elsewhere, code: await codeOf(elsewhere) })
    expect(answer).toEqual({ success: false })
  })

  it('EMP-01 for eight hours since they signed in, however often they are seen', async () => {
    const visitor = await atWork(await ofEmployee())
    const signedInAt = clock.getTime()
    for (const hours of [2, 4, 6, 7.9]) {
      setClock(new Date(signedInAt + hours * HOUR_MS))
      expect(await visitor.ask('employee')).toMatchObject({ isLoggedIn: true })
    }
    setClock(new Date(signedInAt + 8 * HOUR_MS))
    expect(await visitor.ask('employee')).toEqual(NOBODY)
    expect((await visitor.post('employee/store', { storeId: store })).status).toBe(401)
  })

  it('EMP-01 no more once their account is closed, in any of their browsers', async () => {
    const access = await ofEmployee()
    const first = await atWork(access)
    setClock(new Date(clock.getTime() + MINUTE_MS))
    const second = await atWork(access)
    expect(await disableEmployee(work, access.email)).toBe(2)
    for (const visitor of [first, second]) expect(await visitor.ask('employee')).toEqual(NOBODY)
    expect((await first.post('employee/store', { storeId: store })).status).toBe(401)
    setClock(new Date(clock.getTime() + MINUTE_MS))
    const { email, password } = access
    const tried = async () => call(first, 'authentication/login', { email, password, code: await codeOf(access) })
    expect(await tried()).toEqual({ success: false })
    await enableEmployee(work, email)
    expect(await tried()).toEqual({ success: true })
  })

  it('EMP-01 with new access when theirs was lost; the old one is worth nothing', async () => {
    const access = await ofEmployee()
    const visitor = await atWork(access)
    const renewed = await renewAccess(work, access.email)
    expect(await visitor.ask('employee')).toEqual(NOBODY)
    const { email, password } = access
    const answer = await call(visitor, 'authentication/login', { email, password, code: await codeOf(renewed) })
    expect(answer).toEqual({ success: false })
    await atWork(renewed)
  })

  it.each([
    [{}, 400],
    [{ email: 'bo@hjemly.example' }, 400],
    [{ email: 1, password: 'x' }, 400],
    [{ email: 'x'.repeat(1001), password: 'x' }, 400],
    ['{', 400],
  ])('API-03 %o is no login', async (body, status) => {
    expect((await createVisitor(shop).post('employee/authentication/login', body)).status).toBe(status)
  })
})

describe('the store of an employee', () => {
  it('EMP-02 is chosen from those of the market, kept for the session, and changes nobody else’s', async () => {
    const visitor = await atWork(await ofEmployee())
    const other = await atWork(await ofEmployee())
    const { stores } = (await visitor.ask('employee')) ?? NOBODY
    expect(stores.map(({ id }) => id)).toContain(store)
    expect(await call(visitor, 'store', { storeId: store })).toEqual({ success: true })
    const selectedStore = stores.find(({ id }) => id === store)
    expect(await visitor.ask('employee')).toMatchObject({ selectedStoreId: store, selectedStore })
    expect(await other.ask('employee')).not.toHaveProperty('selectedStoreId')
  })

  it.each([['oslo-of-another-market'], ['nowhere']])('EMP-02 %s is refused, and nothing changes', async (storeId) => {
    const visitor = await atWork(await ofEmployee())
    expect(await call(visitor, 'store', { storeId })).toEqual({ success: false })
    expect(await visitor.ask('employee')).not.toHaveProperty('selectedStoreId')
  })

  it('EMP-02 nobody but an employee chooses one', async () => {
    const { visitor } = await registered(shop)
    expect((await visitor.post('employee/store', { storeId: store })).status).toBe(401)
    expect(await visitor.ask('employee')).toEqual(NOBODY)
  })

  it('EMP-04 shows its stock to its employee alone', async () => {
    const visitor = await atWork(await ofEmployee())
    expect(await visitor.ask('storeStock', { skus: 'E-1' })).toBeNull()
    await call(visitor, 'store', { storeId: store })
    expect(await visitor.ask('storeStock', { skus: 'E-1,nothing' })).toEqual({
      storeId: store,
      skus: [{ sku: 'E-1', available: 2, status: 'lowStock' }],
    })
    expect(await createVisitor(shop).ask('storeStock', { skus: 'E-1' })).toBeNull()
  })
})

describe('orders', () => {
  const takenBy = async (number: string) =>
    (
      await shop.database.pool.query(
        `select o.store_key, e.email, h.actor from orders o left join employees e on e.id = o.employee_id
        join order_history h on h.order_id = o.id and h.event = 'place' where o.id = $1`,
        [number],
      )
    ).rows[0]
  async function order(visitor: Visitor): Promise<string> {
    const answer = await place(visitor, { cart: await fillCheckout(visitor, { goods: { 'E-1': 1 } }) })
    if (!answer.success) throw new Error(JSON.stringify(answer))
    return answer.orderId
  }

  it('EMP-04 carry store and employee, and the log says who took them', async () => {
    const access = await ofEmployee()
    const visitor = await atWork(access)
    await call(visitor, 'store', { storeId: store })
    const id = await order(visitor)
    expect(await takenBy(id)).toEqual({ store_key: store, email: access.email, actor: 'staff' })
    const { rows } = await shop.database.pool.query('select number from orders where id = $1', [id])
    const [event] = await listEvents({ ...work, now: clock }, { since: new Date(0), most: 1 })
    expect(event).toMatchObject({ kind: 'orderTaken', subject: rows[0].number, storeKey: store, employeeName: 'Bo' })
  })

  it('EMP-04 of shoppers, and of employees who may take none, carry neither', async () => {
    const nothing = { store_key: null, email: null, actor: 'buyer' }
    expect(await takenBy(await order(createVisitor(shop)))).toEqual(nothing)
    const access = await ofEmployee()
    const visitor = await atWork(access)
    await changeRole(work, access.email, 'service')
    expect(await takenBy(await order(visitor))).toEqual(nothing)
  })
})

it('EMP-01 PAGE-12 the page signs in and out without scripts, and is neither cached nor indexed', async () => {
  const access = await ofEmployee()
  const { email, password } = access
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(shop.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: shop.origin,
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      body: new URLSearchParams({ language: 'da', ...fields }),
      redirect: 'manual',
    })
  const refused = await post('/employee/login', { email, password })
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/medarbejder?result=codeRequired'])
  const asked = await (await fetch(`${shop.origin}/medarbejder?result=codeRequired`)).text()
  expect(asked).toContain('name="code"')
  const done = await post('/employee/login', { email, password, code: await codeOf(access) })
  expect(done.headers.get('location')).toBe('/medarbejder')
  const cookie =
    done.headers
      .getSetCookie()
      .find((each) => each.startsWith('employee='))
      ?.split(';')[0] ?? ''
  await post('/employee/store', { storeId: store }, cookie)
  const page = await fetch(`${shop.origin}/medarbejder`, { headers: { cookie } })
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const document = await page.text()
  expect(document).toContain('data-part="employee-at-work"')
  expect(document).toMatch(/<meta name="robots" content="noindex/)
  expect(document).toContain('action="/employee/logout"')
  await post('/employee/logout', {}, cookie)
  expect(await (await fetch(`${shop.origin}/medarbejder`, { headers: { cookie } })).text()).not.toContain(
    'employee-at-work',
  )
})
