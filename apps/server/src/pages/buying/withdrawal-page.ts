import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import { errorResult } from '../bare-pages.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Fortryd aftalen',
  nb: 'Angre avtalen',
  sv: 'Ångra avtalet',
}

/** The withdrawal form, at the step that the token says. Reading it changes nothing. */
export async function buildWithdrawalPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  const path = FIXED_PATHS.withdrawal[language]
  const step = await deps.withdrawals.show(paramOf(request, ORDER_TOKEN_PARAM))
  // Not the shared not-found page: that is cached by path and would be shown to the next buyer.
  if (!step) return errorResult(request, 404)
  const name = NAMES[language]
  return privatePage(request, {
    componentName: 'WithdrawalPage',
    model: {
      ...step,
      breadcrumbs: [
        { name: brand.name, url: request.address('/') },
        { name, url: request.address(path) },
      ],
    },
    name,
    paths: FIXED_PATHS.withdrawal,
    trackingPageType: 'withdrawal',
  })
}
