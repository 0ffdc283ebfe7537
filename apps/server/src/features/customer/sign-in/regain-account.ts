import { eq } from 'drizzle-orm'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { AccountContext } from '../account-context.ts'
import { updateCustomer } from '../customer-store.ts'
import { customerDevices } from '../customer-tables.ts'
import { deleteTokens } from '../customer-tokens.ts'
import type { AccountMailNote } from '../mails/account-mail-notes.ts'
import { deletePasskeys } from '../passkeys/passkey-store.ts'
import { softLogins } from '../soft-login-tables.ts'

export interface OldAccess {
  readonly passkeys: boolean
  readonly shareLinks: boolean
}

export const ALL_ACCESS: OldAccess = { passkeys: true, shareLinks: true }

/** Ends what whoever had the account before may still hold, besides sessions; what the owner's mail says of it. */
export async function endOldAccess(
  tx: Drizzle,
  { data }: Pick<AccountContext, 'data'>,
  { customerId, ended }: { readonly customerId: string; readonly ended: OldAccess },
): Promise<readonly AccountMailNote[]> {
  const notes: AccountMailNote[] = []
  if (ended.passkeys) {
    await deleteTokens(tx, customerId, 'remove-passkey')
    if ((await deletePasskeys(tx, customerId)) > 0) notes.push('passkeysRemoved')
  }
  if (ended.shareLinks && (await data.renewShareLinks(tx, customerId)) > 0) notes.push('linksRenewed')
  return notes
}

/** How a customer is spoken to whose name nobody knows. */
const UNNAMED: Readonly<Record<MarketLanguage, string>> = { da: 'kunde', nb: 'kunde', sv: 'kund' }

/**
 * Empties an account that somebody filled without ever proving its mailbox. Orders go on as those of a guest: by number
 * and the address they were placed with.
 */
export async function clearAccount(
  tx: Drizzle,
  { data }: Pick<AccountContext, 'data'>,
  { customerId, language }: { readonly customerId: string; readonly language: MarketLanguage },
): Promise<{ readonly forename: string }> {
  await data.clear(tx, customerId)
  await tx.delete(customerDevices).where(eq(customerDevices.customerId, customerId))
  await tx.delete(softLogins).where(eq(softLogins.customerId, customerId))
  await deleteTokens(tx, customerId, 'undo-deletion')
  const forename = UNNAMED[language]
  const person = { forename, surname: '', phoneNumber: '', address: null, deletesAt: null }
  await updateCustomer(tx, customerId, person)
  return { forename }
}
