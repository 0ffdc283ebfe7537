import { sql, type SQL } from 'drizzle-orm'

interface ReservedWhere {
  readonly sku: SQL
  readonly storeKey: SQL
  readonly now: Date
  /** Its own reservations don't stand in its way. */
  readonly exceptCart?: string | undefined
}

/** How many pieces are put aside for named customers. An expired reservation counts for nothing, also before the job ran. */
export function reservedPieces({ sku, storeKey, now, exceptCart = '' }: ReservedWhere): SQL {
  return sql`coalesce((select sum(held.quantity) from store_reservations held
    where held.sku = ${sku} and held.store_key = ${storeKey} and held.ended_at is null
      and held.expires_at > ${now}::timestamptz and coalesce(held.cart_id::text <> ${exceptCart}, true)), 0)::int`
}
