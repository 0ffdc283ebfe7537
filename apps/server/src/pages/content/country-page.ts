import { FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Land og sprog', nb: 'Land og språk', sv: 'Land och språk' } as const

/** Choosing the country without scripts. Not cached: it depends on the page the visitor came from. */
export function buildCountryPage(_deps: PageDependencies, request: PageRequest): PageResult {
  const { brand, language } = request
  const from = readFrom(request.query.get(FROM_PARAM))
  const search = from === undefined ? '' : `?${new URLSearchParams({ [FROM_PARAM]: from })}`
  const page = buildPage(request, {
    componentName: 'CountryPage',
    url: request.address(request.path) + search,
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.country),
    },
    trackingPageType: 'country',
    model: { from: from ?? request.address('/') },
  })
  return { page, validUntil: undefined, isPublic: false }
}
