import { sql, type SQL } from 'drizzle-orm'
import { servedName, windowText, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { databaseErrorOf } from '../../platform/database/database-error.ts'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { SHOP_EVENTS_CHANNEL } from '../../platform/events/shop-events.ts'

/** How many places a day or its window has: those of that very day, else of every day. */
const placesOf = (row: SQL) => sql`(
  select places from delivery_capacities c where c.zone = ${row}.zone and c.service = ${row}.service
    and c.time_window = ${row}.time_window and c.day in ('every', ${row}.day::text) order by c.day = 'every' limit 1)`

/**
 * Carts see another version, and pages are made anew; `changed` has a row if the day became full, or is no longer. All of
 * it is counted, so that the places are locked before the version: two orders in another order would wait for each other.
 */
const publishing = sql`version as (
    update delivery_versions set version = version + 1 where id = 1 and (select count(*) from changed) > 0 returning version
  ) select pg_notify(${SHOP_EVENTS_CHANNEL}, '{"type":"delivery-changed"}') from version`

const NOT_NULL_VIOLATION = '23502'

/** The day, or the window, became full while the order was placed. */
export function isShortOfPlaces(error: unknown): boolean {
  const { code, table, column } = databaseErrorOf(error) ?? {}
  return code === NOT_NULL_VIOLATION && table === 'delivery_places' && column === 'day'
}

/** One delivery of an order: its number, and what was promised of it. */
export interface TakenPart {
  readonly part: number
  readonly promised: PromisedDay
}

interface Promised {
  readonly promised?: PromisedDay | undefined
  readonly parts?: readonly Pick<TakenPart, 'promised'>[] | undefined
}

/** All deliveries of an order; one where it comes together. */
export const promisedParts = ({ promised, parts }: Promised): readonly TakenPart[] =>
  (parts ?? (promised ? [{ promised }] : [])).map((each, part) => ({ part, promised: each.promised }))

/** Of the day and of its window, where there are only so many. */
function slotsOf({ part, promised }: TakenPart, { limited }: Pick<MarketDelivery, 'limited'>): readonly SQL[] {
  const { zone, service, day, window } = promised
  const slot = (hours: string) => sql`(${part}::int, ${zone}, ${service}, ${day}, ${hours})`
  return [
    ...(limited.has(servedName(zone, service)) ? [slot('')] : []),
    ...(window && limited.has(servedName(zone, service, window)) ? [slot(windowText(window))] : []),
  ]
}

interface Taking {
  readonly orderId: string
  readonly parts: readonly TakenPart[]
  readonly delivery: MarketDelivery
}

/**
 * Takes the places of the promised days and windows, where there are only so many. If one has none left, its row has no
 * day: that fails, with the commit at the latest, and the whole order with it (`isShortOfPlaces`).
 */
export async function takePlaces(tx: Queries, { orderId, parts, delivery }: Taking): Promise<void> {
  const slots = parts.flatMap((part) => slotsOf(part, delivery))
  if (slots.length === 0) return
  await writeLater(
    tx,
    sql`with slots (part, zone, service, day, time_window) as (values ${sql.join([...slots], sql`, `)}),
      limits as (select s.*, ${placesOf(sql`s`)} as places from slots s),
      taken as (
        insert into delivery_loads as l (zone, service, day, time_window, taken)
        select zone, service, day::date, time_window, 1 from limits where places > 0
        order by zone, service, day, time_window
        on conflict (zone, service, day, time_window) do update set taken = l.taken + 1
          where l.taken < ${placesOf(sql`l`)}
        returning l.zone, l.service, l.day, l.time_window, l.taken
      ), given as (
        select s.*, t.taken from limits s left join taken t on t.zone = s.zone and t.service = s.service
          and t.day = s.day::date and t.time_window = s.time_window
        where s.places is not null
      ), place as (
        insert into delivery_places (order_id, part, zone, service, time_window, day)
        select ${orderId}::uuid, part, zone, service, time_window, case when taken is not null then day::date end from given
      ), changed as (select 1 from given where taken >= places),
      ${publishing}`,
  )
}

/** The order ended, or one of its deliveries goes another day: others may have the places. Idempotent: a second call finds none. */
export async function freePlaces(
  tx: Queries,
  { orderId, part }: { readonly orderId: string; readonly part?: number },
): Promise<void> {
  const isOf = part === undefined ? sql`true` : sql`part = ${part}::int`
  await writeLater(
    tx,
    sql`with freed as (
        delete from delivery_places where order_id = ${orderId}::uuid and ${isOf}
        returning zone, service, day, time_window
      ), counted as (
        select zone, service, day, time_window, count(*)::int as places from freed group by 1, 2, 3, 4
      ), held as materialized (
        select l.zone, l.service, l.day, l.time_window, c.places from delivery_loads l
        join counted c using (zone, service, day, time_window)
        order by l.zone, l.service, l.day, l.time_window for update of l
      ), less as (
        update delivery_loads l set taken = l.taken - h.places from held h
        where l.zone = h.zone and l.service = h.service and l.day = h.day and l.time_window = h.time_window
        returning l.zone, l.service, l.day, l.time_window, l.taken, h.places
      ), changed as (select 1 from less where less.taken + less.places >= ${placesOf(sql`less`)}),
      ${publishing}`,
  )
}
