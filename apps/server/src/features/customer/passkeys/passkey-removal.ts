import { endSessions } from '../../../platform/sessions/session-service.ts'
import type { LinkContext } from '../account-context.ts'
import { lockCustomer } from '../customer-store.ts'
import { isTokenUsable, useToken } from '../customer-tokens.ts'
import { deletePasskey } from './passkey-store.ts'

const purpose = 'remove-passkey'

/** Whether the link can still be used; uses nothing up. */
export function isRemovalLinkUsable({ db, brand, now }: LinkContext, token: string): Promise<boolean> {
  return isTokenUsable(db, { brand: brand.key, token, purpose, now: now() })
}

/**
 * Whoever added the passkey may be signed in: sessions end with it, but the one of this browser. False for an unknown,
 * expired or used link.
 */
export async function removePasskeyByLink(
  { db, brand, now }: LinkContext,
  { token, exceptToken }: { readonly token: string; readonly exceptToken: string | undefined },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await useToken(tx, { brand: brand.key, token, purpose, now: now() })
    if (!used?.passkeyId) return false
    const { id } = await lockCustomer(tx, used.customerId)
    await deletePasskey(tx, id, used.passkeyId)
    await endSessions(tx, { kind: 'customer', subjectId: id }, exceptToken)
    return true
  })
}
