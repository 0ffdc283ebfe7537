import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../database/database.ts'
import { startRepeating } from '../process/start-repeating.ts'
import { sessions } from './session-tables.ts'

/** Customers: since the last visit. Employees: since they signed in, a working day. */
export const SESSION_LIFE_MS = { customer: 30 * DAY_MS, employee: 8 * HOUR_MS } as const
const IS_PROLONGED: Readonly<Record<SessionKind, boolean>> = { customer: true, employee: false }
/** When a session was seen is written at most this often, so that most page views write nothing. */
const SEEN_AFTER_MS = 5 * MINUTE_MS

export type SessionKind = keyof typeof SESSION_LIFE_MS

export interface Session {
  readonly kind: SessionKind
  readonly brand: string
  readonly subjectId: string
}

/** From where a session was opened, so that its owner recognises it. */
export interface SessionOrigin {
  readonly device: string
  readonly network: string
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export async function openSession(db: Drizzle, session: Session & Partial<SessionOrigin>, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    ...session,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS[session.kind]),
  })
  return token
}

export async function findSession(
  db: Drizzle,
  wanted: { token: string; kind: SessionKind; brand: string },
  now: Date,
): Promise<(Session & { readonly openedAt: Date }) | undefined> {
  const tokenHash = hashToken(wanted.token)
  const isWanted = and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.kind, wanted.kind),
    eq(sessions.brand, wanted.brand),
    gt(sessions.expiresAt, now),
  )
  const [found] = await db.select().from(sessions).where(isWanted)
  if (!found) return undefined
  if (now.getTime() - found.lastSeenAt.getTime() > SEEN_AFTER_MS) {
    const prolonged = { expiresAt: new Date(now.getTime() + SESSION_LIFE_MS[wanted.kind]) }
    await db
      .update(sessions)
      .set({ lastSeenAt: now, ...(IS_PROLONGED[wanted.kind] && prolonged) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return { kind: found.kind, brand: found.brand, subjectId: found.subjectId, openedAt: found.createdAt }
}

export async function endSession(db: Drizzle, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

interface SessionOwner {
  readonly kind: SessionKind
  readonly subjectId: string
}

const ofOwner = ({ kind, subjectId }: SessionOwner) => and(eq(sessions.kind, kind), eq(sessions.subjectId, subjectId))

/** The last seen first. */
export async function listSessions(db: Drizzle, owner: SessionOwner, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(ofOwner(owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
}

/** False if the owner has no such session. */
export async function endSessionById(db: Drizzle, owner: SessionOwner, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ofOwner(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** All sessions of the owner, or all but the one of this token; how many there were. */
export async function endSessions(db: Drizzle, owner: SessionOwner, exceptToken?: string): Promise<number> {
  const others = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashToken(exceptToken))
  const ended = await db
    .delete(sessions)
    .where(and(ofOwner(owner), others))
    .returning({ id: sessions.id })
  return ended.length
}

export async function deleteExpiredSessions(db: Drizzle, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Expired sessions are never accepted; this deletes their rows. Several processes may run it at the same time. */
export function startSessionSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteExpiredSessions(db, new Date()), everyMs: HOUR_MS, onError })
}
