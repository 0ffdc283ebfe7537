import { cardBadges, type CardBadges, CLUB_PRICE } from '@firkant/domain/catalog/card-badges.ts'
import { CATALOG_KEY } from '@firkant/domain/catalog/catalog-records.ts'
import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { PriceLabel, ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageAddress } from '@firkant/domain/image/image-url.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import type { CardRow, PictureRow } from './card-rows.ts'
import type { CatalogCache } from './catalog-cache.ts'
import { leadVariant, type PricedVariant, pricedVariants, priceModel } from './priced-variant.ts'
import { nextStockOut, type RecordedClaims, stressOf } from './variant-stress.ts'

export interface CardContext {
  readonly brand: string
  readonly market: Market
  /** Adds the language's prefix to a path. */
  readonly address: (path: string) => string
  readonly now: Date
  /** If loaded, each variant gets its urgency claim. */
  readonly claims?: RecordedClaims | undefined
}

export interface ProductCards {
  readonly cards: readonly ProductCard[]
  /** The first time at which one of the shown prices changes. */
  readonly validUntil: Date | undefined
}

export interface CardFacts {
  readonly row: CardRow
  readonly variants: readonly PricedVariant[]
  readonly lead: PricedVariant
}

export function pictureRef(picture: Omit<PictureRow, 'sku'>): ImageRef {
  const { file, hash, colour, alt, width, height, focus, isWhole } = picture
  const url = imageAddress(file, hash)
  return { url, alt, width, height, color: colour, ...(focus && { focus }), ...(isWhole && { isWhole }) }
}

/** Pictures of one variant, and those that show all of them. */
export function picturesOf({ images }: CardRow, { row }: PricedVariant): readonly PictureRow[] {
  return images.filter(({ sku }) => sku === null || sku === row.sku)
}

const FEWEST_PICTURES = 4

/** The straight view is drawn beside the measurements; among the others it stands where they are few. */
function galleryOf(pictures: readonly PictureRow[]): readonly PictureRow[] {
  const others = pictures.filter(({ measured }) => !measured)
  return others.length < FEWEST_PICTURES ? pictures : others
}

export function productPath(row: Pick<CardRow, 'category_slug' | 'key'>): string {
  return stripFixedPrefix(`/products/${row.category_slug}/${row.key}`)
}

function badgesOf(card: CardRow, { price }: PricedVariant, { market, now }: CardContext): CardBadges {
  return cardBadges(market.language, {
    currentMinor: price.currentMinor,
    referenceMinor: price.reference?.minor,
    hasClubPrice: price.clubMinor !== undefined,
    launchedAt: new Date(card.launched_at),
    now,
    labels: card.labels.map(({ text, description, type }) => ({ text, description, labelType: type })),
  })
}

function variantModel(card: CardRow, variant: PricedVariant, context: CardContext): Variant {
  const { status, stock } = variant
  const { priceBadge, badges } = badgesOf(card, variant, context)
  const stressFactor = context.claims && stressOf(variant, context.claims, context.now)
  return {
    sku: variant.row.sku,
    isBuyable: variant.isBuyable,
    stockStatus: status,
    soldInGroupsOf: card.sold_in_groups_of,
    ...(status === 'orderable' && { backOrderDays: stock.backOrderDays }),
    ...(stressFactor && { stressFactor }),
    ...(priceBadge && { priceBadge }),
    badges,
  }
}

function clubLabel({ price }: PricedVariant, market: Market): PriceLabel | undefined {
  if (price.clubMinor === undefined) return undefined
  return { label: CLUB_PRICE[market.language], specialPrice: amountOf(price.clubMinor, market.vatPercent) }
}

interface KnownCard {
  readonly url: string
  readonly stress: string
  readonly card: ProductCard
}

/** Facts live for a minute at most, and their cards with them. */
const knownCards = new WeakMap<CardFacts, KnownCard>()

/** The card of one variant: in a listing the cheapest that can be bought, on a product page the chosen one. */
export function cardModel(facts: CardFacts, context: CardContext): ProductCard {
  const { claims, now } = context
  const url = context.address(productPath(facts.row))
  const stress = claims ? JSON.stringify(facts.variants.map((variant) => stressOf(variant, claims, now))) : ''
  const known = knownCards.get(facts)
  if (known?.url === url && known.stress === stress) return known.card
  const card = makeCard(facts, { ...context, url })
  knownCards.set(facts, { url, stress, card })
  return card
}

