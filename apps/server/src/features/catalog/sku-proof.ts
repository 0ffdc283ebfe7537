import { sql } from 'drizzle-orm'
import { savedPercent } from '@firkant/domain/catalog/card-badges.ts'
import { packagePriceLog } from '@firkant/domain/pricing/package-price.ts'
import {
  currentPrice,
  proveReference,
  type CurrentPrice,
  type ReferenceProof,
} from '@firkant/domain/pricing/price-log.ts'
import { PAGE_VIEWS_WINDOW_MS } from '@firkant/domain/stock/page-views.ts'
import { availableOf, inWholeGroups, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import {
  ALL_STRESS_ON,
  stressFactors,
  type StressFactor,
  type StressSwitches,
} from '@firkant/domain/stock/stress-factor.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { priceLogOf } from '../pricing/price-log-sql.ts'
import { readPriceLog, type PriceLogRow } from '../pricing/read-price-log.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { loadUrgencyFacts } from '../stock/stress-store.ts'
import { firstChoice } from './card-rows.ts'

interface RecordedPrice extends Record<string, unknown> {
  readonly id: number
  readonly minor: string
  readonly reason: 'regular' | 'campaign' | 'automated'
  readonly audience: 'all' | 'club'
  readonly from: string
  readonly to: string | null
  readonly ended_early: string | null
  readonly recorded_at: string
}

/** Proof of a SKU's price and urgency claims in one market. */
export interface SkuProof {
  readonly sku: string
  readonly productKey: string
  readonly brand: string
  readonly market: string
  readonly at: Date
  readonly log: readonly RecordedPrice[]
  readonly price: CurrentPrice | undefined
  readonly savedPercent: number
  readonly reference: ReferenceProof | undefined
  readonly stock: { readonly onHand: number; readonly reserved: number; readonly status: string }
  readonly forecast: Forecast | undefined
  readonly soldIn48Hours: number
  readonly pageViews: number
  readonly claims: readonly StressFactor[]
}

interface Forecast extends Record<string, unknown> {
  readonly computed_at: string
  readonly available: number
  readonly sold_in_14_days: number
  readonly stock_out_at: string | null
}

async function loadLog(db: Drizzle, { sku, brand, market }: ProofContext): Promise<readonly RecordedPrice[]> {
  const { rows } = await db.execute<RecordedPrice>(sql`
    select e.id, e.amount_minor as minor, e.reason, e.audience, to_json(e.starts_at) as from, to_json(e.ends_at) as to,
      to_json((select min(x.ends_at) from price_endings x where x.entry_id = e.id)) as ended_early, to_json(e.recorded_at) as recorded_at
    from price_entries e where e.sku = ${sku} and e.brand = ${brand} and e.market = ${market} order by e.starts_at, e.id`)
  return rows
}

interface Facts extends Record<string, unknown> {
  readonly product_key: string
  readonly back_order_days: number | null
  readonly sold_in_groups_of: number
  readonly on_hand: number
  readonly reserved: number
  readonly views: number
  /** Of a package: the sum of its parts is the upper limit of its price. */
  readonly parts: readonly { readonly quantity: number; readonly prices: readonly PriceLogRow[] }[]
  readonly forecast: Forecast | null
}

async function loadFacts(db: Drizzle, { sku, brand, market, now }: ProofContext): Promise<Facts | undefined> {
  const since = new Date(now.getTime() - PAGE_VIEWS_WINDOW_MS)
  const { rows } = await db.execute<Facts>(sql`
    select v.product_key, v.back_order_days, p.sold_in_groups_of, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved,
      (select count(*)::int from product_views w where w.brand = ${brand} and w.product_key = v.product_key
        and w.viewed_at > ${since} and w.viewed_at <= ${now}) as views,
      (select coalesce(json_agg(json_build_object('quantity', pp.quantity, 'prices', ${priceLogOf({ brand, market }, sql`c.sku`)})), '[]')
        from package_parts pp join lateral (${firstChoice(brand)}) c on true where pp.package_key = v.product_key) as parts,
      (select to_json(f) from (select computed_at, available, sold_in_14_days, stock_out_at from stock_forecasts
        where sku = ${sku} and computed_at <= ${now} order by computed_at desc limit 1) f) as forecast
    from variants v join products p on p.key = v.product_key left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
    where v.sku = ${sku}`)
  return rows[0]
}

export interface ProofContext {
  readonly sku: string
  readonly brand: string
  readonly market: string
  readonly now: Date
  /** Which claims the market allows. */
  readonly switches?: StressSwitches | undefined
}

/** Undefined if there is no such SKU. */
export async function proveSku(db: Drizzle, context: ProofContext): Promise<SkuProof | undefined> {
  const { sku, brand, market, now } = context
  const [log, facts, urgency] = await Promise.all([
    loadLog(db, context),
    loadFacts(db, context),
    loadUrgencyFacts(db, sku, now),
  ])
  if (!facts) return undefined
  const ended = (entry: RecordedPrice) =>
    [entry.to, entry.ended_early].filter((end) => end !== null).toSorted()[0] ?? null
  const own = readPriceLog(log.map((entry) => ({ ...entry, to: ended(entry) })))
  const entries = packagePriceLog(
    own,
    facts.parts.map(({ quantity, prices }) => ({ quantity, log: readPriceLog(prices) })),
  )
  const price = currentPrice(entries, now)
  const pieces = { onHand: facts.on_hand, reserved: facts.reserved, backOrderDays: facts.back_order_days ?? undefined }
  const stock = inWholeGroups(pieces, facts.sold_in_groups_of)
  const stress = {
    available: availableOf(stock),
    ...urgency,
    reductionEndsAt: price?.reference ? price.reductionEndsAt : undefined,
  }
  return {
    sku,
    productKey: facts.product_key,
    brand,
    market,
    at: now,
    log,
    price,
    savedPercent: price?.reference ? savedPercent(price.currentMinor, price.reference.minor) : 0,
    reference: proveReference(entries, now),
    stock: { onHand: facts.on_hand, reserved: facts.reserved, status: stockStatusOf(stock) },
    forecast: facts.forecast ?? undefined,
    soldIn48Hours: urgency.soldIn48Hours,
    pageViews: facts.views,
    claims: stressFactors(stress, now, context.switches ?? ALL_STRESS_ON),
  }
}
