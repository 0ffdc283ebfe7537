import { currentConsent } from '@firkant/domain/consent/consent.ts'
import { requestOrigins } from '@firkant/domain/consent/request-origins.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Cookies', nb: 'Informasjonskapsler', sv: 'Cookies' } as const

/** Not cached: without scripts it shows what this visitor chose. */
export function buildCookiePage(deps: PageDependencies, request: PageRequest): PageResult {
  const { brand, language } = request
  const consent = currentConsent(request.consentCookie)
  const page = buildPage(request, {
    componentName: 'CookiePage',
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.cookies),
    },
    trackingPageType: 'cookies',
    model: { ...(consent && { consent }), origins: requestOrigins(deps.outside) },
  })
  return { page, validUntil: undefined, isPublic: false }
}
