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
  /** Defaults: canonical at the request's path, no translations, not indexed. */
  readonly meta: Partial<MetaContent> & Pick<MetaContent, 'title'>
  readonly trackingPageType: string
  readonly url?: string
  readonly cache?: PageCacheMode
  readonly httpStatus?: number
  readonly errorPage?: boolean
  readonly redirectUrl?: string
  readonly structuredData?: readonly object[]
}

/** Adds what every page carries around its model. */
export function buildPage<Name extends PageName>(request: PageRequest, content: PageContent<Name>): Page {
  const { meta, ...shown } = content
  const page = {
    url: request.address(request.path),
    cache: 'full',
    httpStatus: 200,
    errorPage: false,
    // Connects events on a page with its load, in analytics and logs.
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

/** The address of a fixed path in each of the brand's languages. */
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

/** A page for one visitor: never cached or indexed. Its canonical address has no token. */
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

/** A parameter such as `?token=`. It is not part of a cached page's key, so only the whole query has it. */
export function paramOf(request: PageRequest, name: string): string {
  return new URLSearchParams(request.search).get(name) ?? ''
}
