import { buildPage } from './page-envelope.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

function barePage(request: PageRequest, status: number) {
  return {
    componentName: 'ErrorPage',
    httpStatus: status,
    meta: { title: request.brand.name },
    trackingPageType: 'error',
    model: { status },
  } as const
}

export function redirectResult(request: PageRequest, to: string, status: 301 | 302): PageResult {
  const page = buildPage(request, { ...barePage(request, status), redirectUrl: to })
  return { page, validUntil: undefined, isPublic: true }
}

export function errorResult(request: PageRequest, status: number): PageResult {
  const page = buildPage(request, { ...barePage(request, status), cache: 'partial', errorPage: true })
  return { page, validUntil: undefined, isPublic: false }
}
