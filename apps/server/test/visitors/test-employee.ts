import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { createPasswordHashing } from '../../src/features/customer/passwords/password-hashing.ts'
import { addEmployee, type AccountWork } from '../../src/features/employee/employee-accounts.ts'
import { findEmployee, saveStore } from '../../src/features/employee/employee-store.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import { openSession } from '../../src/platform/sessions/session-service.ts'
import type { TestShop } from '../test-shop.ts'
import { JSON_HEADERS } from './visitor-client.ts'

const CHEAP = { memoryKib: 8, passes: 1, lanes: 1 }

export interface WorkingEmployee {
  readonly id: string
  readonly email: string
  readonly cookie: string
  readonly call: (name: string, body: unknown) => Promise<Response>
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>
  readonly page: (path: string) => Promise<Response>
}

/** What is needed of a shop to add to its staff. */
export interface ShopWithStaff extends Pick<TestShop, 'origin' | 'secret'> {
  readonly database: Pick<Database, 'main'>
}

export function accountWork(
  shop: Pick<ShopWithStaff, 'database' | 'secret'>,
  now: Date,
  brand: BrandKey = 'hjemly',
): AccountWork {
  const { secret } = shop
  return { db: shop.database.main, brand: BRANDS[brand], secret, hashing: createPasswordHashing(CHEAP), now }
}

/** What a browser with these cookies sends. */
export function browserWith(shop: Pick<TestShop, 'origin'>, cookie: string) {
  const { origin } = shop
  const ownOrigin = { origin, 'sec-fetch-site': 'same-origin' }
  return {
    call: (name: string, body: unknown) =>
      fetch(`${origin}/api/client/employee/${name}?language=da`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, cookie },
        body: JSON.stringify(body),
      }),
    form: (path: string, fields: Readonly<Record<string, string>>) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded', cookie },
        body: new URLSearchParams({ language: 'da', ...fields }),
        redirect: 'manual',
      }),
    page: (path: string) => fetch(origin + path, { headers: { cookie }, redirect: 'manual' }),
  }
}

let count = 0

/** Somebody of the staff who has signed in, and chosen a store if one is named. */
export async function employeeAtWork(
  shop: ShopWithStaff,
  {
    role = 'seller',
    storeKey,
    now,
    brand = 'hjemly',
  }: { role?: EmployeeRole; storeKey?: string; now: Date; brand?: BrandKey },
): Promise<WorkingEmployee> {
  const db = shop.database.main
  const email = `ansat-${(count += 1)}@hjemly.example`
  await addEmployee(accountWork(shop, now, brand), { email, displayName: `Ansat ${count}`, role })
  const row = await findEmployee(db, brand, email)
  const id = row?.id ?? ''
  const token = await openSession(db, { kind: 'employee', brand, subjectId: id }, now)
  if (storeKey !== undefined) await saveStore(db, token, storeKey)
  const cookie = `${SESSION_COOKIES.employee}=${token}`
  return { id, email, cookie, ...browserWith(shop, cookie) }
}
