import type { CartFacts, ItemFacts, PackagePartFacts } from '@firkant/domain/cart/cart-line.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { packagePriceLog } from '@firkant/domain/pricing/package-price.ts'
import { currentPrice, type CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import { PROMOTION_VERSION, type PromotionCache } from '../promotions/promotion-store.ts'
import { CENTRAL_WAREHOUSE } from '../stock/stock-tables.ts'
import type { CartConnection } from './cart-connection.ts'
import type { CartStatement } from './cart-statement.ts'
import { priceStampOf, type Goods, type GoodsRow, type GoodsCache } from './goods-cache.ts'

export interface CartContext {
  readonly brand: string
  readonly market: Market
  readonly now: Date
  /** Members pay the club's price where there is one. */
  readonly isMember: boolean
}

/** Everything that the rules and the view need of the named skus. */
export interface LoadedFacts extends CartFacts {
  readonly rows: ReadonlyMap<string, GoodsRow>
  readonly promotions: readonly Promotion[]
}

type FreshRow = readonly [sku: string, hand: number | null, reserved: number | null, priceStamp: string]

/** What is true now of the skus that were asked for. */
export interface FreshFacts {
  readonly rows: ReadonlyMap<string, FreshRow>
  /** Which promotions run; absent when nothing was asked. */
  readonly promotionVersion?: number
}
const NOTHING_ASKED: FreshFacts = { rows: new Map() }

/** What must be true at this very moment: stock, and whether the prices in memory are still all there are. */
const FRESH: CartStatement = {
  name: 'cart-fresh',
  text: `select ${PROMOTION_VERSION} as version, (
      select json_agg(json_build_array(w.sku, k.on_hand, k.reserved, ${priceStampOf({ sku: 'w.sku', brand: '$2', market: '$3' })}))
      from unnest($1::text[]) w(sku) left join stock_levels k on k.sku = w.sku and k.location = '${CENTRAL_WAREHOUSE}'
    ) as rows`,
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
    weightKg: row.weight_kg,
    longestCm: row.longest_cm,
    categoryKeys: row.category_keys,
    seriesKey: row.series_key ?? undefined,
    supplierKey: row.supplier_key ?? undefined,
    productBrandKey: row.product_brand_key ?? undefined,
  }
}

/** The same choices as the page of the package offers: what the brand sells and the market has a price for. */
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
}

/** In one value: a row for each sku would cost more to take apart than to ask for. */
async function loadFresh(
  connection: CartConnection,
  skus: readonly string[],
  { brand, market }: CartContext,
): Promise<Required<FreshFacts>> {
  const values = [skus, brand, market.key]
  const [answer] = await connection.ask<{ version: string; rows: readonly FreshRow[] | null }>(FRESH, values)
  return {
    rows: new Map(answer?.rows?.map((row) => [row[0], row])),
    promotionVersion: Number(answer?.version),
  }
}

/** Asked along with the cart itself, before it is known what is in it: most carts hold what they held a moment ago. */
export function prefetchFacts(
  connection: CartConnection,
  { goods, promotions }: CartCaches,
  { context, skus }: WantedFacts,
): Promise<FreshFacts> {
  const { brand, market } = context
  const where = { brand, market: market.key, language: market.language }
  const wanted = [...skus, ...giftSkus(promotions.known())]
  return loadFresh(connection, goods.recall(where, wanted), context)
}

interface WantedFacts {
  readonly context: CartContext
  readonly skus: readonly string[]
  readonly prefetched?: FreshFacts
}

/** What is given away must be known as well as what is bought. */
const giftSkus = (promotions: readonly Promotion[]) =>
  promotions.flatMap(({ effect }) => (effect.type === 'gift' ? [effect.sku] : []))

/** One question, however long the cart is, unless something in memory is missing or no longer right. */
export async function loadCartFacts(
  connection: CartConnection,
  keeper: CartCaches,
  wanted: WantedFacts,
): Promise<LoadedFacts> {
  const known = giftSkus(keeper.promotions.known())
  const facts = await readFacts(connection, keeper, { ...wanted, skus: [...wanted.skus, ...known] })
  const added = giftSkus(facts.promotions).filter((sku) => !known.includes(sku))
  if (added.length === 0) return facts
  return readFacts(connection, keeper, { ...wanted, skus: [...wanted.skus, ...giftSkus(facts.promotions)] })
}

async function completeFresh(connection: CartConnection, foreseen: FreshFacts, { context, skus }: WantedFacts) {
  const unasked = skus.filter((sku) => !foreseen.rows.has(sku))
  const { rows, promotionVersion } = foreseen
  if (unasked.length === 0 && promotionVersion !== undefined) return { rows, promotionVersion }
  const asked = await loadFresh(connection, unasked, context)
  return { rows: new Map([...rows, ...asked.rows]), promotionVersion: asked.promotionVersion }
}

async function readFacts(
  connection: CartConnection,
  { goods: kept, promotions: keptPromotions }: CartCaches,
  { context, skus, prefetched: foreseen = NOTHING_ASKED }: WantedFacts,
): Promise<LoadedFacts> {
  const { brand, market } = context
  const where = { brand, market: market.key, language: market.language }
  const goods = new Map(await kept.load(connection.db, where, skus))
  const { rows: fresh, promotionVersion } = await completeFresh(connection, foreseen, {
    context,
    skus: [...goods.keys()],
  })
  const stale = [...goods].flatMap(([sku, { row }]) => (row.price_stamp === fresh.get(sku)?.[3] ? [] : sku))
  if (stale.length > 0) for (const [sku, each] of await kept.reload(connection.db, where, stale)) goods.set(sku, each)
  const promotions = await keptPromotions.load(connection.db, promotionVersion)
  const items = new Map([...goods].map(([sku, each]) => [sku, itemFacts(each, { all: goods, fresh, context })]))
  return {
    items,
    packages: packagesOf(goods, items),
    rows: new Map([...goods].map(([sku, { row }]) => [sku, row])),
    promotions,
  }
}
