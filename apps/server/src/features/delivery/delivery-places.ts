import { sql, type SQL } from 'drizzle-orm'
import { servedName, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { databaseErrorOf } from '../../platform/database/database-error.ts'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { SHOP_EVENTS_CHANNEL } from '../../platform/events/shop-events.ts'

/** How many places a day has: those of that very day, else of every day. */
const placesOf = ({ zone, service, day }: Readonly<Record<'zone' | 'service' | 'day', SQL>>) => sql`(
  select places from delivery_capacities c where c.zone = ${zone} and c.service = ${service}
    and c.day in ('every', ${day}::text) order by c.day = 'every' limit 1)`

/** Carts see another version, and pages are made anew; `changed` has a row if the day became full, or is no longer. */
const publishing = sql`version as (
    update delivery_versions set version = version + 1 where id = 1 and exists (select 1 from changed) returning version
  ) select pg_notify(${SHOP_EVENTS_CHANNEL}, '{"type":"delivery-changed"}') from version`

const NOT_NULL_VIOLATION = '23502'

/** The day became full while the order was placed. */
export function isShortOfPlaces(error: unknown): boolean {
  const { code, table, column } = databaseErrorOf(error) ?? {}
  return code === NOT_NULL_VIOLATION && table === 'delivery_places' && column === 'day'
}

/**
 * Takes one place of the promised day, where there are only so many. If none is left, the row has no day: that fails,
 * with the commit at the latest, and the whole order with it (`isShortOfPlaces`).
 */
export async function takePlace(
  tx: Queries,
  { orderId, promised, delivery }: { orderId: string; promised: PromisedDay; delivery: MarketDelivery },
): Promise<void> {
  const { zone, service, day } = promised
  if (!delivery.limited.has(servedName(zone, promised.service))) return
  await writeLater(
    tx,
    sql`with limits as (
        select ${placesOf({ zone: sql`${zone}`, service: sql`${service}`, day: sql`${day}` })} as places
      ), taken as (
        insert into delivery_loads as l (zone, service, day, taken)
        select ${zone}, ${service}, ${day}::date, 1 from limits where places > 0
        on conflict (zone, service, day) do update set taken = l.taken + 1
          where l.taken < (select places from limits)
        returning l.taken
      ), place as (
        insert into delivery_places (order_id, zone, service, day)
        select ${orderId}::uuid, ${zone}, ${service}, case when taken is not null then ${day}::date end
        from limits left join taken on true where places is not null
      ), changed as (select 1 from taken, limits where taken >= places),
      ${publishing}`,
  )
}

/** The order ended: others may have its place. Idempotent: a second call finds none. */
export async function freePlace(tx: Queries, orderId: string): Promise<void> {
  await writeLater(
    tx,
    sql`with freed as (
        delete from delivery_places where order_id = ${orderId}::uuid returning zone, service, day
      ), less as (
        update delivery_loads l set taken = l.taken - 1 from freed f
        where l.zone = f.zone and l.service = f.service and l.day = f.day returning l.zone, l.service, l.day, l.taken
      ), changed as (
        select 1 from less
        where taken + 1 >= ${placesOf({ zone: sql`less.zone`, service: sql`less.service`, day: sql`less.day` })}
      ), ${publishing}`,
  )
}
