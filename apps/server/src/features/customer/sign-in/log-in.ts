import { hashToken } from '../../../platform/sessions/session-service.ts'
import type { AccountContext, LoginRequester } from '../account-context.ts'
import type { SignedInCustomer } from '../customer-identity.ts'
import { findCustomerForLogin, holdPassword, updateAtLogin } from '../customer-store.ts'
import { findSoftCustomer } from '../soft-logins.ts'
import { limitLoginAttempts, type Attempted } from './login-attempts.ts'
import { signIn, type SignedIn } from './sign-in.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The customer is recognised by a newsletter's link: the form shows a masked address, which is not sent. */
  readonly isSoftLogin?: boolean | undefined
  readonly softToken?: string | undefined
}

async function emailOf({ db, brand, now }: AccountContext, credentials: Credentials): Promise<string> {
  const { isSoftLogin, softToken: token } = credentials
  const recognised = isSoftLogin ? await findSoftCustomer(db, { token, brand: brand.key, now: now() }) : undefined
  return recognised?.email ?? credentials.email.trim()
}

/** Without a value for a wrong password and for an unknown address, after the same time. */
export async function logIn(
  context: AccountContext,
  requester: LoginRequester,
  credentials: Credentials,
): Promise<Attempted<SignedIn>> {
  const { db, brand, attempts, hashing } = context
  const { visitorHash, ip } = requester
  const { password } = credentials
  const email = await emailOf(context, credentials)
  const found = await findCustomerForLogin(db, { brand: brand.key, email, visitorHash })
  const knownDevice = found?.isKnownDevice ? visitorHash : undefined
  return limitLoginAttempts(attempts, { brand: brand.key, email, ip, knownDevice }, async () => {
    const stored = found?.customer.passwordHash
    if (!(await hashing.verify(stored, password)) || !found || typeof stored !== 'string') return undefined
    const { id } = found.customer
    const { language } = requester.market
    const passwordHash = hashing.isOutdated(stored) ? await hashing.hash(password) : stored
    if (passwordHash !== stored || found.customer.language !== language)
      await updateAtLogin(db, { id, passwordHash: stored }, { passwordHash, language })
    return signIn(context, requester, { customerId: id, holds: (tx) => holdPassword(tx, { id, passwordHash }) })
  })
}

/** For steps that need the password again. Wrong ones count like wrong logins. */
export async function isPasswordRight(
  { brand, attempts, hashing }: AccountContext,
  { requester, token }: SignedInCustomer,
  { email, passwordHash, password }: { email: string; passwordHash: string | null; password: string },
): Promise<boolean> {
  const attempt = { brand: brand.key, email, ip: requester.ip, knownDevice: hashToken(token) }
  const right = await limitLoginAttempts(attempts, attempt, async () =>
    (await hashing.verify(passwordHash, password)) ? true : undefined,
  )
  return right.value ?? false
}
