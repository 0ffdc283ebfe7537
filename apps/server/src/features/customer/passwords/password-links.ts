import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey, isEmailAddress } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { jobs } from '../../../platform/jobs/job-tables.ts'
import type { JobHandler } from '../../../platform/jobs/run-jobs.ts'
import type { AccountContext } from '../account-context.ts'
import { findCustomerByEmail, lockCustomer } from '../customer-store.ts'
import { findToken, insertToken } from '../customer-tokens.ts'
import { queueAccountMail } from '../mails/account-mail.ts'

/** Minimum time between two links to one customer, whoever requests them. */
const QUIET_MS = 2 * MINUTE_MS

type RequestContext = Pick<AccountContext, 'db' | 'brand' | 'now'>
type SendContext = RequestContext & Pick<AccountContext, 'publicUrl' | 'secret'>

export const passwordLinkQueue = (brand: string) => `password-link.${brand}`

const payloadSchema = z.object({ key: z.string(), email: z.string(), language: z.enum(['da', 'nb', 'sv']) })

/**
 * Asks for the link. Whether the address is a customer's is looked up after the answer, so that neither the answer nor
 * the time that it takes tells.
 */
export async function requestPasswordLink(
  { db, brand, now }: RequestContext,
  { email: typed, language }: { readonly email: string; readonly language: MarketLanguage },
): Promise<void> {
  const email = typed.trim()
  if (!isEmailAddress(email)) return
  const mailbox = createHash('sha256').update(emailKey(email)).digest('base64url')
  // One that fails must not keep the next from being sent.
  const key = `${mailbox}:${Math.floor(now().getTime() / QUIET_MS)}`
  await enqueueJob(db, { queue: passwordLinkQueue(brand.key), key, payload: { key, email, language } })
}

interface Requested {
  readonly email: string
  readonly language: MarketLanguage
}

async function sendLink(tx: Drizzle, context: SendContext, { email, language }: Requested): Promise<void> {
  const { brand, secret } = context
  const now = context.now()
  const found = await findCustomerByEmail(tx, { brand: brand.key, email })
  if (!found) return
  const customer = await lockCustomer(tx, found.id)
  const { id: customerId, forename, email: recipient } = customer
  const isNew = customer.passwordHash === null
  const purpose = isNew ? 'create-password' : 'reset-password'
  const last = await findToken(tx, { customerId, purpose, now })
  if (last && now.getTime() - last.createdAt.getTime() < QUIET_MS) return
  const token = await insertToken(tx, secret, { customerId, purpose, now })
  const kind = isNew ? 'createPassword' : 'resetPassword'
  await queueAccountMail(tx, context, { kind, recipient, forename, language, token })
}

/** The job is deleted with its work: what strangers typed is not stored. */
export function sendPasswordLinks(context: SendContext): JobHandler {
  return async (payload) => {
    const { key, ...requested } = payloadSchema.parse(payload)
    const isThisJob = and(eq(jobs.queue, passwordLinkQueue(context.brand.key)), eq(jobs.key, key))
    await context.db.transaction(async (tx) => {
      await sendLink(tx, context, requested)
      await tx.delete(jobs).where(isThisJob)
    })
  }
}
