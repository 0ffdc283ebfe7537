import { and, eq, isNull, sql } from 'drizzle-orm'
import type { EmployeeEventKind } from '@firkant/domain/employee/employee-events.ts'
import type { EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { publishStudioNotes } from '../../platform/events/studio-notes.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { sessions } from '../../platform/sessions/session-tables.ts'
import { employeeEvents, employees, employeeStores } from './employee-tables.ts'

export type EmployeeRow = typeof employees.$inferSelect

export async function findEmployee(db: Drizzle, brand: string, email: string): Promise<EmployeeRow | undefined> {
  const isWanted = and(eq(employees.brand, brand), eq(sql`lower(${employees.email})`, emailKey(email)))
  const [found] = await db.select().from(employees).where(isWanted)
  return found
}

/** For the log, of whoever did it before: empty if the account is gone. */
export async function findEmployeeName(db: Queries, id: string): Promise<string> {
  const [found] = await db.select({ name: employees.displayName }).from(employees).where(eq(employees.id, id))
  return found?.name ?? ''
}

/** Undefined without a second factor by app. */
export async function findCodeSeed(db: Drizzle, id: string): Promise<string | undefined> {
  const [found] = await db.select({ codeSeed: employees.codeSeed }).from(employees).where(eq(employees.id, id))
  return found?.codeSeed ?? undefined
}

/** One after the other, where what an employee may still do is counted. */
export async function lockEmployee(tx: Queries, id: string): Promise<void> {
  await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, id)).for('update')
}

export async function deleteEmployee(tx: Queries, id: string): Promise<void> {
  await tx.delete(employees).where(eq(employees.id, id))
}

export async function updateEmployee(db: Drizzle, id: string, changed: Partial<EmployeeRow>): Promise<void> {
  await db.update(employees).set(changed).where(eq(employees.id, id))
}

/** False if another login has used this code. */
export async function takeCodeStep(db: Drizzle, id: string, step: number): Promise<boolean> {
  const isNewer = sql`coalesce(${employees.lastCodeStep}, 0) < ${step}`
  const used = await db
    .update(employees)
    .set({ lastCodeStep: step })
    .where(and(eq(employees.id, id), isNewer))
    .returning({ id: employees.id })
  return used.length > 0
}

export interface EmployeeAtWork {
  readonly id: string
  readonly email: string
  readonly displayName: string
  readonly role: EmployeeRole
  readonly storeKey: string | null
  /** Of the account; null: as the role. */
  readonly discountLimit: number | null
}

/** Whose session this is, with the store they chose; nobody if the account is closed. */
export async function findAtWork(
  db: Drizzle,
  { token, brand, now }: { token: string | undefined; brand: string; now: Date },
): Promise<EmployeeAtWork | undefined> {
  if (token === undefined) return undefined
  const tokenHash = hashToken(token)
  const { id, email, displayName, role, discountLimit } = employees
  const [found] = await db
    .select({ id, email, displayName, role, discountLimit, storeKey: employeeStores.storeKey })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.subjectId))
    .leftJoin(employeeStores, eq(employeeStores.tokenHash, sessions.tokenHash))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.kind, 'employee'),
        eq(sessions.brand, brand),
        sql`${sessions.expiresAt} > ${now}`,
        isNull(employees.disabledAt),
      ),
    )
  return found
}

/** False if the session has ended meanwhile. */
export async function saveStore(db: Drizzle, token: string, storeKey: string): Promise<boolean> {
  const tokenHash = hashToken(token)
  const found = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  if (found.length === 0) return false
  await db
    .insert(employeeStores)
    .values({ tokenHash, storeKey })
    .onConflictDoUpdate({ target: employeeStores.tokenHash, set: { storeKey } })
  return true
}

/** What they have open in the studio is opened anew, if they still may. */
export const publishAccessChange = (tx: Queries, employeeId: string): Promise<void> =>
  publishStudioNotes(tx, [{ kind: 'access', employeeId }])

export interface EmployeeEvent {
  readonly brand: string
  readonly employee: Pick<EmployeeRow, 'id' | 'displayName'>
  readonly at: Date
  readonly kind: EmployeeEventKind
  readonly storeKey?: string | null | undefined
  readonly subject?: string | undefined
  readonly reason?: string | undefined
}

/** The number of the log's new line. */
export async function recordEvent(db: Queries, event: EmployeeEvent): Promise<number> {
  const { brand, employee, at, kind, storeKey, subject, reason } = event
  const who = { brand, employeeId: employee.id, employeeName: employee.displayName }
  const line = { ...who, at, kind, storeKey: storeKey ?? null, subject, reason }
  const [made] = await db.insert(employeeEvents).values(line).returning({ id: employeeEvents.id })
  if (!made) throw new Error('The log of employees took no line')
  return made.id
}
