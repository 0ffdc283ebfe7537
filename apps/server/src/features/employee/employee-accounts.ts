import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { readEmail } from '@firkant/domain/mail/email-address.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { endSessions } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { PasswordHashing } from '../customer/passwords/password-hashing.ts'
import { deleteEmployeePasskeys } from './employee-passkeys.ts'
import {
  findEmployee,
  publishAccessChange,
  recordEvent,
  updateEmployee,
  type EmployeeEvent,
  type EmployeeRow,
} from './employee-store.ts'
import { employeeEvents, employees } from './employee-tables.ts'
import { codeEnrolment } from './one-time-codes.ts'

export interface AccountWork extends Pick<ShopContext, 'db' | 'secret'> {
  readonly brand: { readonly key: string; readonly name: string }
  readonly hashing: PasswordHashing
  readonly now: Date
}

export interface NewAccess {
  readonly email: string
  readonly password: string
  /** For the authenticator app. */
  readonly code: { readonly key: string; readonly url: string }
}

const PASSWORD_BYTES = 15

/** A new password and a new second factor; all sessions of before end. */
async function giveAccess(work: AccountWork, email: string) {
  const { secret, hashing, brand } = work
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const codeSeed = randomUUID()
  const code = codeEnrolment(secret, { seed: codeSeed, issuer: brand.name, email })
  const stored = { passwordHash: await hashing.hash(password), codeSeed, lastCodeStep: null }
  return { access: { email, password, code } satisfies NewAccess, stored }
}

async function getEmployee({ db, brand }: AccountWork, email: string): Promise<EmployeeRow> {
  const found = await findEmployee(db, brand.key, email)
  if (!found) throw new Error(`${brand.name} has no employee ${email}. Make one: npm run shop -- employee add ${email}`)
  return found
}

const record = (db: Drizzle, work: AccountWork, event: Pick<EmployeeEvent, 'employee' | 'kind' | 'reason'>) =>
  recordEvent(db, { ...event, brand: work.brand.key, at: work.now })

export async function addEmployee(
  work: AccountWork,
  { email: given, displayName, role }: { email: string; displayName: string; role: EmployeeRole },
): Promise<NewAccess> {
  const email = readEmail(given)
  const { db, brand } = work
  if (await findEmployee(db, brand.key, email)) throw new Error(`${brand.name} has an employee ${email} already.`)
  const { access, stored } = await giveAccess(work, email)
  await db.transaction(async (tx) => {
    const made = { brand: brand.key, email, displayName, role, createdAt: work.now, ...stored }
    const [employee] = await tx.insert(employees).values(made).returning()
    if (employee) await record(tx, work, { employee, kind: 'created', reason: role })
  })
  return access
}

/** Whoever lost the password or the phone. */
export async function renewAccess(work: AccountWork, email: string): Promise<NewAccess> {
  const employee = await getEmployee(work, email)
  const { access, stored } = await giveAccess(work, employee.email)
  await work.db.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, stored)
    await endSessions(tx, { kind: 'employee', subjectId: employee.id })
    await publishAccessChange(tx, employee.id)
    await deleteEmployeePasskeys(tx, employee.id)
    await record(tx, work, { employee, kind: 'accessRenewed' })
  })
  return access
}

export async function changeRole(work: AccountWork, email: string, role: EmployeeRole): Promise<void> {
  const employee = await getEmployee(work, email)
  await work.db.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, { role })
    await publishAccessChange(tx, employee.id)
    await record(tx, work, { employee, kind: 'roleChanged', reason: role })
  })
}

/** Null: as the role. */
export async function changeLimit(work: AccountWork, email: string, percent: number | null): Promise<void> {
  const employee = await getEmployee(work, email)
  await work.db.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, { discountLimit: percent })
    const reason = percent === null ? 'as the role' : `${percent} %`
    await record(tx, work, { employee, kind: 'limitChanged', reason })
  })
}

/** Employment has ended: all sessions end with it, at once. How many there were. */
export async function disableEmployee(work: AccountWork, email: string): Promise<number> {
  const employee = await getEmployee(work, email)
  return work.db.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, { disabledAt: work.now })
    await record(tx, work, { employee, kind: 'disabled' })
    await publishAccessChange(tx, employee.id)
    return endSessions(tx, { kind: 'employee', subjectId: employee.id })
  })
}

export async function enableEmployee(work: AccountWork, email: string): Promise<void> {
  const employee = await getEmployee(work, email)
  await work.db.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, { disabledAt: null })
    await record(tx, work, { employee, kind: 'enabled' })
  })
}

export async function listEmployees({ db, brand }: Pick<AccountWork, 'db' | 'brand'>) {
  return db.select().from(employees).where(eq(employees.brand, brand.key)).orderBy(employees.email)
}

/** The newest first. */
export async function listEvents(
  { db, brand, now }: Pick<AccountWork, 'db' | 'brand' | 'now'>,
  { since, until = now, most }: { since: Date; until?: Date; most: number },
) {
  const { at } = employeeEvents
  return db
    .select()
    .from(employeeEvents)
    .where(and(eq(employeeEvents.brand, brand.key), gt(at, since), lte(at, until)))
    .orderBy(desc(at), desc(employeeEvents.id))
    .limit(most)
}
