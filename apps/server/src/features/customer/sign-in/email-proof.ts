import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { findSession } from '../../../platform/sessions/session-service.ts'
import { countMails } from '../../mail/outbox-store.ts'
import type { AccountContext } from '../account-context.ts'
import { findCustomerById, lockCustomer, updateCustomer } from '../customer-store.ts'
import { insertToken, readToken, useToken } from '../customer-tokens.ts'
import { queueAccountMail } from '../mails/account-mail.ts'

/** A stranger's account can't fill the mailbox that it names. */
export const MAX_PROOF_MAILS_A_DAY = 4

/** False for nobody's. */
export async function isMailboxProved(db: Drizzle, customerId: string | undefined): Promise<boolean> {
  const customer = customerId === undefined ? undefined : await findCustomerById(db, customerId)
  return customer !== undefined && customer.emailProvedAt !== null
}

type ProofContext = Pick<AccountContext, 'brand' | 'publicUrl' | 'secret' | 'now'>

/** Sends the link that proves the mailbox, unless it is proved or was asked often enough today. */
export async function requestEmailProof(
  tx: Drizzle,
  context: ProofContext,
  { customerId, language }: { readonly customerId: string; readonly language: MarketLanguage },
): Promise<void> {
  const { brand, secret } = context
  const now = context.now()
  const { email: recipient, forename, emailProvedAt } = await lockCustomer(tx, customerId)
  if (emailProvedAt) return
  const prefix = `account-proveEmail:${customerId}:${Math.floor(now.getTime() / DAY_MS)}`
  const sent = await countMails(tx, brand.key, `${prefix}:`)
  if (sent >= MAX_PROOF_MAILS_A_DAY) return
  const token = await insertToken(tx, secret, { customerId, purpose: 'prove-email', now })
  const key = `${prefix}:${sent}`
  await queueAccountMail(tx, context, { kind: 'proveEmail', recipient, forename, language, token, key })
}

interface ProofLink {
  readonly token: string
  /** Of the browser's session. */
  readonly customerToken: string | undefined
}

async function isSignedInAs(
  { db, brand, now }: Pick<AccountContext, 'db' | 'brand' | 'now'>,
  { customerToken: token }: ProofLink,
  customerId: string,
): Promise<boolean> {
  if (token === undefined) return false
  const session = await findSession(db, { token, kind: 'customer', brand: brand.key }, now())
  return session?.subjectId === customerId
}

export type ProofState = 'usable' | 'signIn' | 'expired'

/**
 * The link alone proves nothing: whoever reads the mailbox may not be who registered it. Only both together, the mail
 * and a login to the account, make the account theirs; a mailbox's owner can't hand it to a stranger by one press.
 */
export async function readEmailProof(
  context: Pick<AccountContext, 'db' | 'brand' | 'now'>,
  link: ProofLink,
): Promise<ProofState> {
  const { db, brand, now } = context
  const found = await readToken(db, { brand: brand.key, token: link.token, purpose: 'prove-email', now: now() })
  if (!found) return 'expired'
  return (await isSignedInAs(context, link, found.customerId)) ? 'usable' : 'signIn'
}

/** Without the login the link stays usable. */
export async function proveEmail(
  context: AccountContext,
  link: ProofLink,
): Promise<Exclude<ProofState, 'usable'> | 'done'> {
  const state = await readEmailProof(context, link)
  if (state !== 'usable') return state
  return context.db.transaction(async (tx) => {
    const now = context.now()
    const used = await useToken(tx, { brand: context.brand.key, token: link.token, purpose: 'prove-email', now })
    if (used) await updateCustomer(tx, used.customerId, { emailProvedAt: now })
    return used ? 'done' : 'expired'
  })
}
