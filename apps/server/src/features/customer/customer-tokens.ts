import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'
import { customers, customerTokens, type CustomerTokenPurpose } from './customer-tables.ts'

/** A deletion can be undone until it happens. */
export const DELETION_WAIT_DAYS = 14

export const TOKEN_LIFE_MS: Readonly<Record<CustomerTokenPurpose, number>> = {
  'reset-password': HOUR_MS,
  'create-password': 7 * DAY_MS,
  'prove-email': 7 * DAY_MS,
  'confirm-email': DAY_MS,
  'remove-passkey': 30 * DAY_MS,
  'undo-deletion': DELETION_WAIT_DAYS * DAY_MS,
}

interface WantedToken {
  readonly customerId: string
  readonly purpose: CustomerTokenPurpose
  readonly newEmail?: string | undefined
  readonly passkeyId?: string | undefined
  readonly now: Date
}

/** What the mail's link is derived from. Earlier links of this purpose end, unless each is about a passkey of its own. */
export async function insertToken(tx: Drizzle, secret: string, wanted: WantedToken): Promise<TokenPurpose> {
  const { customerId, purpose, newEmail, passkeyId, now } = wanted
  if (passkeyId === undefined) await deleteTokens(tx, customerId, purpose)
  const derivedFrom: TokenPurpose = `${purpose}:${randomUUID()}`
  await tx.insert(customerTokens).values({
    tokenHash: hashToken(deriveToken(secret, derivedFrom)),
    customerId,
    purpose,
    newEmail: newEmail ?? null,
    passkeyId: passkeyId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS[purpose]),
  })
  return derivedFrom
}

interface TokenUse {
  /** Where the link is used. All brands share one database, so that a token by itself does not tell. */
  readonly brand: string
  readonly token: string
  readonly purpose: CustomerTokenPurpose
  readonly now: Date
}

const isUsable = (db: Drizzle, { brand, token, purpose, now }: TokenUse) =>
  and(
    eq(customerTokens.tokenHash, hashToken(token)),
    inArray(
      customerTokens.customerId,
      db.select({ id: customers.id }).from(customers).where(eq(customers.brand, brand)),
    ),
    eq(customerTokens.purpose, purpose),
    gt(customerTokens.expiresAt, now),
  )

/** Uses nothing up. */
export async function readToken(db: Drizzle, use: TokenUse) {
  const [found] = await db.select().from(customerTokens).where(isUsable(db, use))
  return found
}

export async function isTokenUsable(db: Drizzle, use: TokenUse): Promise<boolean> {
  return (await readToken(db, use)) !== undefined
}

/** One statement: of two concurrent uses only one succeeds. Undefined if unknown, expired, used, of another purpose or brand. */
export async function useToken(tx: Drizzle, use: TokenUse) {
  const [used] = await tx.delete(customerTokens).where(isUsable(tx, use)).returning()
  return used
}

export async function deleteTokens(tx: Drizzle, customerId: string, purpose: CustomerTokenPurpose): Promise<void> {
  await tx
    .delete(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), eq(customerTokens.purpose, purpose)))
}

/** The newest link of this purpose that still holds. */
export async function findToken(
  db: Drizzle,
  { customerId, purpose, now }: Pick<WantedToken, 'customerId' | 'purpose' | 'now'>,
) {
  const [found] = await db
    .select()
    .from(customerTokens)
    .where(
      and(
        eq(customerTokens.customerId, customerId),
        eq(customerTokens.purpose, purpose),
        gt(customerTokens.expiresAt, now),
      ),
    )
  return found
}

export function deleteExpiredTokens(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from customer_tokens where token_hash in (
      select token_hash from customer_tokens where expires_at < ${now()}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
