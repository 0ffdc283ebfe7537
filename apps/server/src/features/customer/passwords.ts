import type { ChangePasswordError, ResetPasswordError } from '@firkant/domain/customer/customer-calls.ts'
import { validateNewPassword, type NewPassword, type NewPasswordError } from '@firkant/domain/customer/password-rule.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { endSessions } from '../../platform/sessions/session-service.ts'
import { languageOf, type AccountContext, type LinkContext } from './account-context.ts'
import { queueAccountMail } from './account-mail.ts'
import type { SignedInCustomer } from './customer-identity.ts'
import { findCustomerById, getCustomer, updateCustomer, type CustomerRow } from './customer-store.ts'
import type { CustomerTokenPurpose } from './customer-tables.ts'
import { deleteTokens, isTokenUsable, useToken } from './customer-tokens.ts'
import { isLeakedPassword } from './leaked-passwords.ts'
import { isPasswordRight } from './log-in.ts'

const PASSWORD_PURPOSES = ['reset-password', 'create-password'] as const satisfies readonly CustomerTokenPurpose[]

/** Whether the link of a mail can still be used; uses nothing up. */
export async function isPasswordLinkUsable({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  const found = PASSWORD_PURPOSES.map((purpose) => isTokenUsable(db, { brand: brand.key, token, purpose, now: now() }))
  return (await Promise.all(found)).includes(true)
}

function validateChosen(given: NewPassword): NewPasswordError | undefined {
  return validateNewPassword(given) ?? (isLeakedPassword(given.password) ? 'leakedPassword' : undefined)
}

interface PasswordChange {
  readonly customer: CustomerRow
  readonly passwordHash: string
  /** The session that stays. */
  readonly exceptToken?: string | undefined
  readonly language: MarketLanguage
}

/** Links that were sent before end as well: whoever reads the old mailbox must not undo the change. */
async function savePassword(tx: Drizzle, context: AccountContext, change: PasswordChange): Promise<void> {
  const { customer, passwordHash, exceptToken, language } = change
  await updateCustomer(tx, customer.id, { passwordHash })
  for (const purpose of [...PASSWORD_PURPOSES, 'confirm-email'] as const) await deleteTokens(tx, customer.id, purpose)
  await endSessions(tx, { kind: 'customer', subjectId: customer.id }, exceptToken)
  const { email: recipient, forename } = customer
  await queueAccountMail(tx, context, { kind: 'passwordChanged', recipient, forename, language })
}

/** Undefined when done. A refused password leaves the link usable. */
export async function resetPassword(
  context: AccountContext,
  { token, ...chosen }: NewPassword & { readonly token: string },
): Promise<ResetPasswordError | undefined> {
  const { db, brand, hashing } = context
  // Before the hash, so that guessed links cost the shop little.
  if (!(await isPasswordLinkUsable(context, token))) return 'invalidToken'
  const error = validateChosen(chosen)
  if (error) return error
  const passwordHash = await hashing.hash(chosen.password)
  const now = context.now()
  return db.transaction(async (tx) => {
    let used: Awaited<ReturnType<typeof useToken>>
    for (const purpose of PASSWORD_PURPOSES) used ??= await useToken(tx, { brand: brand.key, token, purpose, now })
    const customer = used && (await findCustomerById(tx, used.customerId))
    if (!customer) return 'invalidToken'
    await savePassword(tx, context, { customer, passwordHash, language: languageOf(context, customer) })
    return undefined
  })
}

/** Undefined when done. */
export async function changePassword(
  context: AccountContext,
  signedIn: SignedInCustomer,
  { currentPassword, ...chosen }: NewPassword & { readonly currentPassword: string },
): Promise<ChangePasswordError | undefined> {
  const { db, hashing } = context
  const customer = await getCustomer(db, signedIn.customerId)
  const { email, passwordHash: stored } = customer
  const error = validateChosen(chosen)
  if (error) return error
  if (!(await isPasswordRight(context, signedIn, { email, passwordHash: stored, password: currentPassword })))
    return 'wrongPassword'
  const passwordHash = await hashing.hash(chosen.password)
  const { language } = signedIn.requester.market
  const change = { customer, passwordHash, exceptToken: signedIn.token, language }
  await db.transaction((tx) => savePassword(tx, context, change))
  return undefined
}
