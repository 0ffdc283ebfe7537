import type { EmployeeLoginError } from '@firkant/domain/employee/employee-calls.ts'
import { endSession, openSession, type SessionOrigin } from '../../platform/sessions/session-service.ts'
import type { AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { PasswordHashing } from '../customer/passwords/password-hashing.ts'
import { limitLoginAttempts } from '../customer/sign-in/login-attempts.ts'
import { findEmployee, recordEvent, updateEmployee, takeCodeStep, type EmployeeRow } from './employee-store.ts'
import { findCodeStep } from './one-time-codes.ts'

export interface EmployeeContext extends Pick<ShopContext, 'database' | 'brand' | 'publicUrl' | 'secret' | 'now'> {
  readonly hashing: PasswordHashing
  readonly attempts?: AttemptLimit | undefined
  /** In production nobody signs in with a password alone. */
  readonly needsCode: boolean
}

export interface EmployeeCredentials extends SessionOrigin {
  readonly email: string
  readonly password: string
  readonly code?: string | undefined
  readonly ip: string | undefined
  /** Of the session that the browser has, which ends. */
  readonly oldToken: string | undefined
}

type Outcome = { readonly token: string } | { readonly errorCode: EmployeeLoginError }

async function takeCode(
  { database, secret, needsCode }: EmployeeContext,
  employee: EmployeeRow,
  { code, now }: { code: string | undefined; now: Date },
): Promise<EmployeeLoginError | undefined> {
  const { id, codeSeed: seed, lastCodeStep: lastUsedStep } = employee
  if (seed === null) return needsCode ? 'codeRequired' : undefined
  if (!code) return 'codeRequired'
  const step = findCodeStep(secret, { code, seed, lastUsedStep, now })
  return step !== undefined && (await takeCodeStep(database.main, id, step)) ? undefined : 'codeWrong'
}

/** How somebody showed who they are: in the log, and in the command's list. */
type Factor = 'code' | 'password' | 'passkey'

/** A new session, in place of the one that the browser has. */
export async function openEmployeeSession(
  { database, brand, now: clock }: EmployeeContext,
  employee: Pick<EmployeeRow, 'id' | 'displayName'>,
  { device, network, oldToken, factor }: SessionOrigin & { oldToken: string | undefined; factor: Factor },
): Promise<string> {
  const now = clock()
  return database.main.transaction(async (tx) => {
    if (oldToken !== undefined) await endSession(tx, oldToken)
    await recordEvent(tx, { brand: brand.key, employee, at: now, kind: 'login', reason: factor })
    return openSession(tx, { kind: 'employee', brand: brand.key, subjectId: employee.id, device, network }, now)
  })
}

type Proof = { readonly employee: EmployeeRow } | { readonly errorCode: EmployeeLoginError }

/** Undefined for a wrong password, an unknown address and a closed account, after the same time. */
export async function proveEmployee(
  context: EmployeeContext,
  { email, password, code, ip }: Pick<EmployeeCredentials, 'email' | 'password' | 'code' | 'ip'>,
): Promise<Proof | undefined> {
  const { database, brand, hashing, attempts } = context
  const db = database.main
  const employee = await findEmployee(db, brand.key, email.trim())
  let wrongCode: Proof | undefined
  // Under a name of its own: wrong passwords of customers and employees do not count together.
  const attempt = { brand: `${brand.key}:employee`, email, ip, knownDevice: undefined }
  const done = await limitLoginAttempts<Proof>(attempts, attempt, async () => {
    const stored = employee?.disabledAt === null ? employee.passwordHash : undefined
    if (!(await hashing.verify(stored, password)) || !employee || stored === undefined) return undefined
    const errorCode = await takeCode(context, employee, { code, now: context.now() })
    if (errorCode === 'codeRequired') return { errorCode }
    if (errorCode) {
      wrongCode = { errorCode }
      return undefined
    }
    if (hashing.isOutdated(stored))
      await updateEmployee(db, employee.id, { passwordHash: await hashing.hash(password) })
    return { employee }
  })
  return done.value ?? wrongCode
}

export async function logEmployeeIn(
  context: EmployeeContext,
  credentials: EmployeeCredentials,
): Promise<Outcome | undefined> {
  const proof = await proveEmployee(context, credentials)
  if (!proof || 'errorCode' in proof) return proof
  const { employee } = proof
  const factor = employee.codeSeed === null ? 'password' : 'code'
  return { token: await openEmployeeSession(context, employee, { ...credentials, factor }) }
}
