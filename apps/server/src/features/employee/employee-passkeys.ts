import { and, count, desc, eq, isNull } from 'drizzle-orm'
import {
  MAX_PASSKEYS,
  type PasskeyAssertion,
  type PasskeyError,
  type PasskeyRegistration,
} from '@firkant/domain/customer/passkey-calls.ts'
import { MAX_PASSKEY_NAME_LENGTH, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import {
  beginLogin,
  beginRegistration,
  finishLogin,
  finishRegistration,
} from '../customer/passkeys/passkey-ceremony.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { lockEmployee, recordEvent, type EmployeeRow } from './employee-store.ts'
import { employeePasskeys, employees } from './employee-tables.ts'

export async function listEmployeePasskeys(db: Drizzle, employeeId: string) {
  return db
    .select()
    .from(employeePasskeys)
    .where(eq(employeePasskeys.employeeId, employeeId))
    .orderBy(desc(employeePasskeys.createdAt), employeePasskeys.id)
}

/** For the command's list. */
export async function countPasskeys(db: Drizzle): Promise<ReadonlyMap<string, number>> {
  const { employeeId } = employeePasskeys
  const rows = await db.select({ employeeId, passkeys: count() }).from(employeePasskeys).groupBy(employeeId)
  return new Map(rows.map((row) => [row.employeeId, row.passkeys]))
}

export async function deleteEmployeePasskeys(tx: Queries, employeeId: string): Promise<void> {
  await tx.delete(employeePasskeys).where(eq(employeePasskeys.employeeId, employeeId))
}

const toLogIn = ({ database, ...context }: EmployeeContext) => ({
  ...context,
  db: database.main,
  owner: { purpose: 'employeeLogin' } as const,
})
const toAdd = ({ database, ...context }: EmployeeContext, employeeId: string) => ({
  ...context,
  db: database.main,
  owner: { purpose: 'employeeRegistration', employeeId } as const,
})

export const makeEmployeeLoginOptions = (context: EmployeeContext) => beginLogin(toLogIn(context))

/** Of an open account of this brand. */
async function findPasskey(db: Drizzle, brand: string, id: string) {
  const [found] = await db
    .select({ passkey: employeePasskeys, employee: employees })
    .from(employeePasskeys)
    .innerJoin(employees, eq(employees.id, employeePasskeys.employeeId))
    .where(and(eq(employeePasskeys.id, id), eq(employees.brand, brand), isNull(employees.disabledAt)))
  return found
}

/** The employee whose passkey signed the challenge; the library throws for what it can't read. */
export async function verifyEmployeeLogin(
  context: EmployeeContext,
  response: PasskeyAssertion,
): Promise<EmployeeRow | undefined> {
  const { brand, now } = context
  const { main: db } = context.database
  const found = await findPasskey(db, brand.key, response.id)
  if (!found) return undefined
  const counter = await finishLogin(toLogIn(context), { response, passkey: found.passkey })
  if (counter === undefined) return undefined
  const isUsed = eq(employeePasskeys.id, found.passkey.id)
  await db.update(employeePasskeys).set({ counter, lastUsedAt: now() }).where(isUsed)
  return found.employee
}

const FOR_STAFF = { da: 'medarbejder', nb: 'medarbeider', sv: 'medarbetare' } as const

export async function makeEmployeePasskeyOptions(
  context: EmployeeContext,
  { id: employeeId, email, displayName }: EmployeeRow,
  language: keyof typeof FOR_STAFF,
) {
  return beginRegistration(toAdd(context, employeeId), {
    // The same person may have a passkey as a customer: the browser's list must tell them apart.
    userName: `${email} (${FOR_STAFF[language]})`,
    displayName,
    ownerId: employeeId,
    known: await listEmployeePasskeys(context.database.main, employeeId),
  })
}

/** Undefined when it was added. */
export async function addEmployeePasskey(
  context: EmployeeContext,
  employee: Pick<EmployeeRow, 'id' | 'displayName'>,
  { name: given, response }: { readonly name: string; readonly response: PasskeyRegistration },
): Promise<PasskeyError | undefined> {
  const { main: db } = context.database
  const { id: employeeId } = employee
  const name = readPasskeyName(given, MAX_PASSKEY_NAME_LENGTH)
  if (name === undefined) return 'invalidName'
  if ((await listEmployeePasskeys(db, employeeId)).length >= MAX_PASSKEYS) return 'tooMany'
  const made = await finishRegistration(toAdd(context, employeeId), response)
  if (!made) return 'notVerified'
  const now = context.now()
  return db.transaction(async (tx) => {
    await lockEmployee(tx, employeeId)
    if ((await tx.$count(employeePasskeys, eq(employeePasskeys.employeeId, employeeId))) >= MAX_PASSKEYS)
      return 'tooMany'
    const row = { ...made, employeeId, name, createdAt: now }
    const written = await tx.insert(employeePasskeys).values(row).onConflictDoNothing().returning()
    if (written.length === 0) return 'notVerified'
    await recordEvent(tx, { brand: context.brand.key, employee, at: now, kind: 'passkeyAdded', subject: name })
    return undefined
  })
}

/** False if the employee has no such passkey. */
export async function removeEmployeePasskey(
  { database, brand, now }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  employee: Pick<EmployeeRow, 'id' | 'displayName'>,
  id: string,
): Promise<boolean> {
  return database.main.transaction(async (tx) => {
    const isOwn = and(eq(employeePasskeys.id, id), eq(employeePasskeys.employeeId, employee.id))
    const [gone] = await tx.delete(employeePasskeys).where(isOwn).returning({ name: employeePasskeys.name })
    if (!gone) return false
    await recordEvent(tx, { brand: brand.key, employee, at: now(), kind: 'passkeyRemoved', subject: gone.name })
    return true
  })
}
