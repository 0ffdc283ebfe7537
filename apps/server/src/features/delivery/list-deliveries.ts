import { sql } from 'drizzle-orm'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** What is promised for a day or hours of it, a zone and a service, and not yet with its buyers. */
export interface DeliveryLoad extends Record<string, unknown> {
  readonly day: string
  readonly zone: string
  readonly service: string
  /** `8-12`: those who chose these hours; empty for all of the day. */
  readonly window: string
  readonly orders: number
  /** Absent where places are not limited. */
  readonly places: number | null
  /** The day is over. */
  readonly isLate: boolean
  /** Places were taken away after they were promised. */
  readonly isOverbooked: boolean
}

/** Orders that are bought or about to be. */
const ON_THE_WAY: readonly OrderState[] = ['placed', 'awaitingConfirmation', 'paying', 'paid', 'packed', 'shipped']

/** Late and overbooked days first, then by day. */
export async function listDeliveries(
  db: Drizzle,
  { brand, today, limit }: { readonly brand: string; readonly today: string; readonly limit: number },
): Promise<readonly DeliveryLoad[]> {
  const { rows } = await db.execute<DeliveryLoad>(sql`
    with promised as (
      select coalesce(part -> 'promised', document #> '{shown,promised}') as promise from orders
      left join lateral jsonb_array_elements(document #> '{shown,parts}') as parts(part) on true
      where brand = ${brand} and state = any(${sql.param([...ON_THE_WAY])}::text[])
    ), slots as (
      select promise ->> 'day' as day, promise ->> 'zone' as zone, promise ->> 'service' as service, hours
      from promised, unnest(array['', (promise #>> '{window,from}') || '-' || (promise #>> '{window,to}')]) as hours
      where promise is not null and hours is not null
    ), days as (
      select day, zone, service, hours, count(*)::int as orders from slots group by 1, 2, 3, 4
    ), loads as (
      select days.*, l.taken, (select places from delivery_capacities c where c.zone = days.zone
          and c.service = days.service and c.time_window = days.hours
          and c.day in ('every', days.day) order by c.day = 'every' limit 1) as places
      from days left join delivery_loads l on l.zone = days.zone and l.service = days.service
        and l.day = days.day::date and l.time_window = days.hours
    ), told as (
      select day, zone, service, hours as "window", orders, places, day < ${today} as "isLate",
        coalesce(greatest(taken, orders) > places, false) as "isOverbooked" from loads
    )
    select * from told order by ("isLate" or "isOverbooked") desc, day, zone, service, "window" limit ${limit}`)
  return rows
}
