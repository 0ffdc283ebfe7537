import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import { EMPLOYEE_ROLES, type EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { handOverCalls } from '@firkant/domain/employee/hand-over-calls.ts'
import { EMPLOYEE_VIEWS } from '@firkant/domain/page/models/employee-models.ts'
import { disableEmployee } from '../../src/features/employee/employee-accounts.ts'
import { SESSION_COOKIES, SOFT_LOGIN_COOKIE } from '../../src/platform/sessions/session-cookies.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { registered } from '../visitors/account-visitor.ts'
import { softLoginToken } from '../visitors/soft-login-token.ts'
import { accountWork, browserWith, employeeAtWork } from '../visitors/test-employee.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'
import type { ThingsOfA } from './authorisation-rows.ts'
import { EMPLOYEE_CALL_ROWS, EMPLOYEE_FORM_ROWS, EMPLOYEE_VIEW_ROWS } from './employee-authorisation-rows.ts'

const NOBODIES = ['anonymous', 'soft', 'a', 'b', 'disabled'] as const
type Nobody = (typeof NOBODIES)[number]

let shop: TestShop
let cookies: Record<Nobody, string>
const THINGS = { email: 'nobody@example.dk', sku: 'none' } as ThingsOfA

async function customerCookie(): Promise<{ cookie: string; email: string }> {
  const { visitor, email } = await registered(shop)
  return { cookie: `${visitor.cookie()}; ${SESSION_COOKIES.customer}=${visitor.token()}`, email }
}

beforeAll(async () => {
  shop = await startTestShop()
  const [a, b] = [await customerCookie(), await customerCookie()]
  const { rows } = await shop.database.pool.query('select id from customers where email = $1', [a.email])
  const gone = await employeeAtWork(shop, { role: 'storeManager', storeKey: 'aarhus', now: TEST_NOW })
  await disableEmployee(accountWork(shop, TEST_NOW), gone.email)
  cookies = {
    anonymous: '',
    soft: `${SOFT_LOGIN_COOKIE}=${await softLoginToken(shop, rows[0].id)}`,
    a: a.cookie,
    b: b.cookie,
    disabled: gone.cookie,
  }
})
afterAll(() => shop.close())

/** Somebody new each time: a form may end the session that it is sent with. */
const working = (role: EmployeeRole) => employeeAtWork(shop, { role, storeKey: 'aarhus', now: TEST_NOW })
const countEvents = async () =>
  Number((await shop.database.pool.query('select count(*) from employee_events')).rows[0].count)
const mayDo = (roles: readonly EmployeeRole[] | undefined, role: EmployeeRole) => roles?.includes(role) ?? true

async function ask(call: keyof typeof EMPLOYEE_CALL_ROWS, cookie: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const { body, query } = EMPLOYEE_CALL_ROWS[call]
  const sent = method === 'POST' ? { body: JSON.stringify(body?.(THINGS) ?? {}) } : {}
  const params = new URLSearchParams({ language: 'da', ...query?.(THINGS) })
  const headers = { ...JSON_HEADERS, ...(cookie && { cookie }) }
  return (await fetch(`${shop.origin}${path}?${params}`, { method, headers, ...sent })).status
}

describe('every call of employees', () => {
  const calls = Object.keys({ ...employeeCalls, ...handOverCalls }) as (keyof typeof EMPLOYEE_CALL_ROWS)[]

  it.each(calls)('SEC-02 EMP-01 %s', async (call) => {
    const { needs, roles } = EMPLOYEE_CALL_ROWS[call]
    const before = await countEvents()
    for (const who of NOBODIES)
      expect([who, await ask(call, cookies[who])]).toEqual([who, needs === 'employee' ? 401 : 200])
    expect(await countEvents()).toBe(before)
    for (const role of EMPLOYEE_ROLES) {
      const status = await ask(call, (await working(role)).cookie)
      const isRefused = status === 401 || status === 403
      expect([role, status, isRefused]).toEqual([role, mayDo(roles, role) ? status : 403, !mayDo(roles, role)])
    }
  })
})

describe('every form of employees', () => {
  const forms = Object.keys(EMPLOYEE_FORMS) as (keyof typeof EMPLOYEE_FORMS)[]

  it.each(forms)('SEC-02 EMP-01 %s', async (name) => {
    const { needs, roles, fields } = EMPLOYEE_FORM_ROWS[name]
    const before = await countEvents()
    for (const who of NOBODIES) {
      const answer = await browserWith(shop, cookies[who]).form(EMPLOYEE_FORMS[name], fields)
      expect([who, answer.status]).toEqual([who, 303])
      if (needs === 'employee') expect([who, answer.headers.get('location')]).toEqual([who, '/medarbejder'])
    }
    expect(await countEvents()).toBe(before)
    for (const role of EMPLOYEE_ROLES) {
      const { status } = await (await working(role)).form(EMPLOYEE_FORMS[name], fields)
      expect([role, status]).toEqual([role, mayDo(roles, role) ? 303 : 403])
    }
  })

  it('SEC-02 takes nothing from another site', async () => {
    const { cookie } = await working('storeManager')
    for (const path of Object.values(EMPLOYEE_FORMS)) {
      const headers = { cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
      const body = new URLSearchParams({ others: '1' })
      const { status } = await fetch(shop.origin + path, { method: 'POST', headers, body, redirect: 'manual' })
      expect([path, status]).toEqual([path, 403])
    }
  })
})

describe('every view of the employee’s page', () => {
  const current = (document: string) => /<a href="([^"]*)" aria-current="page"/.exec(document)?.[1]

  it.each(EMPLOYEE_VIEWS)('SEC-02 EMP-01 %s', async (view) => {
    const path = `/medarbejder?view=${view}`
    for (const who of NOBODIES) {
      const document = await (await browserWith(shop, cookies[who]).page(path)).text()
      expect([who, document.includes('data-form="employee-login"'), document.includes('employee-at-work')]).toEqual([
        who,
        true,
        false,
      ])
      const data = await (await browserWith(shop, cookies[who]).page(`/api/content${path}`)).text()
      expect([who, data.includes('"EmployeePage"')]).toEqual([who, false])
    }
    for (const role of EMPLOYEE_ROLES) {
      const document = await (await (await working(role)).page(path)).text()
      const isShown = EMPLOYEE_VIEW_ROWS[view].includes(role) && view !== 'today'
      expect([role, current(document)]).toEqual([role, isShown ? path : '/medarbejder'])
    }
  })
})
