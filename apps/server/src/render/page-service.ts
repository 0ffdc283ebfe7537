import { bannerChangesAt, type SiteBannerModel } from '@firkant/domain/banner/site-banner.ts'
import { wantsNewBadges } from '@firkant/domain/catalog/shown-badges.ts'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import { FRAME_TYPES, type DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { DynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { errorResult } from '../pages/bare-pages.ts'
import { findPage } from '../pages/find-page.ts'
import {
  readPageRequest,
  type ExperienceInput,
  type PageRequest,
  type PageDependencies,
} from '../pages/page-request.ts'
import type { PageResult } from '../pages/page-result.ts'
import { isDatabaseBusy } from '../platform/database/database-busy.ts'
import { isUnavailable } from '../platform/http/problem.ts'
import type { Requester } from '../platform/visitors/requester.ts'

export type DocumentVisitor = Pick<Requester, 'visitorHash' | 'customerToken' | 'softLoginToken' | 'employeeToken'>

export interface PageService {
  readonly load: (
    input: ExperienceInput & {
      path: string
      query: URLSearchParams
      search: string
      isPreview: boolean
      customerToken?: string | undefined
      employeeToken?: string | undefined
      visitorHash?: string | undefined
      consentCookie?: string | undefined
      /** Of an employee who looks at another minute. */
      at?: Date | undefined
    },
  ) => Promise<{ request: PageRequest; result: PageResult }>
  readonly stateOf: (
    loaded: { request: PageRequest; result: PageResult },
    reader: DocumentVisitor & { readonly widthClass: WidthClass },
  ) => Promise<DocumentState>
}

/** Until when the frame around a page is valid, whatever the page itself says. */
export function frameValidUntil({ dynamicData }: DocumentState): Date | undefined {
  const banner = dynamicData.find(({ type }) => type === 'siteBanner')?.data
  return bannerChangesAt(banner as SiteBannerModel | null | undefined)
}

/** Editors who try a variant take part in nothing. */
function withExperiences(result: PageResult, { experiences, isPreview }: PageRequest): PageResult {
  const taken = isPreview ? [] : experiences.taken()
  return taken.length > 0 ? { ...result, page: { ...result.page, experiences: taken } } : result
}

export interface PageServiceOptions {
  readonly deps: PageDependencies
  readonly dynamicData: DynamicDataService
  readonly version: string
  readonly onError: (error: unknown) => void
}

export function createPageService({ deps, dynamicData, version, onError }: PageServiceOptions): PageService {
  async function loadFrame({ market, now }: PageRequest): Promise<readonly DynamicRecordEntry[]> {
    return dynamicData.resolveTypes({ market, now, visitorHash: undefined, customerToken: undefined }, FRAME_TYPES)
  }
  /** Never for a page that is cached for everyone. */
  async function loadOfVisitor(
    { market, now }: PageRequest,
    { isPublic, visitorData = [] }: PageResult,
    { visitorHash, customerToken, softLoginToken, employeeToken }: DocumentVisitor,
  ): Promise<readonly DynamicRecordEntry[]> {
    const visitor = { market, now, visitorHash, customerToken, softLoginToken, employeeToken }
    return isPublic ? [] : dynamicData.resolveTypes(visitor, visitorData)
  }
  return {
    async load(input) {
      const request = readPageRequest(deps, input)
      try {
        return { request, result: withExperiences(await findPage(deps, request), request) }
      } catch (error) {
        // Not a fault of the page: whoever answers says when to come back.
        if (isDatabaseBusy(error) || isUnavailable(error)) throw error
        onError(error)
        return { request, result: errorResult(request, 500) }
      }
    },
    async stateOf({ request, result }, reader) {
      const useNewBadges = wantsNewBadges(request.query)
      return {
        page: result.page,
        market: request.market.key,
        widthClass: reader.widthClass,
        dynamicData: (await Promise.all([loadFrame(request), loadOfVisitor(request, result, reader)])).flat(),
        version,
        ...(useNewBadges !== undefined && { useNewBadges }),
      }
    },
  }
}
