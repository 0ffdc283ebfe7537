import { FIXED_PATHS } from '../market/fixed-paths.ts'
import type { LawGap } from './duty.ts'
import type { LawFacts, LawStorefront } from './law-facts.ts'

const gapOfPage = ({ brand }: LawStorefront, page: string, field: string): LawGap => ({
  of: 'page',
  key: page,
  brands: [brand],
  field,
})

const OF_LONGER_PATH = /^[\w/-]/

/** Whether a text names the path itself, not merely one that begins with it. */
function namesPath(text: string, path: string): boolean {
  return text
    .split(path)
    .slice(1)
    .some((after) => !OF_LONGER_PATH.test(after))
}

/** Directive 2011/83, article 11a: the terms say where the withdrawal function is. */
export function withdrawalGaps({ storefronts, language }: LawFacts): readonly LawGap[] {
  const path = FIXED_PATHS.withdrawal[language]
  return storefronts.flatMap((storefront) =>
    namesPath(storefront.terms, path) ? [] : [gapOfPage(storefront, 'terms', `a link to ${path}`)],
  )
}

/**
 * Directive 2005/29, article 7(6): whether and how reviews are known to be from buyers. On a product it stands beside
 * the stars; from lists, which show stars alone, the footer leads to the page that says it.
 */
export function reviewGaps({ storefronts, hasReviews, language }: LawFacts): readonly LawGap[] {
  if (!hasReviews) return []
  const path = FIXED_PATHS.rights[language]
  return storefronts.flatMap((storefront) => [
    ...(storefront.reviewOrigin === '' ? [gapOfPage(storefront, 'site.json', 'reviewOrigin')] : []),
    ...(storefront.footerLinks.includes(path)
      ? []
      : [gapOfPage(storefront, 'site.json', `footer.legal: a link to ${path}`)]),
  ])
}

/** Who sells, and what is agreed: nothing of it left to be filled in. */
export function sellerGaps({ storefronts }: LawFacts): readonly LawGap[] {
  return storefronts.flatMap((storefront) => {
    const { brand, organisation, terms, placeholders } = storefront
    const { legalName, email, phone, address, companyNumber } = organisation
    const facts = { legalName, email, phone, address: address.join(''), companyNumber }
    const empty = Object.entries(facts).filter(([, value]) => value.trim() === '')
    return [
      ...empty.map(([field]): LawGap => ({ of: 'brand', key: brand, brands: [brand], field: `organisation.${field}` })),
      ...(terms === '' ? [gapOfPage(storefront, 'terms', 'the page itself')] : []),
      ...placeholders.map(({ page, name }) => gapOfPage(storefront, page, `[[${name}]]`)),
    ]
  })
}
