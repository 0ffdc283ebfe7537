import { CART_PATHS } from '@firkant/domain/cart/cart-page.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { loadCartNotification } from './cart-notification.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Kurv', nb: 'Handlekurv', sv: 'Varukorg' }

/** What the panel shows, as a page: for a new tab, a link in a mail, and whoever has no scripts. */
export async function findCartPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const { brand, language } = request
  const path = CART_PATHS[language]
  if (request.path !== path) return undefined
  const { content } = await loadCartNotification(world, request)
  const name = NAMES[language]
  return {
    page: {
      url: request.address(path),
      componentName: 'CartPage',
      cache: 'partial',
      httpStatus: 200,
      errorPage: false,
      metaInfo: buildMeta(request, {
        title: `${name} – ${brand.name}`,
        description: '',
        canonicalPath: path,
        translations: brand.markets.map((key) => ({
          language: MARKETS[key].language,
          path: CART_PATHS[MARKETS[key].language],
        })),
        isIndexed: false,
      }),
      trackingPageType: 'cart',
      eventId: newEventId(),
      refreshedDynamicData: [],
      structuredData: [],
      model: {
        blocks: content,
        breadcrumbs: [
          { name: brand.name, url: request.address('/') },
          { name, url: request.address(path) },
        ],
      },
    },
    validUntil: undefined,
    isPublic: false,
    visitorData: ['cart', 'miniCartAccessories', 'experiments'],
  }
}
