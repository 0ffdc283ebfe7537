import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { customerDevices, customers } from './customer-tables.ts'

export type CustomerRow = typeof customers.$inferSelect
export type NewCustomer = typeof customers.$inferInsert

const withEmail = (brand: string, email: string) =>
  and(eq(customers.brand, brand), eq(sql`lower(${customers.email})`, emailKey(email)))

export async function findCustomerByEmail(
  db: Drizzle,
  { brand, email }: { readonly brand: string; readonly email: string },
): Promise<CustomerRow | undefined> {
  const [found] = await db.select().from(customers).where(withEmail(brand, email))
  return found
}

/** Of these mailboxes those that their customer has proved to be theirs, by `emailKey`. */
export async function findProvedCustomers(
  db: Drizzle,
  brand: string,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, CustomerRow>> {
  const isWanted = sql`lower(${customers.email}) = any(${sql.param([...emailKeys])}::text[])`
  const found = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brand, brand), isNotNull(customers.emailProvedAt), isWanted))
  return new Map(found.map((customer) => [emailKey(customer.email), customer]))
}

/** With whether this browser signed in to the account before; one query, found or not. */
export async function findCustomerForLogin(
  db: Drizzle,
  { brand, email, visitorHash }: { brand: string; email: string; visitorHash: string | undefined },
): Promise<{ readonly customer: CustomerRow; readonly isKnownDevice: boolean } | undefined> {
  const isDevice = and(eq(customerDevices.customerId, customers.id), eq(customerDevices.visitorHash, visitorHash ?? ''))
  const [found] = await db
    .select({ customer: customers, isKnownDevice: sql<boolean>`${customerDevices.visitorHash} is not null` })
    .from(customers)
    .leftJoin(customerDevices, isDevice)
    .where(withEmail(brand, email))
  return found
}

export async function findCustomerById(db: Drizzle, id: string): Promise<CustomerRow | undefined> {
  const [found] = await db.select().from(customers).where(eq(customers.id, id))
  return found
}

/** A customer whose session was ended by their own deletion, between two queries, is asked to sign in. */
function required(found: CustomerRow | undefined): CustomerRow {
  if (!found) throw new ProblemException('sign-in-required')
  return found
}

export async function getCustomer(db: Drizzle, id: string): Promise<CustomerRow> {
  return required(await findCustomerById(db, id))
}

/** Locks the row until the transaction ends. */
export async function lockCustomer(tx: Drizzle, id: string): Promise<CustomerRow> {
  const [found] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return required(found)
}

interface KnownPassword {
  readonly id: string
  readonly passwordHash: string
}

const hasPassword = ({ id, passwordHash }: KnownPassword) =>
  and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))

/** Whether it is still the customer's password; it stays so until the transaction ends. */
export async function holdPassword(tx: Drizzle, known: KnownPassword): Promise<boolean> {
  return (await tx.select({ id: customers.id }).from(customers).where(hasPassword(known)).for('share')).length > 0
}

/** Nothing if the password was changed meanwhile: a login with the old one must not bring it back. */
export async function updateAtLogin(db: Drizzle, known: KnownPassword, change: Partial<NewCustomer>): Promise<void> {
  await db.update(customers).set(change).where(hasPassword(known))
}

/** Undefined if the address is in use, also by a registration of the same moment. */
export async function insertCustomer(tx: Drizzle, customer: NewCustomer): Promise<CustomerRow | undefined> {
  const [inserted] = await tx.insert(customers).values(customer).onConflictDoNothing().returning()
  return inserted
}

export async function updateCustomer(tx: Drizzle, id: string, change: Partial<NewCustomer>): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.id, id))
}

export interface LoginDevice {
  readonly customerId: string
  readonly visitorHash: string
  readonly now: Date
}

export async function saveDevice(tx: Drizzle, { customerId, visitorHash, now }: LoginDevice): Promise<void> {
  await tx
    .insert(customerDevices)
    .values({ customerId, visitorHash, lastLoginAt: now })
    .onConflictDoUpdate({
      target: [customerDevices.customerId, customerDevices.visitorHash],
      set: { lastLoginAt: now },
    })
}
