import { eq } from 'drizzle-orm'
import { maskEmail } from '@firkant/domain/customer/soft-login.ts'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { customers } from './customer-tables.ts'
import { findSoftCustomer } from './soft-logins.ts'

const ANONYMOUS: CustomerModel = { isLoggedIn: false, isSoftLoggedIn: false }

interface WantedCustomer {
  readonly token: string | undefined
  /** Of a newsletter's link. */
  readonly softToken?: string | undefined
  readonly brand: string
  readonly now: Date
}

async function findSignedInCustomer(database: Database, { token, brand, now }: WantedCustomer) {
  if (token === undefined) return undefined
  const session = await findSession(database.main, { token, kind: 'customer', brand }, now)
  if (!session) return undefined
  const [customer] = await database.main.select().from(customers).where(eq(customers.id, session.subjectId))
  return customer
}

/** The customer, as far as pages may know: one who is only recognised has no address in full. */
export async function loadCustomerModel(database: Database, wanted: WantedCustomer): Promise<CustomerModel> {
  const customer = await findSignedInCustomer(database, wanted)
  if (customer) {
    const { id: externalId, forename, email } = customer
    return { isLoggedIn: true, isSoftLoggedIn: false, forename, externalId, email }
  }
  const { softToken, brand, now } = wanted
  const known = await findSoftCustomer(database.replica, { token: softToken, brand, now })
  if (!known) return ANONYMOUS
  const { id: externalId, forename, email } = known
  return { isLoggedIn: false, isSoftLoggedIn: true, forename, maskedEmail: maskEmail(email), externalId }
}
