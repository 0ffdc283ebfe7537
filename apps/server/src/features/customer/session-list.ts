import type { CustomerSession } from '@firkant/domain/customer/customer-calls.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken, listSessions } from '../../platform/sessions/session-service.ts'

interface SessionsOf {
  readonly customerId: string
  /** Of the session that asks. */
  readonly token: string
  readonly now: Date
}

/** Where the customer is signed in, the last seen first. */
export async function listCustomerSessions(
  db: Drizzle,
  { customerId, token, now }: SessionsOf,
): Promise<readonly CustomerSession[]> {
  const current = hashToken(token)
  const found = await listSessions(db, { kind: 'customer', subjectId: customerId }, now)
  return found.map(({ id, device, network, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: tokenHash === current,
  }))
}
