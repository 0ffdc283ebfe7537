import type { TestShop } from '../test-shop.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

/** Everything of A's that nobody else may change. */
export async function stateOfA({ database }: TestShop, a: ThingsOfA): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select jsonb_agg(to_jsonb(c) - 'language' order by id) from customers c where email = $1) as customer,
      (select to_jsonb(k) from carts k where id = $2) as cart,
      (select to_jsonb(o) from orders o where id = $3) as ordered,
      (select jsonb_agg(to_jsonb(i) order by list_key, code) from shopping_list_items i
        where list_key in ($4, $5)) as liked,
      (select jsonb_agg(to_jsonb(l) order by list_key) from shopping_lists l where list_key in ($4, $5)) as lists,
      (select count(*) from list_alerts where list_key in ($4, $5)) as alerts,
      (select count(*) from order_returns where order_id = $3) as returned,
      (select count(*) from sessions s join customers c on c.id = s.subject_id where c.email = $1) as sessions,
      (select count(*) from soft_logins l join customers c on c.id = l.customer_id where c.email = $1) as recognised,
      (select jsonb_agg(to_jsonb(p)) from passkeys p where id = $6) as passkey`,
    [a.email, a.cartId, a.orderId, a.listKey, a.namedListKey, a.passkeyId],
  )
  return rows
}
