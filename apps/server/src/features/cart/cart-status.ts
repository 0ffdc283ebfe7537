import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { carts } from './cart-tables.ts'

/** From now on the cart can't be changed. */
export async function lockForPayment(tx: Queries, cartId: string): Promise<void> {
  const isOpen = and(eq(carts.id, cartId), eq(carts.status, 'open'))
  await writeLater(tx, tx.update(carts).set({ status: 'paying' }).where(isOpen))
}

/** Makes it changeable again. */
export async function reopenCart(tx: Queries, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ status: 'open' })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'paying')))
}

/** Marks the cart as bought. Lines that this market does not sell move to a new cart. */
export async function closeCart(tx: Queries, cartId: string, boughtLineIds: readonly string[]): Promise<void> {
  await writeLater(
    tx,
    sql`with closed as (update carts set status = 'ordered' where id = ${cartId}::uuid and status <> 'ordered' returning *)
      insert into carts (brand, market, visitor_hash, customer_id, created_at, changed_at, expires_on, lines)
      select brand, market, visitor_hash, customer_id, created_at, changed_at, expires_on, rest.lines from closed
      cross join lateral (
        select jsonb_agg(line order by place) as lines from jsonb_array_elements(closed.lines) with ordinality l(line, place)
        where not line ->> 'id' = any(${sql.param([...boughtLineIds])}::text[])
      ) rest where rest.lines is not null on conflict do nothing`,
  )
}
