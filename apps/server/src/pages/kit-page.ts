import { isBrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { KitModel } from '@firkant/domain/page/page-models.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

export const KIT_PATH = '/__kit'
/** `/__kit/in/skygge/buttons` */
const ONE_PIECE = /^\/__kit\/in\/([a-z]+)\/([a-z-]+)$/

function findShown(path: string): KitModel['shown'] {
  const [, brand = '', piece = ''] = ONE_PIECE.exec(path) ?? []
  return isBrandKey(brand) ? { brand, piece } : undefined
}

/** The gallery of the component kit, for those who build the shop. */
export function findKitPage(request: PageRequest): PageResult | undefined {
  const shown = findShown(request.path)
  if (request.path !== KIT_PATH && !shown) return undefined
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
    model: { madeAt: request.now.toISOString(), shown },
  } satisfies Page
  return { page, validUntil: undefined, isPublic: false }
}
