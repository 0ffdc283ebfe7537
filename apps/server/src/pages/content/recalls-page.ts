import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { listRecalls } from '../../features/recalls/recall-store.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Tilbagekaldelser', nb: 'Tilbakekallinger', sv: 'Återkallelser' } as const

export async function buildRecallsPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  const page = buildPage(request, {
    componentName: 'RecallsPage',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.recalls),
    },
    trackingPageType: 'recalls',
    model: { recalls: await listRecalls(deps.database.replica, { brand: brand.key, language }) },
  })
  return { page, validUntil: undefined, isPublic: true }
}
