import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { loadCartNotification } from './cart-notification.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Kurv', nb: 'Handlekurv', sv: 'Varukorg' }

/** The cart panel as a page: for a new tab, a link in a mail, and visitors without scripts. */
export async function buildCartPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  const { content } = await loadCartNotification(deps, request)
  const name = NAMES[language]
  return {
    page: buildPage(request, {
      componentName: 'CartPage',
      cache: 'partial',
      meta: { title: `${name} – ${brand.name}`, translations: translationsAt(request, FIXED_PATHS.cart) },
      trackingPageType: 'cart',
      model: {
        blocks: content,
        breadcrumbs: [
          { name: brand.name, url: request.address('/') },
          { name, url: request.address(request.path) },
        ],
      },
    }),
    validUntil: undefined,
    isPublic: false,
    visitorData: ['cart', 'deliveryPlace', 'miniCartAccessories', 'experiments'],
  }
}
