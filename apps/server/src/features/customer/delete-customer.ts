import { and, eq, lte } from 'drizzle-orm'
import type { DeleteCustomerError } from '@firkant/domain/customer/customer-calls.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { languageOf, type AccountContext, type LinkContext } from './account-context.ts'
import type { CustomerData } from './customer-data.ts'
import type { SignedInCustomer } from './customer-identity.ts'
import { getCustomer, lockCustomer, updateCustomer } from './customer-store.ts'
import { customers } from './customer-tables.ts'
import { DELETION_WAIT_DAYS, insertToken, isTokenUsable, useToken } from './customer-tokens.ts'
import { queueAccountMail } from './mails/account-mail.ts'
import { isPasswordRight } from './sign-in/log-in.ts'

/** The moment from which on it is done. A second request changes nothing. */
export async function requestDeletion(
  context: AccountContext,
  signedIn: SignedInCustomer,
  password: string,
): Promise<Result<Date, DeleteCustomerError>> {
  const { db, secret, now, data } = context
  const { customerId, requester } = signedIn
  const { email, passwordHash } = await getCustomer(db, customerId)
  if (!(await isPasswordRight(context, signedIn, { email, passwordHash, password }))) return fail('wrongPassword')
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (customer.passwordHash !== passwordHash) return fail('wrongPassword')
    if (customer.deletesAt) return succeed(customer.deletesAt)
    if (await data.hasOpenOrder(tx, customerId)) return fail('openOrder')
    const deletesAt = new Date(now().getTime() + DELETION_WAIT_DAYS * DAY_MS)
    await updateCustomer(tx, customerId, { deletesAt })
    const token = await insertToken(tx, secret, { customerId, purpose: 'undo-deletion', now: now() })
    const { language } = requester.market
    const mail = { recipient: customer.email, forename: customer.forename, language, token, date: deletesAt }
    await queueAccountMail(tx, context, { kind: 'deletionRequested', ...mail })
    return succeed(deletesAt)
  })
}

/** Whether the link can still be used; uses nothing up. */
export function isUndoLinkUsable({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  return isTokenUsable(db, { brand: brand.key, token, purpose: 'undo-deletion', now: now() })
}

/** False for an unknown, expired or used link. */
export async function undoDeletion({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await useToken(tx, { brand: brand.key, token, purpose: 'undo-deletion', now: now() })
    if (used) await updateCustomer(tx, used.customerId, { deletesAt: null })
    return used !== undefined
  })
}

export interface DeletionContext extends Pick<AccountContext, 'db' | 'brand' | 'publicUrl' | 'now'> {
  readonly data: CustomerData
}

type DueCustomer = typeof customers.$inferSelect

async function deleteCustomer(tx: Drizzle, context: DeletionContext, customer: DueCustomer): Promise<void> {
  const { brand, data } = context
  const subject = { brand: brand.key, customerId: customer.id, emailKey: emailKey(customer.email) }
  for (const part of Object.values(data.parts)) await part.delete(tx, subject)
  const { email: recipient, forename } = customer
  await queueAccountMail(tx, context, { kind: 'deleted', recipient, forename, language: languageOf(context, customer) })
}

/** Deletes customers whose time has come. One who has ordered meanwhile waits until that order is done. */
export function deleteDueCustomers(context: DeletionContext): SweepBatch {
  const { db, brand, now, data } = context
  return async (most) => {
    const isDue = and(eq(customers.brand, brand.key), lte(customers.deletesAt, now()))
    const due = await db.select({ id: customers.id }).from(customers).where(isDue).limit(most)
    let deleted = 0
    for (const { id } of due) {
      const isDeleted = await db.transaction(async (tx) => {
        const [customer] = await tx
          .select()
          .from(customers)
          .where(and(eq(customers.id, id), isDue))
          .for('update', { skipLocked: true })
        if (!customer || (await data.hasOpenOrder(tx, id))) return false
        await deleteCustomer(tx, context, customer)
        return true
      })
      if (isDeleted) deleted += 1
    }
    return deleted
  }
}
