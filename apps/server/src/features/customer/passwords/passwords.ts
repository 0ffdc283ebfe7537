import type { ChangePasswordError, ResetPasswordError } from '@firkant/domain/customer/customer-calls.ts'
import { validateNewPassword, type NewPassword, type NewPasswordError } from '@firkant/domain/customer/password-rule.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { endSessions } from '../../../platform/sessions/session-service.ts'
import { languageOf, type AccountContext, type LinkContext } from '../account-context.ts'
import type { SignedInCustomer } from '../customer-identity.ts'
import { findCustomerById, getCustomer, lockCustomer, updateCustomer, type CustomerRow } from '../customer-store.ts'
import type { CustomerTokenPurpose } from '../customer-tables.ts'
import { deleteTokens, isTokenUsable, readToken, useToken } from '../customer-tokens.ts'
import type { AccountMailNote } from '../mails/account-mail-notes.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { isPasswordRight } from '../sign-in/log-in.ts'
import { ALL_ACCESS, clearAccount, endOldAccess, type OldAccess } from '../sign-in/regain-account.ts'
import { isLeakedPassword } from './leaked-passwords.ts'

const PASSWORD_PURPOSES = ['reset-password', 'create-password'] as const satisfies readonly CustomerTokenPurpose[]

/** Whether the link of a mail can still be used; uses nothing up. */
export async function isPasswordLinkUsable({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  const found = PASSWORD_PURPOSES.map((purpose) => isTokenUsable(db, { brand: brand.key, token, purpose, now: now() }))
  return (await Promise.all(found)).includes(true)
}

function validateChosen(given: NewPassword): NewPasswordError | undefined {
  return validateNewPassword(given) ?? (isLeakedPassword(given.password) ? 'leakedPassword' : undefined)
}

/**
 * Whether the link belongs to an account that somebody registered without ever proving its mailbox: what lies in it may
 * be a stranger's, and its owner says what becomes of it.
 */
export async function isKeepingAsked({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  const found = await readToken(db, { brand: brand.key, token, purpose: 'reset-password', now: now() })
  const customer = found && (await findCustomerById(db, found.customerId))
  return customer !== undefined && customer.emailProvedAt === null
}

interface PasswordChange {
  readonly customer: Pick<CustomerRow, 'id' | 'email' | 'forename'>
  readonly passwordHash: string
  readonly ended: OldAccess
  /** For the owner's mail, besides what was ended. */
  readonly notes?: readonly AccountMailNote[]
  /** The session that stays. */
  readonly exceptToken?: string | undefined
  readonly language: MarketLanguage
}

/** Links that were sent before end as well: whoever reads the old mailbox must not undo the change. */
async function savePassword(tx: Drizzle, context: AccountContext, change: PasswordChange): Promise<void> {
  const { customer, passwordHash, ended, exceptToken, language } = change
  await updateCustomer(tx, customer.id, { passwordHash })
  for (const purpose of [...PASSWORD_PURPOSES, 'confirm-email'] as const) await deleteTokens(tx, customer.id, purpose)
  await endSessions(tx, { kind: 'customer', subjectId: customer.id }, exceptToken)
  const notes = [...(await endOldAccess(tx, context, { customerId: customer.id, ended })), ...(change.notes ?? [])]
  const { email: recipient, forename } = customer
  await queueAccountMail(tx, context, { kind: 'passwordChanged', recipient, forename, language, notes })
}

interface ChosenByLink {
  readonly customer: CustomerRow
  readonly passwordHash: string
  readonly isEmptied: boolean
}

/** The mail proves its mailbox. Whoever had the account before it has nothing of it afterwards. */
async function saveChosenByLink(tx: Drizzle, context: AccountContext, chosen: ChosenByLink): Promise<void> {
  const { customer, passwordHash, isEmptied } = chosen
  const { id: customerId, emailProvedAt } = customer
  const language = languageOf(context, customer)
  const cleared = isEmptied ? await clearAccount(tx, context, { customerId, language }) : {}
  await updateCustomer(tx, customerId, { emailProvedAt: emailProvedAt ?? context.now() })
  await deleteTokens(tx, customerId, 'prove-email')
  await savePassword(tx, context, {
    customer: { ...customer, ...cleared },
    passwordHash,
    ended: ALL_ACCESS,
    notes: isEmptied ? ['cleared'] : [],
    language,
  })
}

/** Undefined when done. A refused password leaves the link usable. */
export async function resetPassword(
  context: AccountContext,
  { token, keepStored, ...chosen }: NewPassword & { readonly token: string; readonly keepStored?: boolean | undefined },
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
    if (!used) return 'invalidToken'
    const customer = await lockCustomer(tx, used.customerId)
    // Nobody can have signed in to an account that has no password yet.
    const isStrange = customer.emailProvedAt === null && customer.passwordHash !== null
    await saveChosenByLink(tx, context, { customer, passwordHash, isEmptied: isStrange && keepStored !== true })
    return undefined
  })
}

interface ChangedPassword extends NewPassword {
  readonly currentPassword: string
  /** What the customer wants to end besides sessions. */
  readonly ended: OldAccess
}

/** Undefined when done. */
export async function changePassword(
  context: AccountContext,
  signedIn: SignedInCustomer,
  { currentPassword, ended, ...chosen }: ChangedPassword,
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
  const change = { customer, passwordHash, ended, exceptToken: signedIn.token, language }
  return db.transaction(async (tx) => {
    // Another password was chosen meanwhile: whoever knew the old one is too late.
    if ((await lockCustomer(tx, customer.id)).passwordHash !== stored) return 'wrongPassword'
    await savePassword(tx, context, change)
    return undefined
  })
}
