import { COUNTRY_PATH, FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const TITLES = { da: 'Land og sprog', nb: 'Land og språk', sv: 'Land och språk' } as const

/** Where the country is chosen without scripts. It is not kept: it knows where the visitor came from. */
export function findCountryPage(request: PageRequest): PageResult | undefined {
  if (request.path !== COUNTRY_PATH) return undefined
  const { brand, language } = request
  const from = readFrom(request.query.get(FROM_PARAM))
  const search = from === undefined ? '' : `?${new URLSearchParams({ [FROM_PARAM]: from })}`
  const page = {
    url: request.address(COUNTRY_PATH) + search,
    componentName: 'CountryPage',
    cache: 'partial',
    httpStatus: 200,
    errorPage: false,
    metaInfo: buildMeta(request, {
      title: `${TITLES[language]} – ${brand.name}`,
      description: '',
      canonicalPath: COUNTRY_PATH,
      translations: brand.markets.map((key) => ({ language: MARKETS[key].language, path: COUNTRY_PATH })),
      isIndexed: false,
    }),
    trackingPageType: 'country',
    eventId: newEventId(),
    refreshedDynamicData: [],
    structuredData: [],
    model: { from: from ?? request.address('/') },
  } satisfies Page
  return { page, validUntil: undefined, isPublic: false }
}
