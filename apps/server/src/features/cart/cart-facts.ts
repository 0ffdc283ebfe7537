import type { CartFacts, ItemFacts, PackagePartFacts } from '@firkant/domain/cart/cart-line.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { packagePriceLog } from '@firkant/domain/pricing/package-price.ts'
import { currentPrice, type CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import type { MessageConnection } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import { DELIVERY_VERSION, type VersionedDelivery } from '../delivery/load-delivery.ts'
import { PROMOTION_VERSION, type PromotionCache } from '../promotions/promotion-store.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { priceStampOf, type Goods, type GoodsRow, type GoodsCache } from './goods-cache.ts'

export interface CartContext {
  readonly brand: string
  readonly market: Market
  readonly now: Date
  /** Members pay the club price where there is one. */
  readonly isMember: boolean
  readonly visitorHash?: string | undefined
  /** Where an employee makes this cart: what the store has can be taken along. */
  readonly storeKey?: string | undefined
}

/** Everything that the rules and the view need to know of the given SKUs. */
export interface LoadedFacts extends CartFacts {
  readonly rows: ReadonlyMap<string, GoodsRow>
  readonly promotions: readonly Promotion[]
  readonly delivery: MarketDelivery
  /** Where the visitor has things sent, digits alone. */
  readonly visitorPostcode?: string | undefined
  /** At the prices of those who are no members, or are; only where something has a club price. */
  readonly otherItems?: ReadonlyMap<string, ItemFacts> | undefined
}

type FreshRow = readonly [sku: string, hand: number | null, reserved: number | null, priceStamp: string]

/** Facts of the queried SKUs that must be current. */
export interface FreshFacts {
  readonly rows: ReadonlyMap<string, FreshRow>
  /** Of the active promotions, and of what is promised of deliveries, with the visitor's postcode; absent when nothing was queried. */
  readonly versions?: Versions
}
interface Versions {
  readonly promotions: number
  readonly delivery: number
  readonly postcode: string | null
}
const NOTHING_PREFETCHED: FreshFacts = { rows: new Map() }

/** Stock, and whether the cached prices are still complete: never cached. `$4` is the warehouse. */
const freshOf = (stock: string) => `select ${PROMOTION_VERSION} as promotions, ${DELIVERY_VERSION} as delivery,
    (select postcode from visitor_postcodes where visitor_hash = $5 and brand = $2 and market = $3) as postcode, (
    select json_agg(json_build_array(w.sku, k.on_hand, k.reserved, ${priceStampOf({ sku: 'w.sku', brand: '$2', market: '$3' })}))
    from unnest($1::text[]) w(sku) left join ${stock}
  ) as rows`

const FRESH: Statement = {
  name: 'cart-fresh',
  text: freshOf('stock_levels k on k.sku = w.sku and k.location = $4'),
}

/** For an employee: the warehouse or the store, whichever has more. */
const FRESH_IN_STORE: Statement = {
  name: 'cart-fresh-in-store',
  text: freshOf(`lateral (
      select on_hand, reserved from stock_levels s where s.sku = w.sku and s.location in ($4, $6)
      order by s.on_hand - s.reserved desc limit 1
    ) k on true`),
}

type AllGoods = ReadonlyMap<string, Goods>

/** A package never costs more than the first choices of its parts. */
function priceAt({ row, log, priceAt: ownPriceAt }: Goods, all: AllGoods, now: Date): CurrentPrice | undefined {
  if (!row.parts) return ownPriceAt(now)
  const parts = row.parts.map(({ quantity, choices }) => {
    const first = choices.find((sku) => all.get(sku)?.row.is_sold) ?? choices[0] ?? ''
    return { quantity, log: all.get(first)?.log ?? [] }
  })
  return currentPrice(packagePriceLog(log, parts), now)
}

function priceFor(goods: Goods, all: AllGoods, { now, isMember }: CartContext): CurrentPrice | undefined {
  const price = priceAt(goods, all, now)
  return price && isMember && price.clubMinor !== undefined ? { ...price, currentMinor: price.clubMinor } : price
}

interface ItemSource {
  readonly all: AllGoods
  readonly fresh: ReadonlyMap<string, FreshRow>
  readonly context: CartContext
}

function itemFacts(goods: Goods, { all, fresh, context }: ItemSource): ItemFacts {
  const { row } = goods
  const [, hand, reserved] = fresh.get(row.sku) ?? []
  return {
    isSold: row.is_sold,
    ...(row.kind === 'package' && { packageKey: row.key }),
    soldInGroupsOf: row.sold_in_groups_of,
    price: priceFor(goods, all, context),
    stock: { onHand: hand ?? 0, reserved: reserved ?? 0, backOrderDays: row.back ?? undefined },
    ...(row.kind === 'sample' && { isSample: true }),
    ...(row.is_made_to_order && { isMadeToOrder: true }),
    weightKg: row.weight_kg,
    longestCm: row.longest_cm,
    narrowestCm: row.narrowest_cm,
    // A promotion for sofas is not for their fabric.
    categoryKeys: row.kind === 'sample' ? [] : row.category_keys,
    seriesKey: row.series_key ?? undefined,
    supplierKey: row.supplier_key ?? undefined,
    productBrandKey: row.product_brand_key ?? undefined,
  }
}

/** The same choices as on the package's page: sold by the brand and priced in the market. */
function packagesOf(goods: AllGoods, items: ReadonlyMap<string, ItemFacts>) {
  const isOffered = (sku: string) => items.get(sku)?.isSold === true && items.get(sku)?.price !== undefined
  const packages = new Map<string, readonly PackagePartFacts[]>()
  for (const { row } of goods.values()) {
    if (!row.parts) continue
    const parts = row.parts.map(({ key, quantity, choices }) => ({
      partKey: key,
      quantity,
      choices: choices.filter(isOffered),
    }))
    packages.set(row.key, parts)
  }
  return packages
}

export interface CartCaches {
  readonly goods: GoodsCache
  readonly promotions: PromotionCache
  readonly delivery: VersionedDelivery
}

interface FreshAnswer {
  readonly promotions: string
  readonly delivery: string
  readonly postcode: string | null
  readonly rows: readonly FreshRow[] | null
}

/** As one JSON value: parsing a row per SKU would cost more than the query. */
async function loadFresh(
  connection: MessageConnection,
  skus: readonly string[],
  { brand, market, storeKey, visitorHash }: CartContext,
): Promise<Required<FreshFacts>> {
  const statement = storeKey === undefined ? FRESH : FRESH_IN_STORE
  const visitor = visitorHash ?? ''
  const values = [skus, brand, market.key, CENTRAL_WAREHOUSE, visitor, ...(storeKey === undefined ? [] : [storeKey])]
  const [answer] = await connection.query<FreshAnswer>(statement, values)
  return {
    rows: new Map(answer?.rows?.map((row) => [row[0], row])),
    versions: {
      promotions: Number(answer?.promotions),
      delivery: Number(answer?.delivery),
      postcode: answer?.postcode ?? null,
    },
  }
}

/** Sent together with the query for the cart itself: most carts hold what they held a moment ago. */
export function prefetchFacts(
  connection: MessageConnection,
  { goods, promotions }: CartCaches,
  { context, skus }: WantedFacts,
): Promise<FreshFacts> {
  const { brand, market } = context
  const where = { brand, market: market.key, language: market.language }
  const wanted = [...skus, ...giftSkus(promotions.known())]
  return loadFresh(connection, goods.cachedSkus(where, wanted), context)
}

interface WantedFacts {
  readonly context: CartContext
  readonly skus: readonly string[]
  readonly prefetched?: FreshFacts
}

/** Facts of gifts are needed too. */
const giftSkus = (promotions: readonly Promotion[]) =>
  promotions.flatMap(({ effect }) => (effect.type === 'gift' ? [effect.sku] : []))

/** One query for any cart, unless a cached product is missing or outdated. */
export async function loadCartFacts(
  connection: MessageConnection,
  caches: CartCaches,
  wanted: WantedFacts,
): Promise<LoadedFacts> {
  const known = giftSkus(caches.promotions.known())
  const facts = await readFacts(connection, caches, { ...wanted, skus: [...wanted.skus, ...known] })
  const added = giftSkus(facts.promotions).filter((sku) => !known.includes(sku))
  if (added.length === 0) return facts
  return readFacts(connection, caches, { ...wanted, skus: [...wanted.skus, ...giftSkus(facts.promotions)] })
}

async function completeFresh(connection: MessageConnection, prefetched: FreshFacts, { context, skus }: WantedFacts) {
  const missing = skus.filter((sku) => !prefetched.rows.has(sku))
  const { rows, versions } = prefetched
  if (missing.length === 0 && versions !== undefined) return { rows, versions }
  const loaded = await loadFresh(connection, missing, context)
  return { rows: new Map([...rows, ...loaded.rows]), versions: loaded.versions }
}

async function readFacts(
  connection: MessageConnection,
  { goods: goodsCache, promotions: promotionCache, delivery: deliveryCache }: CartCaches,
  { context, skus, prefetched = NOTHING_PREFETCHED }: WantedFacts,
): Promise<LoadedFacts> {
  const { brand, market } = context
  const where = { brand, market: market.key, language: market.language }
  const goods = new Map(await goodsCache.load(connection.db, where, skus))
  const { rows: fresh, versions } = await completeFresh(connection, prefetched, {
    context,
    skus: [...goods.keys()],
  })
  const stale = [...goods].flatMap(([sku, { row }]) => (row.price_stamp === fresh.get(sku)?.[3] ? [] : sku))
  if (stale.length > 0)
    for (const [sku, each] of await goodsCache.reload(connection.db, where, stale)) goods.set(sku, each)
  const promotions = await promotionCache.load(connection.db, versions.promotions)
  const plans = await deliveryCache.load(connection.db, versions.delivery)
  const itemsFor = (audience: CartContext) =>
    new Map([...goods].map(([sku, each]) => [sku, itemFacts(each, { all: goods, fresh, context: audience })]))
  const items = itemsFor(context)
  const hasClubPrice = [...items.values()].some(({ price }) => price?.clubMinor !== undefined)
  return {
    items,
    packages: packagesOf(goods, items),
    rows: new Map([...goods].map(([sku, { row }]) => [sku, row])),
    promotions,
    delivery: plans[market.key],
    ...(versions.postcode !== null && { visitorPostcode: versions.postcode }),
    ...(hasClubPrice && { otherItems: itemsFor({ ...context, isMember: !context.isMember }) }),
  }
}
