import { COUNTRY_PATH, FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { buildPage, translationsAt } from './page-envelope.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const TITLES = { da: 'Land og sprog', nb: 'Land og språk', sv: 'Land och språk' } as const

/** Where the country is chosen without scripts. It is not kept: it knows where the visitor came from. */
export function buildCountryPage(_world: PageWorld, request: PageRequest): PageResult {
  const { brand, language } = request
  const from = readFrom(request.query.get(FROM_PARAM))
  const search = from === undefined ? '' : `?${new URLSearchParams({ [FROM_PARAM]: from })}`
  const page = buildPage(request, {
    componentName: 'CountryPage',
    url: request.address(COUNTRY_PATH) + search,
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, { da: COUNTRY_PATH, nb: COUNTRY_PATH, sv: COUNTRY_PATH }),
    },
    trackingPageType: 'country',
    model: { from: from ?? request.address('/') },
  })
  return { page, validUntil: undefined, isPublic: false }
}
