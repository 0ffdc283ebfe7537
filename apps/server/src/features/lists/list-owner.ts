import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { isWishlistKey } from '@firkant/domain/lists/shopping-list.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { shoppingLists } from './list-tables.ts'

/** A customer's lists on all devices, else the visitor's. */
export interface ListOwner {
  readonly brand: string
  readonly visitorHash: string | undefined
  readonly customerId: string | undefined
}

export type CustomerOwner = ListOwner & { readonly customerId: string }

export async function findListOwner(db: Drizzle, brand: string, requester: Requester): Promise<ListOwner> {
  const { visitorHash, customerToken: token, now } = requester
  const session = token === undefined ? undefined : await findSession(db, { token, kind: 'customer', brand }, now)
  return { brand, visitorHash, customerId: session?.subjectId }
}

/** Not a wish list: named lists belong to customers. */
export const isNamedKey = (listKey: string | undefined): listKey is string =>
  listKey !== undefined && !isWishlistKey(listKey)

/** Whoever is not signed in gets a 401. */
export function requireCustomer(owner: ListOwner): CustomerOwner {
  const { customerId } = owner
  if (customerId === undefined) throw new ProblemException('sign-in-required')
  return { ...owner, customerId }
}

/** Also deleted lists. */
export function ofOwner({ brand, visitorHash, customerId }: ListOwner): SQL | undefined {
  const isOwner =
    customerId === undefined
      ? and(eq(shoppingLists.visitorHash, visitorHash ?? ''), isNull(shoppingLists.customerId))
      : eq(shoppingLists.customerId, customerId)
  return and(isOwner, eq(shoppingLists.brand, brand))
}

/** One at a time for a customer: what counts their lists must not count too early. */
export async function lockCustomer(tx: Drizzle, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`)
}
