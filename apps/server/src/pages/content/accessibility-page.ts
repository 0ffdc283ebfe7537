import { ACCESSIBILITY_TESTS } from '@firkant/domain/law/accessibility/accessibility-tests.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { loadAccessibility } from '../../features/content/site-frame.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Tilgængelighed', nb: 'Tilgjengelighet', sv: 'Tillgänglighet' } as const

export async function buildAccessibilityPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  const { testedOn, standard, engine, rules, widths } = ACCESSIBILITY_TESTS
  const own = await loadAccessibility(deps.database.replica, request)
  const { legalName: name, email, phone } = brand.organisation
  const page = buildPage(request, {
    componentName: 'AccessibilityPage',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.accessibility),
    },
    trackingPageType: 'accessibility',
    model: {
      tests: {
        testedOn,
        standard,
        engine,
        rules,
        narrowestPx: Math.min(...widths),
        widestPx: Math.max(...widths),
      },
      seller: { name, email, phone },
      own: own && { ...own, authority: own.authority.confirmedOn === undefined ? undefined : own.authority },
    },
  })
  return { page, validUntil: undefined, isPublic: true }
}