function makeCard({ row, variants, lead }: CardFacts, context: CardContext & { readonly url: string }): ProductCard {
  const { market, address } = context
  const price = priceModel({ price: lead.price, row, content: lead.row.content }, context)
  const priceLabel = clubLabel(lead, market)
  const ordered = [lead, ...variants.filter((variant) => variant !== lead)]
  return {
    productKey: row.key,
    currentSku: lead.row.sku,
    displayName: row.name,
    subtitle: row.subtitle,
    url: context.url,
    ticket: `p.${lead.row.sku}`,
    ...(row.parts.length > 0 && { packageKey: row.key }),
    family: row.family,
    categories: row.categories,
    images: galleryOf(picturesOf(row, lead)).map(pictureRef),
    price,
    ...(priceLabel && { priceLabel }),
    variantPriceDiffers: variants.some((variant) => variant.price.currentMinor !== lead.price.currentMinor),
    ...(price.lowestPrevious && { lowest30DaysPrice: price.lowestPrevious }),
    labels: badgesOf(row, lead, context).labels,
    siblings: row.siblings.map((sibling) => ({
      productKey: sibling.key,
      subtitle: sibling.subtitle,
      fabricColor: sibling.shade,
      url: address(productPath({ category_slug: row.category_slug, key: sibling.key })),
      images: [pictureRef({ ...sibling, alt: sibling.subtitle })],
    })),
    siblingsAmount: row.siblings.length,
    ...(row.rating !== null && { rating: Math.round(row.rating * 10) / 10 }),
    ratingCount: row.rating_count,
    variants: ordered.map((variant) => variantModel(row, variant, context)),
  }
}

interface KnownFacts {
  readonly from: number
  readonly until: number
  readonly facts: CardFacts
}

const knownFacts = new WeakMap<CardRow, KnownFacts>()

/** The same object until its price changes, or for a minute: what is made of it can be found again. */
function factsOf(row: CardRow, at: Date): CardFacts | undefined {
  const now = at.getTime()
  const known = knownFacts.get(row)
  if (known && known.from <= now && now < known.until) return known.facts
  const variants = pricedVariants(row, at)
  const lead = leadVariant(variants)
  if (!lead) return undefined
  const facts = { row, variants, lead }
  const changesAt = nextPriceChange([facts])?.getTime() ?? Number.POSITIVE_INFINITY
  knownFacts.set(row, { from: now, until: Math.min(changesAt, now + MINUTE_MS), facts })
  return facts
}

/** The data of cards. Products that the brand does not sell, or without a price, are left out. */
export async function loadCardFacts(
  catalog: CatalogCache,
  { brand, market, now }: CardContext,
  productKeys: readonly string[],
): Promise<readonly CardFacts[]> {
  const rows = await catalog.cardRows({ brand, market: market.key, language: market.language }, productKeys)
  return rows.flatMap((row) => factsOf(row, now) ?? [])
}

export function nextPriceChange(facts: readonly CardFacts[]): Date | undefined {
  const changes = facts.flatMap(({ variants }) =>
    variants.flatMap(({ price }) => (price.validUntil ? [price.validUntil.getTime()] : [])),
  )
  return changes.length > 0 ? new Date(Math.min(...changes)) : undefined
}

export function skusOf(facts: readonly CardFacts[]): readonly string[] {
  return facts.flatMap(({ variants }) => variants.map(({ row }) => row.sku))
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one < other ? one : other) : (one ?? other)
}

/** Cards in the order of the keys. */
export async function loadProductCards(
  catalog: CatalogCache,
  context: CardContext,
  productKeys: readonly string[],
): Promise<ProductCards> {
  const facts = await loadCardFacts(catalog, context, productKeys)
  const claims = await catalog.claims(context.market, skusOf(facts), context.now)
  return {
    cards: facts.map((each) => cardModel(each, { ...context, claims })),
    validUntil: earlier(nextPriceChange(facts), nextStockOut(claims, context.now)),
  }
}

/** `keys: 'a,b'` → cards in that order. Invalid keys and products not sold here are left out. */
export async function loadCardData(
  catalog: CatalogCache,
  context: CardContext,
  given: DynamicContext | undefined,
): Promise<{ products: readonly ProductCard[] }> {
  const list = typeof given === 'object' ? String(given.keys ?? '') : (given ?? '')
  const keys = list.split(',').filter((key) => CATALOG_KEY.test(key))
  const { cards } = await loadProductCards(catalog, context, [...new Set(keys)].slice(0, PAGE_SIZE))
  return { products: cards }
}
