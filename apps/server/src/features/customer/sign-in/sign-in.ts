import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { endSession, openSession } from '../../../platform/sessions/session-service.ts'
import { insertVisitor } from '../../../platform/visitors/visitor-identity.ts'
import type { AccountContext, LoginRequester } from '../account-context.ts'
import { saveDevice } from '../customer-store.ts'

export interface SignedIn {
  readonly customerId: string
  /** Of the new session; the caller sets it as cookie. */
  readonly token: string
  readonly merged?: MergedAtLogin | undefined
}

/** Whether what the login was proved with still holds, in the transaction that opens the session. */
export type ProofHolds = (tx: Drizzle) => Promise<boolean>

/**
 * Opens a session, after whatever proof: password, registration, passkey. A session that the browser had ends, so that
 * no token from before the login is worth anything after it. Undefined if the proof was taken back meanwhile: by a new
 * password, or with the passkey.
 */
export async function signIn(
  { db, brand, mergeAtLogin }: AccountContext,
  requester: LoginRequester,
  { customerId, holds }: { readonly customerId: string; readonly holds?: ProofHolds },
): Promise<SignedIn | undefined> {
  const { now, device, network, visitorHash, customerToken } = requester
  const token = await db.transaction(async (tx) => {
    if (holds && !(await holds(tx))) return undefined
    if (customerToken !== undefined) await endSession(tx, customerToken)
    await insertVisitor(tx, visitorHash, now)
    await saveDevice(tx, { customerId, visitorHash, now })
    return openSession(tx, { kind: 'customer', brand: brand.key, subjectId: customerId, device, network }, now)
  })
  return token === undefined ? undefined : { customerId, token, merged: await mergeAtLogin(requester, customerId) }
}
