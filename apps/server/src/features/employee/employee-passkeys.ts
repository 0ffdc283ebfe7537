import { and, count, desc, eq, isNull } from 'drizzle-orm'
import {
  MOST_PASSKEYS,
  type PasskeyAssertion,
  type PasskeyError,
  type PasskeyRegistration,
} from '@firkant/domain/customer/passkey-calls.ts'
import { LONGEST_PASSKEY_NAME, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import {
  loginOptions,
  registrationOptions,
  verifyRegistration,
  verifySignature,
} from '../customer/passkeys/passkey-ceremony.ts'
import { insertChallenge, takeChallenge } from '../customer/passkeys/passkey-store.ts'
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

export async function makeEmployeeLoginOptions({ database, brand, publicUrl, now }: EmployeeContext) {
  const options = await loginOptions(publicUrl)
  const { challenge } = options
  await insertChallenge(database.main, { challenge, brand: brand.key, purpose: 'employeeLogin', now: now() })
  return options
}

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
  { database: { main: db }, brand, publicUrl, now: clock }: EmployeeContext,
  response: PasskeyAssertion,
): Promise<EmployeeRow | undefined> {
  const now = clock()
  const found = await findPasskey(db, brand.key, response.id)
  if (!found) return undefined
  const counter = await verifySignature(publicUrl, {
    response,
    passkey: found.passkey,
    takeChallenge: (challenge) => takeChallenge(db, { challenge, brand: brand.key, purpose: 'employeeLogin', now }),
  })
  if (counter === undefined) return undefined
  await db.update(employeePasskeys).set({ counter, lastUsedAt: now }).where(eq(employeePasskeys.id, found.passkey.id))
  return found.employee
}

const FOR_STAFF = { da: 'medarbejder', nb: 'medarbeider', sv: 'medarbetare' } as const

export async function makeEmployeePasskeyOptions(
  { database: { main: db }, brand, publicUrl, now }: EmployeeContext,
  { id: employeeId, email, displayName }: EmployeeRow,
  language: keyof typeof FOR_STAFF,
) {
  const options = await registrationOptions(publicUrl, {
    shopName: brand.name,
    // The same person may have a passkey as a customer: the browser's list must tell them apart.
    userName: `${email} (${FOR_STAFF[language]})`,
    displayName,
    ownerId: employeeId,
    known: await listEmployeePasskeys(db, employeeId),
  })
  const { challenge } = options
  await insertChallenge(db, { challenge, brand: brand.key, purpose: 'employeeRegistration', employeeId, now: now() })
  return options
}

/** Undefined when it was added. */
export async function addEmployeePasskey(
  { database: { main: db }, brand, publicUrl, now: clock }: EmployeeContext,
  employee: Pick<EmployeeRow, 'id' | 'displayName'>,
  { name: given, response }: { readonly name: string; readonly response: PasskeyRegistration },
): Promise<PasskeyError | undefined> {
  const now = clock()
  const { id: employeeId } = employee
  const name = readPasskeyName(given, LONGEST_PASSKEY_NAME)
  if (name === undefined) return 'invalidName'
  if ((await listEmployeePasskeys(db, employeeId)).length >= MOST_PASSKEYS) return 'tooMany'
  const made = await verifyRegistration(publicUrl, {
    response,
    takeChallenge: (challenge) =>
      takeChallenge(db, { challenge, brand: brand.key, purpose: 'employeeRegistration', employeeId, now }),
  })
  if (!made) return 'notVerified'
  return db.transaction(async (tx) => {
    await lockEmployee(tx, employeeId)
    if ((await tx.$count(employeePasskeys, eq(employeePasskeys.employeeId, employeeId))) >= MOST_PASSKEYS)
      return 'tooMany'
    const row = { ...made, employeeId, name, createdAt: now }
    const written = await tx.insert(employeePasskeys).values(row).onConflictDoNothing().returning()
    if (written.length === 0) return 'notVerified'
    await recordEvent(tx, { brand: brand.key, employee, at: now, kind: 'passkeyAdded', subject: name })
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
