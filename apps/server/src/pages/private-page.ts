import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { PageName, PageWith } from '@firkant/domain/page/page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

type Paths = Readonly<Record<MarketLanguage, string>>

interface PrivatePage<Name extends PageName> {
  readonly componentName: Name
  readonly model: PageWith<Name>['model']
  readonly name: string
  readonly paths: Paths
  readonly trackingPageType: string
}

/** A page that is one visitor's: neither kept nor found by anybody else. Its address in the page has no token. */
export function privatePage<Name extends PageName>(
  request: PageRequest,
  { componentName, model, name, paths, trackingPageType }: PrivatePage<Name>,
): PageResult {
  const { brand } = request
  const page = {
    url: request.address(request.path),
    componentName,
    cache: 'partial',
    httpStatus: 200,
    errorPage: false,
    metaInfo: buildMeta(request, {
      title: `${name} – ${brand.name}`,
      description: '',
      canonicalPath: request.path,
      translations: brand.markets.map((key) => {
        const { language } = MARKETS[key]
        return { language, path: paths[language] }
      }),
      isIndexed: false,
    }),
    trackingPageType,
    eventId: newEventId(),
    refreshedDynamicData: [],
    structuredData: [],
    model,
  }
  // The compiler can't see that name and model belong together.
  return { page: page as PageResult['page'], validUntil: undefined, isPublic: false }
}

/** `?token=` of the address. It is no parameter that changes a kept page, so it stands in the whole query alone. */
export function paramOf(request: PageRequest, name: string): string {
  return new URLSearchParams(request.search).get(name) ?? ''
}
