import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { languageOf, type AccountContext } from '../account-context.ts'
import { findCustomerByEmail } from '../customer-store.ts'
import { queueAccountMail } from '../mails/account-mail.ts'

/** At most one mail to an owner within it, however often strangers use the address. */
const QUIET_MS = 10 * MINUTE_MS

/** Somebody wants an address for themselves that a customer has: its owner learns of it, nobody else does. */
export async function reportAddressInUse(
  tx: Drizzle,
  context: AccountContext,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const owner = await findCustomerByEmail(tx, { brand: context.brand.key, email })
  if (!owner) return
  const key = `account-addressInUse:${owner.id}:${Math.floor(now.getTime() / QUIET_MS)}`
  const language = languageOf(context, owner)
  await queueAccountMail(tx, context, { kind: 'addressInUse', recipient: owner.email, ...owner, language, key })
}
