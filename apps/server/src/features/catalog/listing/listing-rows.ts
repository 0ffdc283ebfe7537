import { sql, type SQL } from 'drizzle-orm'
import { savedPercent } from '@firkant/domain/catalog/card-badges.ts'
import { deliveryTierOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { CarriedRecord } from '@firkant/domain/fit/carried-piece.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { loadDelivery } from '../../delivery/load-delivery.ts'
import { priceLogOf } from '../../pricing/price-log-sql.ts'
import { CENTRAL_WAREHOUSE } from '../../stock/central-warehouse.ts'
import { storesHaving } from '../../stores/store-stock.ts'
import { firstChoice, type PartStockRow, type VariantRow } from '../card-rows.ts'
import type { CatalogContext } from '../catalog-store.ts'
import { leadVariant, pricedVariants, type PricedVariant } from '../priced-variant.ts'
import { distinctDispatches, type Dispatches } from './delivery-column.ts'
import { footprintsOf, type Footprint } from './footprint-column.ts'
import { measuresOf, type Measures } from './measure-columns.ts'

/** What is needed to filter, count and sort a product. */
export interface ListingRow {
  readonly key: string
  readonly designKey: string
  readonly position: number
  readonly categories: readonly string[]
  readonly rooms: readonly string[]
  readonly labels: readonly string[]
  readonly sizes: readonly string[]
  /** Keys of the stores that have at least one sales unit. */
  readonly stores: readonly string[]
  readonly measures: Measures
  /** What its sizes cover of a floor, each once. */
  readonly footprints: readonly Footprint[]
  /** Undefined if it can't be bought. */
  readonly dispatches: Dispatches
  readonly colour: string
  readonly shade: string
  readonly material: string
  readonly brand: string
  readonly series: string
  /** Of the cheapest variant that can be bought; 0 if it has no price. */
  readonly priceMinor: number
  readonly discountPercent: number
  /** Index into STOCK_STATUSES: of the variant with the best availability. */
  readonly stock: number
  /** Tenths of a star; 0 without reviews. */
  readonly rating: number
  readonly launchedAt: number
  /** Pieces of the last 30 days; interest that was learned counts as pieces too. */
  readonly sold: number
  /** When one of its prices next changes; Infinity if none does. */
  readonly changesAt: number
}

interface StoredRow extends Record<string, unknown> {
  readonly key: string
  readonly design_key: string
  readonly position: number
  readonly categories: readonly string[]
  readonly room_keys: readonly string[]
  readonly labels: readonly string[]
  readonly stores: readonly string[]
  readonly colour_key: string
  readonly fabric_color: string
  readonly material: string
  readonly product_brand_key: string | null
  readonly series_key: string | null
  readonly launched_at: string
  readonly rating: number | null
  readonly sold: number
  readonly interest: number | null
  readonly sold_in_groups_of: number
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly weight: number
  readonly seat_width: number | null
  readonly carried: CarriedRecord | null
  readonly variants: readonly (Pick<VariantRow, 'sku' | 'back' | 'hand' | 'reserved' | 'prices'> & {
    size: string | null
    width: number | null
    depth: number | null
    height: number | null
    weight: number | null
  })[]
  readonly parts: readonly PartStockRow[]
}

const SOLD_DAYS = 30
/** The best status of a product's variants counts. */
const BEST_STOCK_FIRST = ['inStock', 'lowStock', 'orderable', 'outOfStock'] as const

function nextStart(stored: StoredRow, now: Date): number {
  const starts = stored.variants.flatMap(({ prices }) => prices.map(({ from }) => Date.parse(from)))
  return Math.min(...starts.filter((start) => start > now.getTime()), Number.POSITIVE_INFINITY)
}

function dispatchesOf(stored: StoredRow, variants: readonly PricedVariant[], delivery: MarketDelivery): Dispatches {
  const buyable = variants.filter((variant) => variant.isBuyable)
  return distinctDispatches(
    buyable.map(({ row, status, stock }) => {
      const own = stored.variants.find(({ sku }) => sku === row.sku)
      const [width, depth, height] = [
        own?.width ?? stored.width,
        own?.depth ?? stored.depth,
        own?.height ?? stored.height,
      ]
      const shipment = { weightKg: own?.weight ?? stored.weight, longestCm: Math.max(width, depth, height) }
      const backOrderDays = status === 'orderable' ? (stock.backOrderDays ?? 0) : 0
      return { tier: deliveryTierOf(shipment, delivery), backOrderDays }
    }),
  )
}

interface RowMoment {
  readonly now: Date
  readonly delivery: MarketDelivery
}

function listingRow(stored: StoredRow, { now, delivery }: RowMoment): ListingRow {
  const variants = pricedVariants(
    { ...stored, variants: stored.variants.map((variant) => ({ ...variant, name: null })) },
    now,
  )
  const lead = leadVariant(variants)
  const statuses = new Set(variants.map(({ status }) => status))
  const best = BEST_STOCK_FIRST.find((status) => statuses.has(status)) ?? 'outOfStock'
  const { currentMinor, reference } = lead?.price ?? { currentMinor: 0, reference: undefined }
  return {
    key: stored.key,
    designKey: stored.design_key,
    position: stored.position,
    categories: stored.categories,
    rooms: stored.room_keys,
    labels: stored.labels,
    sizes: [...new Set(stored.variants.flatMap(({ size }) => (size === null ? [] : [size])))],
    stores: stored.stores,
    measures: measuresOf(stored, { variants: stored.variants, seatWidth: stored.seat_width, carried: stored.carried }),
    footprints: footprintsOf(stored, stored.variants),
    dispatches: dispatchesOf(stored, variants, delivery),
    colour: stored.colour_key,
    shade: stored.fabric_color,
    material: stored.material,
    brand: stored.product_brand_key ?? '',
    series: stored.series_key ?? '',
    priceMinor: currentMinor,
    discountPercent: reference ? savedPercent(currentMinor, reference.minor) : 0,
    stock: STOCK_STATUSES.indexOf(best),
    rating: stored.rating === null ? 0 : Math.round(stored.rating * 10),
    launchedAt: Date.parse(stored.launched_at),
    sold: stored.sold + Math.round(stored.interest ?? 0),
    changesAt: Math.min(
      nextStart(stored, now),
      ...variants.map(({ price }) => price.validUntil?.getTime() ?? Number.POSITIVE_INFINITY),
    ),
  }
}

function selectRows({ brand, market }: CatalogContext, which: SQL, now: Date): SQL {
  const soldSince = new Date(now.getTime() - SOLD_DAYS * DAY_MS)
  return sql`
    select p.key, p.design_key, p.position, p.room_keys, p.colour_key, p.fabric_color, p.material, p.product_brand_key,
      p.series_key, p.sold_in_groups_of, p.width_cm as width, p.depth_cm as depth, p.height_cm as height,
      p.weight_kg as weight, (p.measurements ->> 'seatWidth')::float8 as seat_width, p.carried, to_json(p.launched_at) as launched_at,
      array(select category_key from product_categories pc where pc.product_key = p.key) as categories,
      array(select label_key from product_labels pl where pl.product_key = p.key) as labels,
      array(${storesHaving(sql`p`, now)}) as stores,
      (select avg(rating)::float8 from reviews r where r.design_key = p.design_key) as rating,
      (select coalesce(sum(s.quantity), 0)::int from variants v join sales_log s on s.sku = v.sku and s.sold_at > ${soldSince}
        and s.sold_at <= ${now} where v.product_key = p.key) as sold,
      (select interest from product_interest i where i.brand = ${brand} and i.product_key = p.key) as interest,
      (select coalesce(json_agg(json_build_object('sku', v.sku, 'size', v.size_key, 'width', v.width_cm,
          'depth', v.depth_cm, 'height', v.height_cm, 'weight', v.weight_kg, 'back', v.back_order_days,
          'hand', coalesce(k.on_hand, 0), 'reserved', coalesce(k.reserved, 0), 'prices', ${priceLogOf({ brand, market }, sql`v.sku`)})
          order by v.position, v.sku), '[]')
        from variants v left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
        where v.product_key = p.key) as variants,
      case when p.kind = 'package' then
        (select coalesce(json_agg(json_build_object('quantity', pp.quantity, 'back', v.back_order_days,
            'hand', coalesce(k.on_hand, 0), 'reserved', coalesce(k.reserved, 0), 'prices', ${priceLogOf({ brand, market }, sql`c.sku`)})), '[]')
          from package_parts pp
          join lateral (${firstChoice(brand)}) c on true
          join variants v on v.sku = c.sku
          left join stock_levels k on k.sku = c.sku and k.location = ${CENTRAL_WAREHOUSE}
          where pp.package_key = p.key) else '[]' end as parts
    from assortments a join products p on p.key = a.product_key
    where a.brand = ${brand} and ${which}`
}

/** A request waits for no more than the reading of so many. */
const BATCH = 200

/** Every product of the assortment, in batches, so that requests are answered in between. */
export async function* readListingRows(
  db: Drizzle,
  context: CatalogContext,
  now: Date,
): AsyncGenerator<readonly ListingRow[]> {
  const delivery = await loadDelivery(db, context.market as MarketKey)
  for (let after = ''; ;) {
    // Both bounds: with one alone PostgreSQL scans the other table from its beginning each time.
    const which = sql`a.product_key > ${after} and p.key > ${after} order by a.product_key limit ${BATCH}`
    const { rows } = await db.execute<StoredRow>(selectRows(context, which, now))
    yield rows.map((row) => listingRow(row, { now, delivery }))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.key
  }
}

export async function readListingRowsOf(
  db: Drizzle,
  context: CatalogContext,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<readonly ListingRow[]> {
  const found: ListingRow[] = []
  const delivery = await loadDelivery(db, context.market as MarketKey)
  for (let first = 0; first < keys.length; first += BATCH) {
    const some = keys.slice(first, first + BATCH)
    const which = sql`a.product_key = any(${sql.param(some)})`
    const { rows } = await db.execute<StoredRow>(selectRows(context, which, now))
    for (const row of rows) found.push(listingRow(row, { now, delivery }))
  }
  return found
}
