import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import type { CartWork } from '../cart/apply-commands.ts'
import { prefetchFacts, type FreshFacts } from '../cart/cart-facts.ts'
import { CART_OWNER_KEY, lockCart, ownerKeyOf, UUID, type CartRow } from '../cart/cart-store.ts'
import { INVOICE_WINDOW_MS } from './limit-invoices.ts'

/** What an order depends on beside its cart. */
export interface PlacingFacts {
  readonly row: CartRow
  /** The order that this key has placed already. */
  readonly placedId: string | null
  /** Sum of the buyer's invoice orders in the last hour, without cancelled ones. */
  readonly invoicedMinor: number
  /** A store has put something aside for this cart. */
  readonly hasReservations: boolean
  /** A customer whose mailbox is proved. */
  readonly isKnownBuyer: boolean
  readonly prefetched: FreshFacts
}

/**
 * Serialises one person's orders: two at the same moment can't both use a once-per-customer promotion. A statement of
 * its own, so that the next one sees what the order before it has written.
 */
const LOCK_PERSON: Statement = {
  name: 'placing-person',
  text: `select pg_advisory_xact_lock(hashtextextended(brand || ' ' || (details ->> 'email'), 0)) from carts
    where id = $1::uuid and brand = $2 and ${CART_OWNER_KEY} = $3`,
}

const FACTS: Statement = {
  name: 'placing-facts',
  text: `select
      (select id from orders where cart_id = $1::uuid and idempotency_key = $2) as placed_id,
      (select coalesce(sum((select sum(p.amount_minor) from payments p where p.order_id = o.id and p.provider = 'invoice')), 0)
        from orders o where o.brand = $5 and o.email = (select details ->> 'email' from carts where id = $1::uuid)
          and o.placed_at > $3::timestamptz and o.state <> 'cancelled') as invoiced_minor,
      exists (select 1 from store_reservations
        where cart_id = $1::uuid and ended_at is null and expires_at > $4::timestamptz) as has_reservations,
      exists (select 1 from carts c join customers p on p.id = c.customer_id
        where c.id = $1::uuid and p.email_proved_at is not null) as is_known_buyer`,
}

interface FactsRow {
  readonly placed_id: string | null
  readonly invoiced_minor: string
  readonly has_reservations: boolean
  readonly is_known_buyer: boolean
}

/** Locks cart and person, and reads all that can be read without knowing the cart: one round trip, with `begin`. */
export async function lockForPlacing(
  tx: MessageTransaction,
  { owner, context, caches, lastSkus }: CartWork,
  { cartId, idempotencyKey }: { readonly cartId: string; readonly idempotencyKey: string },
): Promise<PlacingFacts | undefined> {
  const ownerKey = ownerKeyOf(owner)
  if (!UUID.test(cartId) || ownerKey === '') return undefined
  const { now } = context
  const since = new Date(now.getTime() - INVOICE_WINDOW_MS)
  const [row, , [facts], prefetched] = await Promise.all([
    lockCart(tx, owner, { cartId }),
    tx.query(LOCK_PERSON, [cartId, owner.brand, ownerKey]),
    tx.query<FactsRow>(FACTS, [cartId, idempotencyKey, since, now, owner.brand]),
    prefetchFacts(tx, caches, { context, skus: lastSkus.get(ownerKey) ?? [] }),
  ])
  if (!row || !facts) return undefined
  return {
    row,
    placedId: facts.placed_id,
    invoicedMinor: Number(facts.invoiced_minor),
    hasReservations: facts.has_reservations,
    isKnownBuyer: facts.is_known_buyer,
    prefetched,
  }
}
