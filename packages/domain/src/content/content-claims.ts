import type { z } from 'zod'
import type { BrandKey } from '../brand/brand-key.ts'
import { findClaims, type FoundClaim } from '../law/environment/find-claims.ts'
import { changeTexts } from './walk-content.ts'

export interface ClaimOfContent extends FoundClaim {
  readonly path: readonly PropertyKey[]
}

/** The frame: `site.json`, which no page's key is. */
export const SITE_KEY = 'site'

/** As in `environmentalProof.about`: a page is the same in all languages of its brand. */
export const aboutPage = (brand: BrandKey, key: string): string => `page:${brand}/${key}`
export const aboutFeed = (brand: BrandKey, name: string): string => `feed:${brand}/${name}`

/** The environmental claims in what editors wrote; keys and addresses claim nothing. */
export function contentClaims(schema: z.ZodType, content: unknown): readonly ClaimOfContent[] {
  const claims: ClaimOfContent[] = []
  changeTexts(schema, content, (text, { kind, path }) => {
    if (kind === undefined || kind === 'html') claims.push(...findClaims(text).map((found) => ({ ...found, path })))
    return text
  })
  return claims
}
