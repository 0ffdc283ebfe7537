import { FIXED_PATHS } from '../../market/fixed-paths.ts'
import type { LawGap } from '../duty.ts'
import type { LawFacts } from '../law-facts.ts'
import { officialNoticeFile } from './legal-guarantee.ts'

/** Directive 2024/825: the notice is in sight in the whole shop, so the footer leads to it. */
export function guaranteeNoticeGaps({ storefronts, language }: LawFacts): readonly LawGap[] {
  const path = FIXED_PATHS.guarantee[language]
  const silent = storefronts.filter(({ footerLinks }) => !footerLinks.includes(path))
  return silent.map(({ brand }) => ({
    of: 'page',
    key: 'site.json',
    brands: [brand],
    field: `footer.legal: a link to ${path}`,
  }))
}

export function guaranteeNoticeNotes({ language, officialFiles }: LawFacts): readonly string[] {
  const file = officialNoticeFile(language)
  if (officialFiles.has(file)) return []
  return [`${file} of LAW_NOTICE_FILES is not there: a plain text of the shop's own stands in for the official notice`]
}
