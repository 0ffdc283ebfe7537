import { eq } from 'drizzle-orm'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { customers } from './customer-tables.ts'

const ANONYMOUS: CustomerModel = { isLoggedIn: false, isSoftLoggedIn: false }

/** The signed-in customer, as far as pages may know. */
export async function loadCustomerModel(
  database: Database,
  wanted: { token: string | undefined; brand: string; now: Date },
): Promise<CustomerModel> {
  const { token, brand, now } = wanted
  if (token === undefined) return ANONYMOUS
  const session = await findSession(database.main, { token, kind: 'customer', brand }, now)
  if (!session) return ANONYMOUS
  const [customer] = await database.main.select().from(customers).where(eq(customers.id, session.subjectId))
  if (!customer) return ANONYMOUS
  return {
    isLoggedIn: true,
    isSoftLoggedIn: false,
    forename: customer.forename,
    externalId: customer.id,
    email: customer.email,
  }
}
