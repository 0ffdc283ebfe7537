import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import { compareAddress, MAX_COMPARED, readComparedSkus } from '@firkant/domain/compare/compare-address.ts'
import { compareRows, type ComparedProduct } from '@firkant/domain/compare/compare-rows.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ComparePageModel } from '@firkant/domain/page/models/compare-model.ts'
import { cardModel, loadCardFacts, type CardContext, type CardFacts } from '../../features/catalog/product-cards.ts'
import { findProduct, type ProductDetails } from '../../features/catalog/product-store.ts'
import { relatedSource } from '../../features/catalog/related-products.ts'
import { findSoldProducts } from '../../features/catalog/sold-skus.ts'
import { findVisitorPostcode } from '../../features/delivery/visitor-postcode.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { promiseOf } from './product-delivery.ts'
import { documentsOf, measuredOf, measurementsOf, skuAddress } from './product-details.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Sammenlign', nb: 'Sammenlign', sv: 'Jämför' }
const MAX_SUGGESTED = 8

interface Compared {
  readonly sku: string
  readonly product: ProductDetails
  readonly facts: CardFacts
}

interface ShownWith {
  readonly context: CardContext
  readonly delivery: MarketDelivery
  readonly postcode: string | undefined
}

function modelOf({ sku, product, facts }: Compared, request: PageRequest, { context, delivery, postcode }: ShownWith) {
  const { lead } = facts
  const card = cardModel(facts, context)
  const measured = measuredOf(facts)
  return {
    // Its own price alone is compared, whatever other sizes cost.
    card: { ...card, url: skuAddress(facts, sku, request), variantPriceDiffers: false },
    ...(facts.variants.length > 1 && lead.row.name !== null && { variantName: lead.row.name }),
    colourName: product.colour_name,
    colourNames: [...new Set(Object.values(product.colour_names))],
    materialName: product.material_name,
    ...(product.series && { series: product.series.name }),
    ...(product.product_brand && { productBrand: product.product_brand.name }),
    points: product.points,
    care: product.care,
    assembly: product.assembly,
    measurements: measurementsOf(product, sku),
    ...(measured && { measured }),
    delivery: promiseOf({ product, variant: lead, delivery, postcode }, request),
    warranty: documentsOf(product).find(({ kind }) => kind === 'warranty'),
  }
}

/** Unknown SKUs, and those of other brands or without a price, are left out. */
async function loadCompared(deps: PageDependencies, request: PageRequest, context: CardContext) {
  const db = deps.database.replica
  const { brand, language } = request
  const skus = readComparedSkus(request.query.get(SKU_PARAM))
  const productKeys = await findSoldProducts(db, brand.key, skus)
  const keys = [...new Set(productKeys.values())]
  const [details, loaded] = await Promise.all([
    Promise.all(keys.map((key) => findProduct(db, { brand: brand.key, language }, key))),
    loadCardFacts(deps.catalog, context, keys),
  ])
  return skus.flatMap((sku): Compared[] => {
    const product = details.find((each) => each?.key === productKeys.get(sku))
    const found = loaded.find(({ row }) => row.key === product?.key)
    const lead = found?.variants.find(({ row }) => row.sku === sku)
    return product && found && lead ? [{ sku, product, facts: { ...found, lead } }] : []
  })
}

async function suggest(
  deps: PageDependencies,
  { compared, context, pageUrl }: { compared: readonly Compared[]; context: CardContext; pageUrl: string },
): Promise<ComparePageModel['suggestions']> {
  const [first] = compared
  if (!first || compared.length >= MAX_COMPARED) return []
  const facts = { categoryKey: first.product.category_key, seriesKey: undefined, accessoryKeys: [] }
  const source = relatedSource('similar', { ...facts, designProductKeys: [] })
  if (!source) return []
  const shown = new Set(compared.flatMap(({ product }) => Object.keys(product.colour_names)))
  const { market, now } = context
  const keys = await deps.listings.keysOf(market, { source, limit: MAX_SUGGESTED + shown.size, now })
  const others = keys.filter((key) => !shown.has(key)).slice(0, MAX_SUGGESTED)
  const skus = compared.map(({ sku }) => sku)
  return (await loadCardFacts(deps.catalog, context, others)).map((each) => ({
    card: cardModel(each, context),
    addUrl: compareAddress(pageUrl, [...skus, each.lead.row.sku]),
  }))
}

/** Not cached: there are more combinations than anybody looks at twice. */
export async function buildComparePage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, market, now } = request
  const name = NAMES[language]
  const pageUrl = request.address(request.path)
  const context: CardContext = { brand: brand.key, market, address: request.address, now }
  const compared = await loadCompared(deps, request, context)
  const delivery = await deps.catalog.delivery(market.key)
  const visitor = { visitorHash: request.visitorHash, brand: brand.key, market: market.key }
  const postcode = await findVisitorPostcode(deps.database.main, visitor)
  const skus = compared.map(({ sku }) => sku)
  const without = (sku: string) =>
    compareAddress(
      pageUrl,
      skus.filter((other) => other !== sku),
    )
  const products = compared.map((each): ComparedProduct => ({
    ...modelOf(each, request, { context, delivery, postcode }),
    removeUrl: without(each.sku),
  }))
  const translations = translationsAt(request, FIXED_PATHS.compare)
  const model: ComparePageModel = {
    breadcrumbs: [
      { name: brand.name, url: request.address('/') },
      { name, url: pageUrl },
    ],
    compared: products,
    rows: compareRows(products),
    suggestions: await suggest(deps, { compared, context, pageUrl }),
  }
  return {
    page: buildPage(request, {
      componentName: 'ComparePage',
      url: compareAddress(pageUrl, skus),
      cache: 'partial',
      meta: {
        title: `${name} – ${brand.name}`,
        translations: translations.map((each) => ({ ...each, path: compareAddress(each.path, skus) })),
      },
      trackingPageType: 'compare',
      model,
    }),
    validUntil: undefined,
    isPublic: false,
  }
}
