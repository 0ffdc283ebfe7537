import { FIXED_PATHS } from '../../market/fixed-paths.ts'
import type { LawGap } from '../duty.ts'
import type { LawFacts } from '../law-facts.ts'
import { ACCESSIBILITY_TESTS } from './accessibility-tests.ts'

/** Directive 2019/882, annex V: what the owner alone knows, and a way to the statement from every page. */
export function accessibilityGaps({ storefronts, language }: LawFacts): readonly LawGap[] {
  const path = FIXED_PATHS.accessibility[language]
  return storefronts.flatMap(({ brand, hasAccessibility, footerLinks }) =>
    [
      ...(hasAccessibility ? [] : ['accessibility']),
      ...(footerLinks.includes(path) ? [] : [`footer.legal: a link to ${path}`]),
    ].map((field): LawGap => ({ of: 'page', key: 'site.json', brands: [brand], field })),
  )
}

const NO_DAY =
  'no results of the walks are recorded, so the statement names no day: npm test, then npm run docs:accessibility'

/** What nobody has confirmed is not told to shoppers, and its lack to who runs the shop. */
export function accessibilityNotes({ storefronts }: LawFacts): readonly string[] {
  const unconfirmed = storefronts.filter((each) => each.hasAccessibility && !each.isAuthorityConfirmed)
  return [
    ...(ACCESSIBILITY_TESTS.testedOn === '' ? [NO_DAY] : []),
    ...unconfirmed.map(
      ({ brand }) =>
        `site.json (${brand}): accessibility.authority has no confirmedOn, so the statement names no authority`,
    ),
  ]
}
