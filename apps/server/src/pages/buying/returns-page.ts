import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { returnPath, type ReturnStep } from '@firkant/domain/returns/return-steps.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Lav en retur', nb: 'Meld retur', sv: 'Gör en retur' }

/** The returns form as a page, for visitors without scripts. */
export function buildReturnsPage(_deps: PageDependencies, request: PageRequest, step: ReturnStep): PageResult {
  const name = NAMES[request.language]
  const page = buildPage(request, {
    componentName: 'RegisterReturnPage',
    meta: { title: `${name} – ${request.brand.name}`, canonicalPath: returnPath('register') },
    trackingPageType: 'order-return',
    model: {
      step,
      breadcrumbs: [
        { name: request.brand.name, url: request.address('/') },
        { name, url: request.address(returnPath('register')) },
      ],
    },
  })
  return { page, validUntil: undefined, isPublic: true }
}
