import { randomUUID } from 'node:crypto'
import {
  validateRegistration,
  type Registration,
  type RegistrationError,
} from '@firkant/domain/customer/registration.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { AccountContext, LoginRequester } from '../account-context.ts'
import { insertCustomer } from '../customer-store.ts'
import { insertToken } from '../customer-tokens.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { isLeakedPassword } from '../passwords/leaked-passwords.ts'
import { reportAddressInUse } from './address-in-use.ts'
import { signIn, type SignedIn } from './sign-in.ts'

export interface Registering extends Registration {
  readonly wantsNewsletter: boolean
  /** What the new customer gets with the account, or not at all. */
  readonly withinIt?: ((tx: Drizzle, customerId: string) => Promise<void>) | undefined
}

/** One transaction: a customer with their mails, or nothing. */
export async function register(
  context: AccountContext,
  requester: LoginRequester,
  { wantsNewsletter, withinIt, ...given }: Registering,
): Promise<Result<SignedIn, RegistrationError>> {
  const { db, brand, secret, hashing, newsletter } = context
  const { market, now } = requester
  const { language } = market
  const checked = validateRegistration(given, { market: market.key, countries: brand.markets })
  if (!checked.ok) return checked
  const { password, ...person } = checked.value
  if (isLeakedPassword(password)) return fail('leakedPassword')
  const passwordHash = await hashing.hash(password)
  const customer = await db.transaction(async (tx) => {
    const row = { ...person, brand: brand.key, passwordHash, language, createdAt: now }
    const inserted = await insertCustomer(tx, row)
    if (!inserted) {
      await reportAddressInUse(tx, context, { email: person.email, now })
      return undefined
    }
    const { email: recipient, forename } = person
    const token = await insertToken(tx, secret, { customerId: inserted.id, purpose: 'prove-email', now })
    const key = `account-welcome:${randomUUID()}`
    await queueAccountMail(tx, context, { kind: 'welcome', recipient, forename, language, token, key })
    await withinIt?.(tx, inserted.id)
    if (wantsNewsletter) await newsletter.signUpIn(tx, recipient, language)
    return inserted
  })
  const signedIn = customer && (await signIn(context, requester, { customerId: customer.id }))
  return signedIn ? succeed(signedIn) : fail('registrationFailed')
}
