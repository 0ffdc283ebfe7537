import { hashToken } from '../../platform/sessions/session-service.ts'
import type { AccountContext, LoginRequester } from './account-context.ts'
import type { SignedInCustomer } from './customer-identity.ts'
import { findCustomerForLogin, updateCustomer } from './customer-store.ts'
import { limitLoginAttempts } from './login-attempts.ts'
import { signIn, type SignedIn } from './sign-in.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Undefined for a wrong password and for an unknown address, after the same time. */
export async function logIn(
  context: AccountContext,
  requester: LoginRequester,
  { email: given, password }: Credentials,
): Promise<SignedIn | undefined> {
  const { db, brand, attempts, hashing } = context
  const { visitorHash, ip } = requester
  const email = given.trim()
  const found = await findCustomerForLogin(db, { brand: brand.key, email, visitorHash })
  const knownDevice = found?.isKnownDevice ? visitorHash : undefined
  return limitLoginAttempts(attempts, { brand: brand.key, email, ip, knownDevice }, async () => {
    const stored = found?.customer.passwordHash
    if (!(await hashing.verify(stored, password)) || !found || typeof stored !== 'string') return undefined
    const { id } = found.customer
    const { language } = requester.market
    const passwordHash = hashing.isOutdated(stored) ? await hashing.hash(password) : stored
    if (passwordHash !== stored || found.customer.language !== language)
      await updateCustomer(db, id, { passwordHash, language })
    return signIn(context, requester, id)
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
  return right ?? false
}
