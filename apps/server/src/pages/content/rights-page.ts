import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { dutyOf } from '@firkant/domain/law/duties.ts'
import { DUTY_PAGES, SHOWN_DUTY_IDS } from '@firkant/domain/law/duty-pages.ts'
import { bindingOf } from '@firkant/domain/law/law-report.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { RightsModel } from '@firkant/domain/page/models/law-models.ts'
import { loadReviewOrigin } from '../../features/content/site-frame.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Dine rettigheder', nb: 'Rettighetene dine', sv: 'Dina rättigheter' } as const

/** A law is named where it binds; what the shop does beyond it stands without. */
function dutiesOf(
  { market, language, now, address }: PageRequest,
  reviewOrigin: string | undefined,
): RightsModel['duties'] {
  const today = now.toISOString().slice(0, 10)
  return SHOWN_DUTY_IDS.map((id) => {
    const { from, reference } = dutyOf(id)
    const page = DUTY_PAGES[id]
    return {
      id,
      ...(bindingOf(from[market.key], today) === 'inForce' && { reference }),
      ...(page && { url: address(FIXED_PATHS[page][language]) }),
      // Stars stand on every list of products, and this page is a press away from each.
      ...(id === 'reviews' && reviewOrigin !== undefined && { own: reviewOrigin }),
    }
  })
}

export async function buildRightsPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, now } = request
  const page = buildPage(request, {
    componentName: 'RightsPage',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.rights),
    },
    trackingPageType: 'rights',
    model: { duties: dutiesOf(request, await loadReviewOrigin(deps.database.replica, request)) },
  })
  return { page, validUntil: new Date(Math.ceil((now.getTime() + 1) / DAY_MS) * DAY_MS), isPublic: true }
}
