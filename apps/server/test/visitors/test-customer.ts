import { customers } from '../../src/features/customer/customer-tables.ts'
import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import { openSession } from '../../src/platform/sessions/session-service.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import type { TestShop } from '../test-shop.ts'

let made = 0

/** A customer of hjemly who is signed in. */
export async function addTestCustomer(shop: TestShop, given: Partial<typeof customers.$inferInsert> = {}) {
  made += 1
  const [customer] = await shop.database.main
    .insert(customers)
    .values({
      brand: 'hjemly',
      email: `kunde${made}-${Date.now()}@example.dk`,
      forename: 'Karla',
      surname: 'Lund',
      phoneNumber: '+4520304050',
      emailProvedAt: TEST_NOW,
      ...given,
    })
    .returning()
  if (!customer) throw new Error('The customer was not saved')
  const session = { kind: 'customer', brand: customer.brand, subjectId: customer.id } as const
  const token = await openSession(shop.database.main, session, TEST_NOW)
  return { ...customer, cookie: `${SESSION_COOKIES.customer}=${token}` }
}
export type TestCustomer = Awaited<ReturnType<typeof addTestCustomer>>
