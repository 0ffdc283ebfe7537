import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { DeskWork } from '@firkant/domain/studio/desk-work.ts'
import type { SaidWords } from '@firkant/domain/studio/order-words.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { orders } from '../order-tables.ts'
import { orderReturns } from '../returned/return-tables.ts'
import { ORDER_WORDS } from './order-words.ts'

const STATES_OF_WORK: Readonly<Record<Exclude<DeskWork, 'returning'>, readonly OrderState[]>> = {
  toPack: ['paid'],
  toShip: ['packed'],
  onTheirWay: ['shipped'],
  unpaid: ['placed', 'awaitingConfirmation', 'paying'],
}

const isReturning = sql<boolean>`exists (
  select 1 from ${orderReturns} r where r.order_id = ${orders.id} and r.state = 'announced')`

function needs(work: DeskWork | undefined): SQL | undefined {
  if (work === undefined) return undefined
  return work === 'returning' ? isReturning : inArray(orders.state, [...STATES_OF_WORK[work]])
}

/** Words are letters and digits alone: each begins a word of the order. */
const matches = (words: readonly string[]) =>
  sql`${ORDER_WORDS} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`

function isMeant({ number, words, joined }: SaidWords): SQL | undefined {
  const ways = [words, joined ?? []].filter((way) => way.length > 0).map(matches)
  return or(number === undefined ? undefined : eq(orders.number, number), ...ways)
}

interface OrderSearch {
  readonly brand: string
  readonly said: SaidWords | undefined
  readonly work: DeskWork | undefined
  readonly limit: number
}

/** The newest first. */
export function searchOrders(db: Pick<Drizzle, 'select'>, { brand, said, work, limit }: OrderSearch) {
  return db
    .select({
      number: orders.number,
      state: orders.state,
      placedAt: orders.placedAt,
      document: orders.document,
      isReturning,
    })
    .from(orders)
    .where(and(eq(orders.brand, brand), needs(work), said && isMeant(said)))
    .orderBy(desc(orders.placedAt))
    .limit(limit)
}

/** How many orders need what. */
export async function countDeskWork(db: Pick<Drizzle, 'execute'>, brand: string): Promise<Record<DeskWork, number>> {
  const { rows } = await db.execute<{ work: DeskWork; count: number }>(sql`
    select case state when 'paid' then 'toPack' when 'packed' then 'toShip' when 'shipped' then 'onTheirWay'
      else 'unpaid' end as work, count(*)::int as count
    from orders where brand = ${brand}
      and state in ('placed', 'awaitingConfirmation', 'paying', 'paid', 'packed', 'shipped') group by 1
    union all
    select 'returning', count(distinct r.order_id)::int from order_returns r join orders o on o.id = r.order_id
    where o.brand = ${brand} and r.state = 'announced'`)
  const of = (work: DeskWork) => rows.find((row) => row.work === work)?.count ?? 0
  return {
    toPack: of('toPack'),
    toShip: of('toShip'),
    onTheirWay: of('onTheirWay'),
    returning: of('returning'),
    unpaid: of('unpaid'),
  }
}
