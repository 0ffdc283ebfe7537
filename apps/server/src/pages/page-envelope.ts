import { randomUUID } from 'node:crypto'
import type { Paths } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Page, PageCacheMode, PageName, PageWith } from '@firkant/domain/page/page.ts'
import { buildMeta, type MetaContent } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

interface PageContent<Name extends PageName> {
  readonly componentName: Name
  readonly model: PageWith<Name>['model']
  /** Stands at the request's path, in no other language, and is not indexed, unless told otherwise. */
  readonly meta: Partial<MetaContent> & Pick<MetaContent, 'title'>
  readonly trackingPageType: string
  readonly url?: string
  readonly cache?: PageCacheMode
  readonly httpStatus?: number
  readonly errorPage?: boolean
  readonly redirectUrl?: string
  readonly structuredData?: readonly object[]
}

/** What every page carries around its model. */
export function buildPage<Name extends PageName>(request: PageRequest, content: PageContent<Name>): Page {
  const { meta, ...shown } = content
  const page = {
    url: request.address(request.path),
    cache: 'full',
    httpStatus: 200,
    errorPage: false,
    // Ties what happens on a page to its load, in analytics and logs.
    eventId: randomUUID(),
    refreshedDynamicData: [],
    structuredData: [],
    ...shown,
    metaInfo: buildMeta(request, {
      description: '',
      canonicalPath: request.path,
      translations: [],
      isIndexed: false,
      ...meta,
    }),
  }
  // The compiler can't see that name and model belong together.
  return page as Page
}

/** Where a page of a fixed path stands in the brand's languages. */
export function translationsAt({ brand }: PageRequest, paths: Paths): MetaContent['translations'] {
  return brand.markets.map((key) => {
    const { language } = MARKETS[key]
    return { language, path: paths[language] }
  })
}

interface PrivatePage<Name extends PageName> extends Pick<
  PageContent<Name>,
  'componentName' | 'model' | 'trackingPageType'
> {
  readonly name: string
  readonly paths: Paths
}

/** A page that is one visitor's: neither kept nor found by anybody else. Its address in the page has no token. */
export function privatePage<Name extends PageName>(
  request: PageRequest,
  { name, paths, ...content }: PrivatePage<Name>,
): PageResult {
  const meta = { title: `${name} – ${request.brand.name}`, translations: translationsAt(request, paths) }
  return {
    page: buildPage<Name>(request, { ...content, cache: 'partial', meta }),
    validUntil: undefined,
    isPublic: false,
  }
}

/** `?token=` of the address. It is no parameter that changes a kept page, so it stands in the whole query alone. */
export function paramOf(request: PageRequest, name: string): string {
  return new URLSearchParams(request.search).get(name) ?? ''
}
