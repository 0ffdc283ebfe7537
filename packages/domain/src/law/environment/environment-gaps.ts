import type { BrandKey } from '../../brand/brand-key.ts'
import type { Language } from '../../market/market.ts'
import type { LawGap } from '../duty.ts'
import type { LawFacts } from '../law-facts.ts'
import { claimAbout } from './environmental-proof-record.ts'
import type { FoundClaim } from './find-claims.ts'

export interface LawClaim extends FoundClaim {
  /** As in `environmentalProof.about`. */
  readonly about: string
  readonly path: string
  /** Absent where a text is the same in all. */
  readonly language?: Language | undefined
  /** Absent where every brand may show it, or those that sell the product. */
  readonly brands?: readonly BrandKey[] | undefined
}

/** What an import warns of, and what `shop law` lists. */
export const unprovenText = ({ claim, word }: { readonly claim: string; readonly word: string }): string =>
  `"${word}" is an environmental claim: record its proof (environmentalProof, ${claim}) or leave it out`

const OF_CONTENT = /^page:[^/]+\/(?<page>.*)$|^feed:[^/]+\/(?<feed>.*)$/

function placeOf(about: string): Pick<LawGap, 'of' | 'key'> {
  const { page, feed } = OF_CONTENT.exec(about)?.groups ?? {}
  if (page !== undefined) return { of: 'page', key: page }
  if (feed !== undefined) return { of: 'feed', key: feed }
  const [type = '', key = ''] = about.split(':')
  return { of: type as LawGap['of'], key }
}

/** Directive 2024/825: no environmental claim without proof. */
export function environmentGaps({
  claims,
  provenClaims,
  products,
  storefronts,
  language,
}: LawFacts): readonly LawGap[] {
  const sellers = new Map(products.map(({ key, brands }) => [`product:${key}`, brands]))
  const all = storefronts.map(({ brand }) => brand)
  return claims.flatMap((found): LawGap[] => {
    const { about, claim, word, path } = found
    if (found.language !== undefined && found.language !== language) return []
    const brands = found.brands ?? (about.startsWith('product:') ? sellers.get(about) : all)
    if (!brands || provenClaims.has(claimAbout(claim, about))) return []
    return [{ ...placeOf(about), brands, field: `${path}: "${word}" (environmentalProof, ${claim})` }]
  })
}
