import type { Page } from '@firkant/domain/page/page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

function emptyPage(
  request: PageRequest,
  status: number,
): Pick<Page, 'url' | 'metaInfo' | 'trackingPageType' | 'eventId' | 'refreshedDynamicData' | 'structuredData'> & {
  httpStatus: number
} {
  return {
    url: request.address(request.path),
    httpStatus: status,
    metaInfo: buildMeta(request, {
      title: request.brand.name,
      description: '',
      canonicalPath: request.path,
      translations: [],
      isIndexed: false,
    }),
    trackingPageType: 'error',
    eventId: newEventId(),
    refreshedDynamicData: [],
    structuredData: [],
  }
}

export function redirectResult(request: PageRequest, to: string, status: 301 | 302): PageResult {
  const page = {
    ...emptyPage(request, status),
    componentName: 'ErrorPage',
    cache: 'full',
    errorPage: false,
    redirectUrl: to,
    model: { status },
  } satisfies Page
  return { page, validUntil: undefined, isPublic: true }
}

export function errorResult(request: PageRequest, status: number): PageResult {
  const page = {
    ...emptyPage(request, status),
    componentName: 'ErrorPage',
    cache: 'partial',
    errorPage: true,
    model: { status },
  } satisfies Page
  return { page, validUntil: undefined, isPublic: false }
}
