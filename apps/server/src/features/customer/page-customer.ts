import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { customers } from './customer-tables.ts'

export type PageCustomer = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'forename' | 'surname' | 'phoneNumber' | 'address'
>

/** The customer of a session; undefined for anybody who is not really signed in. */
export async function findPageCustomer(
  db: Drizzle,
  { token, brand, now }: { readonly token: string | undefined; readonly brand: string; readonly now: Date },
): Promise<PageCustomer | undefined> {
  if (token === undefined) return undefined
  const session = await findSession(db, { token, kind: 'customer', brand }, now)
  if (!session) return undefined
  const { id, email, forename, surname, phoneNumber, address } = customers
  const [found] = await db
    .select({ id, email, forename, surname, phoneNumber, address })
    .from(customers)
    .where(and(eq(id, session.subjectId), eq(customers.brand, brand)))
  return found
}
