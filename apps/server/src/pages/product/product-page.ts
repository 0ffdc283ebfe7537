import { PRODUCT_BRAND_PREFIX, productKeyAt, SERIES_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import { arePageViewsShown } from '@firkant/domain/content/site-content-schema.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { nextPromiseChange } from '@firkant/domain/delivery/promise-delivery.ts'
import type { ShownRecall } from '@firkant/domain/law/recall-record.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { questionsPath } from '@firkant/domain/questions/question-steps.ts'
import { lineOf } from '../../features/catalog/category-tree.ts'
import type { PricedVariant } from '../../features/catalog/priced-variant.ts'
import { cardModel, type CardFacts, type CardContext } from '../../features/catalog/product-cards.ts'
import { findProduct, type ProductDetails } from '../../features/catalog/product-store.ts'
import { listRecalls } from '../../features/recalls/recall-store.ts'
import { redirectResult } from '../bare-pages.ts'
import { earliest } from '../content/content-page.ts'
import { productSubject } from '../content/display-subject.ts'
import { languagesOf } from '../listing/category-listing.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, productData } from '../structured-data.ts'
import { buildProductBlocks, loadWrittenForProducts, type ProductBlocks } from './product-blocks.ts'
import { promiseOf } from './product-delivery.ts'
import {
  addressOfSku,
  documentsOf,
  measuredOf,
  comingInOf,
  measurementsOf,
  optionsOf,
  paragraphsOf,
  energyOf,
  promisesOf,
  safetyOf,
  samplesOf,
  shapeOf,
} from './product-details.ts'
import { loadProductParts, type ProductParts } from './product-parts.ts'

interface Shown {
  readonly product: ProductDetails
  readonly facts: CardFacts
  readonly parts: ProductParts
  readonly context: CardContext
  readonly blocks: ProductBlocks
  readonly recalls: readonly ShownRecall[]
  readonly delivery: MarketDelivery
}

function trackingOf({ product, facts }: Shown, { brand }: PageRequest, categories: readonly string[]) {
  const { row, lead } = facts
  return {
    id: lead.row.sku,
    name: row.name,
    variant: [product.colour_name, lead.row.name].filter(Boolean).join(', '),
    brand: product.product_brand?.name ?? brand.name,
    price: lead.price.currentMinor / 100,
    categories,
    productCode: product.key,
    extras: {},
  }
}

/** Reviews, how they are known to be from buyers, and questions. */
function writtenByBuyers({ product, parts: { reviews, reviewOrigin, questions } }: Shown, request: PageRequest) {
  return {
    reviews,
    ...(reviewOrigin !== undefined && { reviewOrigin }),
    questions: { ...questions, url: request.address(questionsPath(request.language, product.key)) },
  }
}

function modelOf(shown: Shown, request: PageRequest, breadcrumbs: ProductModel['breadcrumbs']): ProductModel {
  const { product, facts, parts, blocks } = shown
  const { language } = request
  const card = cardModel(facts, { ...shown.context, claims: parts.claims })
  const { series, product_brand: maker } = product
  const { lead } = facts
  const measured = measuredOf(facts)
  return {
    breadcrumbs,
    product: card,
    currentSku: card.currentSku,
    ticket: card.ticket,
    showStressFactor: parts.claims.urgency.showStressFactor,
    showPageViews: arePageViewsShown(parts.claims.urgency),
    ...(lead.price.automatedEndsAt && { automatedDiscountPriceCountdown: lead.price.automatedEndsAt.toISOString() }),
    trackingProductInformation: trackingOf(
      shown,
      request,
      breadcrumbs.slice(1, -1).map(({ name }) => name),
    ),
    ...(series && { series: { name: series.name, url: request.address(`${SERIES_PREFIX[language]}/${series.slug}`) } }),
    ...(maker && {
      productBrand: { name: maker.name, url: request.address(`${PRODUCT_BRAND_PREFIX[language]}/${maker.slug}`) },
    }),
    colourName: product.colour_name,
    materialName: product.material_name,
    paragraphs: paragraphsOf(product.description),
    points: product.points,
    care: product.care,
    assembly: product.assembly,
    safety: safetyOf(product, language),
    ...promisesOf(product, request),
    energy: energyOf(product, request),
    ...(shown.recalls.length > 0 && { recalls: shown.recalls }),
    measurements: measurementsOf(product, lead.row.sku),
    ...comingInOf(product, facts, request),
    ...(measured && { measured }),
    shape: shapeOf(product, lead.row.sku, request),
    documents: documentsOf(product),
    siblingLinks: card.siblings.map((sibling) => ({
      productKey: sibling.productKey,
      name: sibling.subtitle,
      colourName: product.colour_names[sibling.productKey] ?? '',
      url: sibling.url,
    })),
    ...samplesOf(product, request),
    options: optionsOf(facts, request),
    ...(parts.package && { package: parts.package }),
    delivery: promiseOf({ product, variant: lead, delivery: shown.delivery }, request),
    storeStock: parts.storeStock,
    ...(parts.priceGuarantee && { priceGuarantee: parts.priceGuarantee }),
    ...writtenByBuyers(shown, request),
    seriesProducts: parts.seriesProducts,
    accessories: parts.accessories,
    similar: parts.similar,
    aboveDetails: blocks.aboveDetails,
    belowDetails: blocks.belowDetails,
  }
}

function chosenVariant({ variants, lead }: CardFacts, sku: string | null): PricedVariant {
  return variants.find((variant) => variant.row.sku === sku) ?? lead
}

export async function findProductAt(deps: PageDependencies, request: PageRequest): Promise<ProductDetails | undefined> {
  const { brand, language, path } = request
  const key = productKeyAt(path)
  return key === undefined ? undefined : findProduct(deps.database.replica, { brand: brand.key, language }, key)
}

export async function buildProductPage(
  deps: PageDependencies,
  request: PageRequest,
  product: ProductDetails,
): Promise<PageResult | undefined> {
  const { brand, language, market, now } = request
  const path = `/${product.category_slug}/${product.key}`
  if (path !== request.path) return redirectResult(request, request.address(path) + request.search, 301)

  const context: CardContext = { brand: brand.key, market, address: request.address, now }
  const wantedSku = request.query.get('sku')
  const [parts, tree, written, recalls, delivery] = await Promise.all([
    loadProductParts(deps, request, { product, context, wantedSku }),
    deps.catalog.categories(language),
    loadWrittenForProducts(deps, request),
    listRecalls(deps.database.replica, { brand: brand.key, language }, product.key),
    deps.catalog.delivery(market.key),
  ])
  if (!parts) return undefined
  const facts = { ...parts.facts, lead: chosenVariant(parts.facts, wantedSku) }
  const categories = lineOf(tree, product.category_key)
  const subject = productSubject(product, facts.lead, { categories, shopName: brand.name })
  const blocks = await buildProductBlocks(deps, request, { ...written, subject })
  const shown: Shown = { product, facts, parts, context, blocks, recalls, delivery }
  const url = addressOfSku(facts, request)
  const breadcrumbs = [
    { name: brand.name, url: request.address('/') },
    ...categories.map((category) => ({ name: category.name, url: request.address(category.path) })),
    { name: facts.row.name, url: request.address(path) },
  ]
  const model = modelOf(shown, request, breadcrumbs)
  const translations = languagesOf(request).flatMap((other) =>
    product.slugs[other] === undefined ? [] : [{ language: other, path: `/${product.slugs[other]}/${product.key}` }],
  )
  return {
    page: buildPage(request, {
      url,
      componentName: 'ProductPage',
      meta: {
        title: `${facts.row.name}, ${product.colour_name} – ${brand.name}`,
        description: model.paragraphs[0]?.slice(0, 300) ?? facts.row.subtitle,
        imageUrl: model.product.images[0]?.url,
        canonicalPath: path,
        translations,
        isIndexed: !request.isPreview,
      },
      trackingPageType: 'product',
      structuredData: [
        ...breadcrumbList(request, breadcrumbs),
        productData(request, model),
        ...faqPage([...blocks.aboveDetails, ...blocks.belowDetails]),
      ],
      model,
    }),
    validUntil: earliest(parts.validUntil, blocks.validUntil, nextPromiseChange(delivery, now)),
    isPublic: !request.isPreview,
  }
}
