import type { ConfirmEmailError, CustomerProfile } from '@firkant/domain/customer/customer-calls.ts'
import {
  applyProfileCommands,
  type AppliedProfile,
  type ProfileCommand,
  type ProfileRefusal,
} from '@firkant/domain/customer/profile-commands.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { endSessions } from '../../platform/sessions/session-service.ts'
import { languageOf, type AccountContext, type LinkContext } from './account-context.ts'
import type { SignedInCustomer } from './customer-identity.ts'
import { findCustomerByEmail, getCustomer, lockCustomer, updateCustomer, type CustomerRow } from './customer-store.ts'
import { deleteTokens, findToken, insertToken, isTokenUsable, useToken } from './customer-tokens.ts'
import { queueAccountMail } from './mails/account-mail.ts'
import { reportAddressInUse } from './sign-in/address-in-use.ts'
import { isPasswordRight } from './sign-in/log-in.ts'
import { ALL_ACCESS, endOldAccess } from './sign-in/regain-account.ts'

export async function loadProfile(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  customerId: string,
): Promise<CustomerProfile> {
  const { forename, surname, email, phoneNumber, address, ...customer } = await getCustomer(db, customerId)
  const { passwordHash, emailProvedAt, deletesAt } = customer
  const pending = await findToken(db, { customerId, purpose: 'confirm-email', now: now() })
  return {
    forename,
    surname,
    email,
    phoneNumber,
    hasPassword: passwordHash !== null,
    isEmailProved: emailProvedAt !== null,
    ...(pending?.newEmail && { pendingEmail: pending.newEmail }),
    ...(address && { address }),
    ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
  }
}

/** The new address gets a link; the same happens to be seen whether or not somebody else has it. */
async function requestEmail(
  tx: Drizzle,
  context: AccountContext,
  { customer, newEmail, language }: { customer: CustomerRow; newEmail: string; language: MarketLanguage },
): Promise<void> {
  const now = context.now()
  const wanted = { customerId: customer.id, purpose: 'confirm-email', newEmail, now } as const
  if (newEmail === customer.email) return deleteTokens(tx, customer.id, 'confirm-email')
  const token = await insertToken(tx, context.secret, wanted)
  const other = await findCustomerByEmail(tx, { brand: context.brand.key, email: newEmail })
  if (other && other.id !== customer.id) return reportAddressInUse(tx, context, { email: newEmail, now })
  const mail = { kind: 'confirmEmail', recipient: newEmail, forename: customer.forename, language, token } as const
  return queueAccountMail(tx, context, mail)
}

async function refusePassword(
  context: AccountContext,
  signedIn: SignedInCustomer,
  { customer, newEmail }: Pick<AppliedProfile, 'newEmail'> & { readonly customer: CustomerRow },
): Promise<ProfileRefusal | undefined> {
  if (!newEmail) return undefined
  const { email, passwordHash } = customer
  const { password, commandIndex } = newEmail
  const isRight = await isPasswordRight(context, signedIn, { email, passwordHash, password })
  return isRight ? undefined : { code: 'wrong-password', commandIndex }
}

/** Undefined when all were applied; else nothing was. */
export async function applyProfile(
  context: AccountContext,
  signedIn: SignedInCustomer,
  commands: readonly ProfileCommand[],
): Promise<ProfileRefusal | undefined> {
  const { db, brand } = context
  const { customerId, requester } = signedIn
  const { key: market, language } = requester.market
  const apply = (customer: CustomerRow) =>
    applyProfileCommands(customer, commands, { market, countries: brand.markets })
  const seen = await getCustomer(db, customerId)
  const first = apply(seen)
  if (!first.ok) return first.refusal
  // The hash is compared outside of the transaction, which must not wait for it.
  const refusal = await refusePassword(context, signedIn, { customer: seen, newEmail: first.value.newEmail })
  if (refusal) return refusal
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    const applied = apply(customer)
    if (!applied.ok) return applied.refusal
    const { newEmail } = applied.value
    // Another password was chosen meanwhile: whoever knew the old one must not take the account to their mailbox.
    if (newEmail && customer.passwordHash !== seen.passwordHash)
      return { code: 'wrong-password', commandIndex: newEmail.commandIndex }
    const { forename, surname, phoneNumber, address } = applied.value.state
    await updateCustomer(tx, customerId, { forename, surname, phoneNumber, address, language })
    if (newEmail) await requestEmail(tx, context, { customer, newEmail: newEmail.email, language })
    return undefined
  })
}

/** Whether the link can still be used; uses nothing up. */
export function isEmailLinkUsable({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  return isTokenUsable(db, { brand: brand.key, token, purpose: 'confirm-email', now: now() })
}

/**
 * Undefined when done: the address is the customer's and proved, what others may have of the account is ended, sessions
 * but this one too, and the old address is told.
 */
export async function confirmEmail(
  context: AccountContext,
  { token, exceptToken }: { readonly token: string; readonly exceptToken: string | undefined },
): Promise<ConfirmEmailError | undefined> {
  const { db, brand, now } = context
  return db.transaction(async (tx) => {
    const used = await useToken(tx, { brand: brand.key, token, purpose: 'confirm-email', now: now() })
    if (!used?.newEmail) return 'invalidToken'
    const customer = await lockCustomer(tx, used.customerId)
    const other = await findCustomerByEmail(tx, { brand: brand.key, email: used.newEmail })
    if (other && other.id !== customer.id) return 'emailInUse'
    const { email: recipient, forename } = customer
    await updateCustomer(tx, customer.id, { email: used.newEmail, emailProvedAt: now() })
    for (const purpose of ['reset-password', 'create-password', 'prove-email'] as const)
      await deleteTokens(tx, customer.id, purpose)
    await endSessions(tx, { kind: 'customer', subjectId: customer.id }, exceptToken)
    const notes = await endOldAccess(tx, context, { customerId: customer.id, ended: ALL_ACCESS })
    // Only the way it is written has changed.
    if (emailKey(recipient) === emailKey(used.newEmail)) return undefined
    const mail = { recipient, forename, newEmail: used.newEmail, language: languageOf(context, customer), notes }
    await queueAccountMail(tx, context, { kind: 'emailChanged', ...mail })
    return undefined
  })
}
