import { isBrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { KitModel } from '@firkant/domain/page/models/gallery-models.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

export const KIT_PATH = '/__kit'
/** `/__kit/in/skygge/buttons` */
const ONE_PIECE = /^\/__kit\/in\/([a-z]+)\/([a-z-]+)$/

/** The whole kit, or one component in one brand. */
export function findKit(path: string): Pick<KitModel, 'shown'> | undefined {
  const [, brand = '', piece = ''] = ONE_PIECE.exec(path) ?? []
  if (isBrandKey(brand)) return { shown: { brand, piece } }
  return path === KIT_PATH ? { shown: undefined } : undefined
}

/** The component gallery, for developers. */
export function buildKitPage(
  _deps: PageDependencies,
  request: PageRequest,
  { shown }: Pick<KitModel, 'shown'>,
): PageResult {
  const page = buildPage(request, {
    componentName: 'KitPage',
    meta: { title: `${request.brand.name}: the kit` },
    trackingPageType: 'kit',
    model: { madeAt: request.now.toISOString(), shown },
  })
  return { page, validUntil: undefined, isPublic: false }
}
