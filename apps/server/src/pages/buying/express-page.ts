import { isOfferedIn, PAYMENT_NAMES } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { isExpressSource } from '@firkant/domain/checkout/express/express-sources.ts'
import { EXPRESS_ENDS, EXPRESS_PARAMS, EXPRESS_WALLET } from '@firkant/domain/checkout/express/express.ts'
import { isSheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { isRefusal, orderFacts } from './checkout-page.ts'

const TITLES = { da: 'Køb med', nb: 'Kjøp med', sv: 'Köp med' } as const

function refusedIn(query: URLSearchParams): Pick<ExpressPageModel, 'refused' | 'refusedIn'> {
  const said = query.get(EXPRESS_PARAMS.refused) ?? ''
  const refused = EXPRESS_ENDS.find((end) => end === said) ?? (isRefusal(said) ? said : undefined)
  const wallet = query.get(EXPRESS_PARAMS.wallet)
  if (refused === undefined) return {}
  return { refused, ...(isSheetWallet(wallet) && { refusedIn: wallet }) }
}

/** In markets with a wallet that says who buys: delivery, total and terms, before its app is opened. */
export function isExpress({ language, path, market }: PageRequest): boolean {
  return path === FIXED_PATHS.express[language] && isOfferedIn(EXPRESS_WALLET, market.key)
}

export async function buildExpressPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, market, search } = request
  const query = new URLSearchParams(search)
  const said = query.get(EXPRESS_PARAMS.of)
  const of = isExpressSource(said) ? said : 'cart'
  const facts = await orderFacts(deps, request)
  const pageUrl = `${facts.pageUrl}?${EXPRESS_PARAMS.of}=${of}`
  const page = buildPage(request, {
    componentName: 'ExpressPage',
    url: pageUrl,
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} ${PAYMENT_NAMES[EXPRESS_WALLET][language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.express),
    },
    trackingPageType: 'checkout',
    model: {
      ...facts,
      pageUrl,
      of,
      sheets: deps.sheetOffersIn(market.key),
      isNext: query.has(EXPRESS_PARAMS.next),
      ...refusedIn(query),
    },
  })
  return {
    page,
    validUntil: undefined,
    isPublic: false,
    visitorData: [of === 'cart' ? 'expressCart' : 'expressProduct', 'deliveryPlace'],
  }
}
