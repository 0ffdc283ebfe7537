import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { isSoftLoginToken, maskEmail } from '@firkant/domain/customer/soft-login.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'
import { isPersonalisedSince } from '../newsletter/newsletter-store.ts'
import { customers } from './customer-tables.ts'
import { softLogins } from './soft-login-tables.ts'

export const SOFT_LOGIN_LIFE_MS = 90 * DAY_MS
/** A derived token has 43 characters; with this it is longer than what is ignored. */
export const SOFT_TOKEN_PREFIX = 'eclub-'

interface WantedSoftLogin {
  readonly brand: string
  readonly customerId: string
  readonly subscriptionId: string
  readonly now: Date
}

/** What the link's token is derived from; the link has `SOFT_TOKEN_PREFIX` before it. */
export async function insertSoftLogin(
  tx: Drizzle,
  secret: string,
  { brand, customerId, subscriptionId, now }: WantedSoftLogin,
): Promise<TokenPurpose> {
  const derivedFrom: TokenPurpose = `soft-login:${randomUUID()}`
  await tx.insert(softLogins).values({
    tokenHash: hashToken(SOFT_TOKEN_PREFIX + deriveToken(secret, derivedFrom)),
    brand,
    customerId,
    subscriptionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SOFT_LOGIN_LIFE_MS),
  })
  return derivedFrom
}

interface SoftLoginUse {
  readonly token: string | undefined
  readonly brand: string
  readonly now: Date
}

/**
 * The customer that a newsletter's link belongs to: recognised, not signed in. Whoever takes the agreement back ends the
 * links of before, and agreeing again revives none.
 */
export async function findSoftCustomer(db: Drizzle, { token, brand, now }: SoftLoginUse) {
  if (token === undefined || !isSoftLoginToken(token)) return undefined
  const [found] = await db
    .select({ id: customers.id, forename: customers.forename, email: customers.email, until: softLogins.expiresAt })
    .from(softLogins)
    .innerJoin(customers, eq(customers.id, softLogins.customerId))
    .where(
      and(
        eq(softLogins.tokenHash, hashToken(token)),
        eq(softLogins.brand, brand),
        gt(softLogins.expiresAt, now),
        isPersonalisedSince(softLogins.subscriptionId, softLogins.createdAt),
      ),
    )
  return found
}

interface MaskedEmail {
  readonly given: string
  readonly softToken: string | undefined
}

/** The form of a recognised customer knows only the masked address; the shop knows which it stands for. */
export async function fullEmail(
  { db, brand, now }: { readonly db: Drizzle; readonly brand: { readonly key: string }; readonly now: () => Date },
  { given, softToken }: MaskedEmail,
): Promise<string> {
  const known = await findSoftCustomer(db, { token: softToken, brand: brand.key, now: now() })
  return known && given === maskEmail(known.email) ? known.email : given
}

export function deleteExpiredSoftLogins(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from soft_logins where token_hash in (
      select token_hash from soft_logins where expires_at < ${now()}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
