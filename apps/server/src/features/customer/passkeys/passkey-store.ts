import { and, desc, eq, gt, isNull, sql, type AnyColumn } from 'drizzle-orm'
import { MAX_PASSKEYS, type PasskeyError } from '@firkant/domain/customer/passkey-calls.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import { hashToken } from '../../../platform/sessions/session-service.ts'
import { lockCustomer } from '../customer-store.ts'
import { customers } from '../customer-tables.ts'
import { passkeyChallenges, passkeys } from './passkey-tables.ts'

/** Time to find the phone, the key or the finger. */
export const CHALLENGE_LIFE_MS = 5 * MINUTE_MS

export interface ChallengeOwner {
  readonly purpose: typeof passkeyChallenges.$inferSelect.purpose
  /** Who adds a passkey; absent at login. */
  readonly customerId?: string | undefined
  readonly employeeId?: string | undefined
}

interface Challenge extends ChallengeOwner {
  readonly challenge: string
  readonly brand: string
  readonly now: Date
}

export async function insertChallenge(db: Drizzle, wanted: Challenge): Promise<void> {
  const { challenge, brand, purpose, customerId, employeeId, now } = wanted
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    brand,
    purpose,
    customerId: customerId ?? null,
    employeeId: employeeId ?? null,
    expiresAt: new Date(now.getTime() + CHALLENGE_LIFE_MS),
  })
}

const isOf = (column: AnyColumn, id: string | undefined) => (id === undefined ? isNull(column) : eq(column, id))

/** One statement: of two concurrent uses only one finds it. */
export async function takeChallenge(db: Drizzle, used: Challenge): Promise<boolean> {
  const { challenge, brand, purpose, customerId, employeeId, now } = used
  const gone = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.brand, brand),
        eq(passkeyChallenges.purpose, purpose),
        isOf(passkeyChallenges.customerId, customerId),
        isOf(passkeyChallenges.employeeId, employeeId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return gone.length > 0
}

export function deleteExpiredChallenges(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from passkey_challenges where challenge_hash in (
      select challenge_hash from passkey_challenges where expires_at < ${now()}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

export async function listPasskeys(db: Drizzle, customerId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)
}

/** For the customer's export. */
export async function loadPasskeyData(db: Drizzle, customerId: string) {
  const found = await listPasskeys(db, customerId)
  return found.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }))
}

/** All of a customer's, and what was begun to add one; how many there were. */
export async function deletePasskeys(tx: Drizzle, customerId: string): Promise<number> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.customerId, customerId))
  const { rowCount } = await tx.delete(passkeys).where(eq(passkeys.customerId, customerId))
  return rowCount ?? 0
}

/** Of a customer of this brand. */
export async function findPasskey(db: Drizzle, { brand, id }: { brand: string; id: string }) {
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(and(eq(passkeys.id, id), eq(customers.brand, brand)))
  return found?.passkey
}

export type NewPasskey = typeof passkeys.$inferInsert

/** Undefined when it was inserted; not if the authenticator's id is taken. One after the other for a customer. */
export async function insertPasskey(db: Drizzle, passkey: NewPasskey): Promise<PasskeyError | undefined> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, passkey.customerId)
    if ((await tx.$count(passkeys, eq(passkeys.customerId, passkey.customerId))) >= MAX_PASSKEYS) return 'tooMany'
    const written = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
    return written.length > 0 ? undefined : 'notVerified'
  })
}

export async function saveUse(db: Drizzle, id: string, use: { counter: number; now: Date }): Promise<void> {
  await db.update(passkeys).set({ counter: use.counter, lastUsedAt: use.now }).where(eq(passkeys.id, id))
}

const isOwn = (customerId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.customerId, customerId))

/** False if the customer has no such passkey. */
export async function renamePasskey(db: Drizzle, customerId: string, { id, name }: { id: string; name: string }) {
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(customerId, id)).returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function deletePasskey(db: Drizzle, customerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(passkeys).where(isOwn(customerId, id)).returning({ id: passkeys.id })
  return gone.length > 0
}

/** Whether it is still there; it stays until the transaction ends. */
export async function holdPasskey(tx: Drizzle, customerId: string, id: string): Promise<boolean> {
  return (await tx.select({ id: passkeys.id }).from(passkeys).where(isOwn(customerId, id)).for('share')).length > 0
}
