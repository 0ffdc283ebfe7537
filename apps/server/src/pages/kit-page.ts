import type { Page } from '@firkant/domain/page/page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

export const KIT_PATH = '/__kit'

/** The gallery of the component kit, for those who build the shop. */
export function buildKitPage(request: PageRequest): PageResult {
  const page = {
    componentName: 'KitPage',
    url: request.address(request.path),
    httpStatus: 200,
    cache: 'full',
    errorPage: false,
    metaInfo: buildMeta(request, {
      title: `${request.brand.name}: the kit`,
      description: '',
      canonicalPath: request.path,
      translations: [],
      isIndexed: false,
    }),
    trackingPageType: 'kit',
    eventId: newEventId(),
    refreshedDynamicData: [],
    structuredData: [],
    model: { madeAt: request.now.toISOString() },
  } satisfies Page
  return { page, validUntil: undefined, isPublic: false }
}
