import type { Measurement } from '@firkant/domain/page/page-models.ts'
import { loadProductCards } from '../features/catalog/product-cards.ts'
import { listCategoryProductKeys } from '../features/catalog/catalog-store.ts'
import { findProduct, type ProductRow } from '../features/catalog/product-store.ts'
import { redirectResult } from './bare-pages.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { breadcrumbList, productData } from './structured-data.ts'

const PRODUCT_PATH = /^\/([a-z0-9-]+)\/([a-z0-9-]+)$/
const RELATED = 8

function measurementsOf(product: ProductRow): readonly Measurement[] {
  return [
    { kind: 'width', value: product.widthCm },
    { kind: 'depth', value: product.depthCm },
    { kind: 'height', value: product.heightCm },
    { kind: 'weight', value: product.weightKg },
  ]
}

/** `/sofaer/nordlo-3-green`. Under another category's name the product is still found, and sent to its own. */
export async function buildProductPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const [, slug, key] = PRODUCT_PATH.exec(request.path) ?? []
  if (!slug || !key) return undefined
  const db = world.database.replica
  const scope = { brand: request.brand.key, market: request.market.key, language: request.language }
  const product = await findProduct(db, scope, key)
  if (!product) return undefined
  const path = `/${product.categorySlug}/${product.key}`
  if (path !== request.path) return redirectResult(request, request.address(path) + request.search, 301)

  const cardScope = { brand: request.brand.key, market: request.market, address: request.address, now: request.now }
  const others = await listCategoryProductKeys(db, scope, { categoryKey: product.categoryKey, limit: RELATED + 1 })
  const { cards, validUntil } = await loadProductCards(db, cardScope, [key, ...others.filter((other) => other !== key)])
  const [card, ...related] = cards
  if (!card || card.productKey !== key) return undefined
  const breadcrumbs = [
    { name: request.brand.name, url: request.address('/') },
    { name: product.categoryName, url: request.address(`/${product.categorySlug}`) },
    { name: card.displayName, url: card.url },
  ]
  const siblingLinks = card.siblings.map((sibling) => ({
    productKey: sibling.productKey,
    name: sibling.subtitle,
    url: request.address(`/${product.categorySlug}/${sibling.productKey}`),
  }))
  return {
    page: {
      url: card.url,
      componentName: 'ProductPage',
      cache: 'full',
      httpStatus: 200,
      errorPage: false,
      metaInfo: buildMeta(request, {
        title: `${card.displayName} – ${request.brand.name}`,
        description: card.subtitle,
        imageUrl: card.images[0]?.url,
        canonicalPath: path,
        translations: [],
        isIndexed: true,
      }),
      trackingPageType: 'product',
      eventId: newEventId(),
      refreshedDynamicData: [],
      structuredData: [...breadcrumbList(request, breadcrumbs), productData(request, card)],
      model: {
        breadcrumbs,
        product: card,
        series: product.series,
        colourName: product.colourName,
        measurements: measurementsOf(product),
        siblingLinks,
        related: related.filter((other) => !card.siblings.some(({ productKey }) => productKey === other.productKey)),
      },
    },
    validUntil,
    isPublic: !request.isPreview,
  }
}
