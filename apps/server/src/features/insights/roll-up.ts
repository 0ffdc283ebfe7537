import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { addDays } from '@firkant/domain/delivery/working-days.ts'
import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { marketTime, TIME_ZONES } from '@firkant/domain/market/market-clock.ts'
import { isUnpaidFor, ORDER_STATES } from '@firkant/domain/orders/order-states.ts'
import type { Queries } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import type { ShopContext } from '../../platform/shop-context.ts'

const ROLL_UP_EVERY_MS = 10 * MINUTE_MS
/** Days whose orders are summed anew: the last ones each time, and once a day all that a cancellation may reach. */
const NEWEST_DAYS = 3
const CANCELLABLE_DAYS = 35

export interface RollUpContext extends Pick<ShopContext, 'db' | 'brand' | 'now'> {
  readonly retentionDays: { readonly visits: number; readonly insights: number }
}

export const rollUpQueue = (brand: string) => `roll-up-insights ${brand}`

const SOLD_STATES = ORDER_STATES.filter((state) => !isUnpaidFor(state) && state !== 'cancelled')

const zones = sql`case market ${sql.join(
  Object.entries(TIME_ZONES).map(([market, zone]) => sql`when ${market} then ${zone}`),
  sql` `,
)} end`
const daySold = sql`(placed_at at time zone ${zones})::date`

/** Orders of the brand since a day of their market. */
function sold(brand: string, from: string): SQL {
  const states = sql.join(
    SOLD_STATES.map((state) => sql`${state}`),
    sql`, `,
  )
  return sql`select ${daySold} as day, market, document from orders
    where brand = ${brand} and state in (${states}) and placed_at >= ${from}::date - 1 and ${daySold} >= ${from}::date`
}

async function rollUpVisits(tx: Queries, brand: string, from: string): Promise<void> {
  await tx.execute(sql`delete from insight_visit_days where brand = ${brand} and day >= ${from}::date`)
  await tx.execute(sql`
    insert into insight_visit_days (brand, day, market, device, furthest, visits)
    select brand, day, market, device, furthest, count(*) from insight_visits
    where brand = ${brand} and day >= ${from}::date group by brand, day, market, device, furthest`)
}

async function rollUpOrders(tx: Queries, brand: string, from: string): Promise<void> {
  for (const table of [sql`insight_order_days`, sql`insight_sale_days`])
    await tx.execute(sql`delete from ${table} where brand = ${brand} and day >= ${from}::date`)
  await tx.execute(sql`
    insert into insight_order_days (brand, day, market, orders, revenue_minor)
    select ${brand}, day, market, count(*), sum((document #>> '{totals,total,incl}')::bigint)
    from (${sold(brand, from)}) as sold group by day, market`)
  await tx.execute(sql`
    insert into insight_sale_days (brand, day, market, product_key, name, category, url, pieces, revenue_minor)
    select ${brand}, day, market, coalesce(tracked ->> 'productCode', line ->> 'sku') as product_key,
      max(line ->> 'name'), max(coalesce(tracked #>> '{categories,0}', '')), max(coalesce(shown ->> 'url', '')),
      sum((line ->> 'quantity')::int), sum((line #>> '{paid,incl}')::bigint)
    from (${sold(brand, from)}) as sold
      cross join lateral jsonb_array_elements(document -> 'lines') as line
      cross join lateral (select document #> array['shown', 'lines', line ->> 'id'] as shown) as shown_line
      cross join lateral (select shown -> 'trackingProductInformation' as tracked) as tracking
    where line ->> 'kind' = 'goods' and line ->> 'sku' is not null
    group by day, market, product_key`)
}

async function hasOrderDays(tx: Queries, brand: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from insight_order_days where brand = ${brand} limit 1`)
  return rows.length > 0
}

/**
 * Makes the sums of the last days anew from what they are sums of: doing it twice changes nothing. A day whose visits
 * may have been deleted by their age is left as it is.
 */
export async function rollUpInsights(context: RollUpContext, orderDays = CANCELLABLE_DAYS): Promise<void> {
  const { db, brand, retentionDays, now } = context
  const { day: today } = marketTime(brand.homeMarket, now())
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${rollUpQueue(brand.key)}))`)
    await rollUpVisits(tx, brand.key, addDays(today, 1 - retentionDays.visits))
    const days = (await hasOrderDays(tx, brand.key)) ? orderDays : retentionDays.insights
    await rollUpOrders(tx, brand.key, addDays(today, 1 - days))
  })
}

const payload = z.object({ orderDays: z.number().int().positive() })

export function rollUpJob(context: RollUpContext): JobHandler {
  return (given) => rollUpInsights(context, payload.parse(given).orderDays)
}

/** Of several processes, one has the job of each interval. */
export function startRollUps({ db, brand, now }: RollUpContext, onError: (error: Error) => void): () => Promise<void> {
  const perDay = DAY_MS / ROLL_UP_EVERY_MS
  const work = () => {
    const interval = Math.floor(now().getTime() / ROLL_UP_EVERY_MS)
    const orderDays = interval % perDay === 0 ? CANCELLABLE_DAYS : NEWEST_DAYS
    return enqueueJob(db, { queue: rollUpQueue(brand.key), key: `roll-up ${interval}`, payload: { orderDays } })
  }
  return startRepeating({ work, everyMs: ROLL_UP_EVERY_MS, onError })
}
