import { randomUUID } from 'node:crypto'
import { CART_ERRORS, type CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import { CHECKOUT_PARAMS } from '@firkant/domain/checkout/checkout-address.ts'
import { readFieldErrors } from '@firkant/domain/checkout/checkout-forms.ts'
import { isCheckoutSection } from '@firkant/domain/checkout/checkout-sections.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { PLACE_ORDER_ERRORS, type PlaceOrderErrorCode } from '@firkant/domain/orders/placing/place-order.ts'
import type { CheckoutPageModel } from '@firkant/domain/page/models/page-models.ts'
import { CODE_DETAILS } from '@firkant/domain/promotions/validate-code.ts'
import { findPageByKey, listWellKnownPages } from '../../features/content/content-store.ts'
import { guaranteeNotice } from '../content/guarantee-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Kassen', nb: 'Kassen', sv: 'Kassan' }
const TERMS_KEY = 'terms'

type Refusal = CartErrorCode | PlaceOrderErrorCode

export function isRefusal(code: string): code is Refusal {
  return Object.hasOwn(CART_ERRORS, code) || Object.hasOwn(PLACE_ORDER_ERRORS, code)
}

/** The result of a plain form is in the address, so that a reload shows the same. */
function outcomeIn(search: string): Pick<CheckoutPageModel, 'section' | 'wrong' | 'refused' | 'refusedDetail'> {
  const said = new URLSearchParams(search)
  const section = said.get(CHECKOUT_PARAMS.section) ?? ''
  const refused = said.get(CHECKOUT_PARAMS.refused) ?? ''
  const refusedDetail = CODE_DETAILS.find((detail) => detail === said.get(CHECKOUT_PARAMS.detail))
  return {
    wrong: readFieldErrors(said.get(CHECKOUT_PARAMS.wrong) ?? ''),
    ...(isCheckoutSection(section) && { section }),
    ...(isRefusal(refused) && { refused, ...(refusedDetail && { refusedDetail }) }),
  }
}

type OrderFacts = Pick<CheckoutPageModel, 'pageUrl' | 'termsUrl' | 'withdrawalUrl' | 'guarantee' | 'orderKey'>

/** What stands beside every button that orders. */
export async function orderFacts(deps: PageDependencies, request: PageRequest): Promise<OrderFacts> {
  const { brand, language, now } = request
  const terms = await findPageByKey(deps.database.forOrders, { brand: brand.key, language, now }, TERMS_KEY)
  return {
    pageUrl: request.address(request.path),
    ...(terms && { termsUrl: request.address(terms.path) }),
    withdrawalUrl: request.address(FIXED_PATHS.withdrawal[language]),
    guarantee: { ...guaranteeNotice(deps, request), url: request.address(FIXED_PATHS.guarantee[language]) },
    orderKey: randomUUID(),
  }
}

async function buildModel(deps: PageDependencies, request: PageRequest): Promise<CheckoutPageModel> {
  const facts = await orderFacts(deps, request)
  return { ...outcomeIn(request.search), ...facts, invoiceDays: deps.invoiceDays[request.market.key] }
}

async function translationsOf({ database, brand }: PageDependencies) {
  const found = await Promise.all(
    brand.markets.map(async (key) => {
      const { language } = MARKETS[key]
      const pages = await listWellKnownPages(database.replica, { brand: brand.key, language })
      return { language, path: pages.checkoutPageUrl }
    }),
  )
  return found.flatMap(({ language, path }) => (path === undefined ? [] : [{ language, path }]))
}

/** The checkout is at the path that an editor gave it. */
export async function isCheckout(deps: PageDependencies, { brand, language, path }: PageRequest): Promise<boolean> {
  const { checkoutPageUrl } = await listWellKnownPages(deps.database.replica, { brand: brand.key, language })
  return path === checkoutPageUrl
}

export async function buildCheckoutPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  return {
    page: buildPage(request, {
      componentName: 'CheckoutPage',
      cache: 'partial',
      meta: {
        title: `${NAMES[language]} – ${brand.name}`,
        translations: await translationsOf(deps),
      },
      trackingPageType: 'checkout',
      model: await buildModel(deps, request),
    }),
    validUntil: undefined,
    isPublic: false,
    visitorData: ['cart', 'checkout', 'customer'],
  }
}
