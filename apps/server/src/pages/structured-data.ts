import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { ContentUnit } from '@firkant/domain/pricing/unit-price.ts'
import type { StockStatus } from '@firkant/domain/stock/stock-status.ts'
import type { PageRequest } from './page-request.ts'

const CONTEXT = 'https://schema.org'

export function organization(request: PageRequest): object {
  const { name, organisation } = request.brand
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    legalName: organisation.legalName,
    url: request.absolute(request.address('/')),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: organisation.email,
      telephone: organisation.phone,
    },
  }
}

export function webSite(request: PageRequest, searchPageUrl: string | undefined): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: request.brand.name,
    url: request.absolute(request.address('/')),
    inLanguage: request.market.locale,
    ...(searchPageUrl && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${request.absolute(searchPageUrl)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

export function breadcrumbList(request: PageRequest, crumbs: readonly Breadcrumb[]): object[] {
  if (crumbs.length < 2) return []
  const itemListElement = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: request.absolute(crumb.url),
  }))
  return [{ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }]
}

/** Undefined for an empty list. */
export function itemList(
  request: PageRequest,
  name: string | undefined,
  items: readonly { readonly name: string; readonly url: string }[],
): object[] {
  if (items.length === 0) return []
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: request.absolute(item.url),
  }))
  return [{ '@context': CONTEXT, '@type': 'ItemList', ...(name && { name }), itemListElement }]
}

export function productItemList(
  request: PageRequest,
  name: string | undefined,
  products: readonly ProductCard[],
): object[] {
  return itemList(
    request,
    name,
    products.map(({ displayName, url }) => ({ name: displayName, url })),
  )
}

/** The products in the page's lists. */
export function itemLists(request: PageRequest, blocks: readonly Block[]): object[] {
  return everyBlock(blocks).flatMap((block) =>
    block.componentName === 'ProductList'
      ? productItemList(request, block.props.heading?.replaceAll('*', ''), block.props.products)
      : [],
  )
}

/** Including blocks inside columns. */
function everyBlock(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) =>
    block.componentName === 'Layout' ? block.props.columns.flatMap((column) => everyBlock(column.blocks)) : [block],
  )
}

/** All questions of the page as one: search engines accept one FAQ per page. */
export function faqPage(blocks: readonly Block[]): object[] {
  const items = everyBlock(blocks).flatMap((block) => (block.componentName === 'Faq' ? block.props.items : []))
  if (items.length === 0) return []
  const answers = new Map(items.map(({ question, answer }) => [question, answer]))
  const mainEntity = [...answers].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }]
}

const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  inStock: 'InStock',
  lowStock: 'LimitedAvailability',
  outOfStock: 'OutOfStock',
  orderable: 'BackOrder',
}
const MAX_REVIEWS = 5

/** Codes of UN/CEFACT. */
const UNIT_CODES: Readonly<Record<ContentUnit, string>> = { m: 'MTR', m2: 'MTK', kg: 'KGM', l: 'LTR', piece: 'C62' }

/** The price per unit, and the reference of a reduction: what stands beside the price on the page. */
function furtherPrices({ market }: PageRequest, { product: { price } }: ProductModel): object {
  const { unitPrice, lowestPrevious } = price
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: market.currency }
  const all = [
    ...(lowestPrevious
      ? [{ ...specification, priceType: `${CONTEXT}/StrikethroughPrice`, price: lowestPrevious.inclVat.toFixed(2) }]
      : []),
    ...(unitPrice
      ? [
          {
            ...specification,
            price: unitPrice.amount.toFixed(2),
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unitPrice.unit] },
          },
        ]
      : []),
  ]
  return all.length > 0 ? { priceSpecification: all } : {}
}

const energyDetails = ({ grade }: EnergyMark) => ({
  '@type': 'EnergyConsumptionDetails',
  hasEnergyEfficiencyCategory: `${CONTEXT}/EUEnergyEfficiencyCategory${grade}`,
  energyEfficiencyScaleMin: `${CONTEXT}/EUEnergyEfficiencyCategoryG`,
  energyEfficiencyScaleMax: `${CONTEXT}/EUEnergyEfficiencyCategoryA`,
})

export function productData(request: PageRequest, model: ProductModel): object {
  const { product, reviews } = model
  const [variant] = product.variants
  const until = product.variants[0]?.stressFactor?.discountPeriodEndsDate
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.displayName,
    description: model.paragraphs[0] ?? product.subtitle,
    sku: product.currentSku,
    productID: product.productKey,
    color: model.colourName,
    ...(model.materialName && { material: model.materialName }),
    image: product.images.map((image) => request.absolute(image.url)),
    ...(product.price.energy && { hasEnergyConsumptionDetails: energyDetails(product.price.energy) }),
    brand: { '@type': 'Brand', name: model.productBrand?.name ?? request.brand.name },
    ...(reviews.rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.rating,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.items.slice(0, MAX_REVIEWS).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        datePublished: review.writtenAt.slice(0, 10),
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      })),
    }),
    offers: {
      '@type': 'Offer',
      url: request.absolute(product.url),
      price: product.price.current.inclVat.toFixed(2),
      priceCurrency: request.market.currency,
      ...furtherPrices(request, model),
      ...(variant && { availability: `${CONTEXT}/${AVAILABILITY[variant.stockStatus]}` }),
      itemCondition: `${CONTEXT}/NewCondition`,
      ...(until && { priceValidUntil: until.slice(0, 10) }),
      seller: { '@type': 'Organization', name: request.brand.name },
    },
  }
}
