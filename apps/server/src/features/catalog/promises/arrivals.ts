import { sql } from 'drizzle-orm'
import { arrivalOf } from '@firkant/domain/cart/shipping/arrival-words.ts'
import { MAX_ARRIVALS, type ArrivalsModel, type DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { servedName, zoneOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import { scorePercent } from '@firkant/domain/delivery/delivery-score.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { DeliveryScores } from '../../delivery/delivery-scores.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import type { PricedVariant } from '../priced-variant.ts'
import { loadCardFacts, type CardContext } from '../product-cards.ts'

interface SizeRow extends Record<string, unknown> {
  readonly sku: string
  readonly productKey: string
  readonly weightKg: number
  readonly longestCm: number
}

/** Of what the brand sells; the same sizes as of a cart. */
export async function loadSizes(db: Drizzle, brand: string, skus: readonly string[]): Promise<readonly SizeRow[]> {
  const { rows } = await db.execute<SizeRow>(sql`
    select v.sku, p.key as "productKey", coalesce(v.weight_kg, p.weight_kg) as "weightKg",
      greatest(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm), coalesce(v.height_cm, p.height_cm)) as "longestCm"
    from variants v join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    where v.sku = any(${sql.param([...skus])}::text[])`)
  return rows
}

export function skusIn(context: DynamicContext | undefined, limit = MAX_ARRIVALS): readonly string[] {
  const list = typeof context === 'object' ? String(context.skus ?? '') : (context ?? '')
  return [...new Set(list.split(',').filter((sku) => sku !== ''))].slice(0, limit)
}

/** When and how one piece of a variant comes. */
export function promiseOfVariant(
  { price, isBuyable, status, stock }: PricedVariant,
  shipment: { readonly weightKg: number; readonly longestCm: number; readonly zone: string },
  { market, delivery, now }: Pick<CardContext, 'market' | 'now'> & { readonly delivery: MarketDelivery },
): DeliveryPromise {
  const backOrderDays = status === 'orderable' ? stock.backOrderDays : undefined
  const facts = { ...shipment, priceMinor: price.currentMinor, isBuyable, backOrderDays }
  return promiseDelivery(facts, { market, delivery }, now)
}

interface WantedArrivals {
  readonly skus: readonly string[]
  /** Digits alone, and what it is called. */
  readonly postcode: string
  readonly place: DeliveryPlaceModel
  readonly scores: DeliveryScores
}

/** When each of these comes to a postcode. What the brand does not sell is left out. */
export async function loadArrivals(
  { db, catalog }: { readonly db: Drizzle; readonly catalog: CatalogCache },
  context: CardContext,
  { skus, postcode, place, scores }: WantedArrivals,
): Promise<ArrivalsModel> {
  const { market } = context
  const delivery = await catalog.delivery(market.key)
  const zone = zoneOf(delivery, postcode)
  const sizes = await loadSizes(db, context.brand, skus)
  const loaded = await loadCardFacts(catalog, context, [...new Set(sizes.map(({ productKey }) => productKey))])
  const variants = new Map(loaded.flatMap((each) => each.variants.map((variant) => [variant.row.sku, variant])))
  const promised = sizes.flatMap(({ sku, weightKg, longestCm }) => {
    const variant = variants.get(sku)
    if (!variant) return []
    const promise = promiseOfVariant(variant, { weightKg, longestCm, zone }, { ...context, delivery })
    const percent = scorePercent(scores.get(servedName(zone, promise.service)))
    return [[sku, arrivalOf(promise, market, percent === undefined ? undefined : { percent, place })] as const]
  })
  return { arrivals: Object.fromEntries(promised) }
}
