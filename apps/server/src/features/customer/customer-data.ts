import { eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { listSessions } from '../../platform/sessions/session-service.ts'
import { sessions } from '../../platform/sessions/session-tables.ts'
import type { CustomerRow } from './customer-store.ts'
import { customers } from './customer-tables.ts'

/** Whose data: by id, and by mailbox for what people can ask for without an account. */
export interface DataSubject {
  readonly brand: string
  readonly customerId: string
  readonly emailKey: string
}

/** What one feature stores of a customer. */
export interface CustomerDataPart {
  /** Every table that holds it; a test compares them with the database. */
  readonly tables: readonly string[]
  /** Absent for what belongs to a mailbox: a login does not prove that the mailbox is the customer's. */
  readonly load?: (db: Drizzle, customerId: string) => Promise<unknown>
  readonly delete: (tx: Drizzle, subject: DataSubject) => Promise<void>
}

export interface CustomerData {
  readonly parts: Readonly<Record<string, CustomerDataPart>>
  /** A deletion has to wait for it. */
  readonly hasOpenOrder: (db: Drizzle, customerId: string) => Promise<boolean>
  /** Shared lists get new links, and the old ones open nothing any more; how many. */
  readonly renewShareLinks: (tx: Drizzle, customerId: string) => Promise<number>
  /** Takes everything from an account that was stored in it, and leaves the account. */
  readonly clear: (tx: Drizzle, customerId: string) => Promise<void>
}

/** Tables that name the customer with `on delete cascade` need no code of their own. */
export const ACCOUNT_DATA: CustomerDataPart = {
  tables: ['customers', 'sessions', 'customer_tokens', 'customer_devices'],
  async load(db, subjectId) {
    const found = await listSessions(db, { kind: 'customer', subjectId }, new Date(0))
    return found.map(({ device, network, createdAt, lastSeenAt }) => ({ device, network, createdAt, lastSeenAt }))
  },
  async delete(tx, { customerId }) {
    await tx.delete(sessions).where(eq(sessions.subjectId, customerId))
    await tx.delete(customers).where(eq(customers.id, customerId))
  },
}

/** Everything that the shop knows of the customer. */
export async function exportCustomer(db: Drizzle, { parts }: CustomerData, { customer, now }: ExportedCustomer) {
  const loaded: Record<string, unknown> = {}
  for (const [name, { load }] of Object.entries(parts)) if (load) loaded[name] = await load(db, customer.id)
  const { passwordHash, ...known } = customer
  return { exportedAt: now.toISOString(), customer: { ...known, hasPassword: passwordHash !== null }, ...loaded }
}

interface ExportedCustomer {
  readonly customer: CustomerRow
  readonly now: Date
}
