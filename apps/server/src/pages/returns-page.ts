import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { findReturnStep, returnPath } from '@firkant/domain/returns/return-steps.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Lav en retur', nb: 'Lag en retur', sv: 'Gör en retur' }

/** The form for returns by itself: what answers it where there are no scripts. */
export function findReturnsPage(request: PageRequest): PageResult | undefined {
  const step = findReturnStep(request.path)
  if (!step) return undefined
  const name = NAMES[request.language]
  return {
    page: {
      url: request.address(request.path),
      componentName: 'OrderReturnPage',
      cache: 'full',
      httpStatus: 200,
      errorPage: false,
      metaInfo: buildMeta(request, {
        title: `${name} – ${request.brand.name}`,
        description: '',
        canonicalPath: returnPath('register'),
        translations: [],
        isIndexed: false,
      }),
      trackingPageType: 'order-return',
      eventId: newEventId(),
      refreshedDynamicData: [],
      structuredData: [],
      model: {
        step,
        breadcrumbs: [
          { name: request.brand.name, url: request.address('/') },
          { name, url: request.address(returnPath('register')) },
        ],
      },
    },
    validUntil: undefined,
    isPublic: true,
  }
}
