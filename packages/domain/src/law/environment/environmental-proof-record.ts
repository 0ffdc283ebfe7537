import { z } from 'zod'
import { BRAND_KEYS } from '../../brand/brand-key.ts'
import { ENVIRONMENTAL_CLAIMS, type EnvironmentalClaim } from './environmental-claims.ts'

/** Records of the catalogue whose texts are the shop's own: reviews are their writers'. */
export const CLAIMING_TYPES = [
  'product',
  'label',
  'category',
  'series',
  'productBrand',
  'room',
  'store',
  'promotion',
] as const
export type ClaimingType = (typeof CLAIMING_TYPES)[number]

const KEY = '[a-z0-9][a-z0-9-]{0,79}'
const ABOUT = new RegExp(
  `^(?:(?:${CLAIMING_TYPES.join('|')}):${KEY}|(?:page|feed):(?:${BRAND_KEYS.join('|')})/${KEY})$`,
)
const ABOUT_WANTED = 'such as product:sofa-green, label:recycled or page:hjemly/terms'
const MAX_PLACES = 500

/**
 * What proves a claim, and where it may be made: `about` names a record of the catalogue, or a page of a brand in all
 * its languages.
 */
export const environmentalProofRecord = z.strictObject({
  type: z.literal('environmentalProof'),
  key: z.string().regex(new RegExp(`^${KEY}$`), 'lower-case letters, digits and hyphens'),
  claim: z.enum(ENVIRONMENTAL_CLAIMS),
  /** What exactly is proved: which part of the goods, which step of their making. */
  scope: z.string().trim().min(10).max(600),
  /** Where the proof is kept: a certificate's number, a document, an address. */
  evidence: z.string().trim().min(3).max(300),
  validUntil: z.iso.date(),
  about: z.array(z.string().regex(ABOUT, ABOUT_WANTED)).min(1).max(MAX_PLACES),
})

export interface EnvironmentalProof {
  readonly claim: EnvironmentalClaim
  readonly evidence: string
  /** `2026-11-19`; it holds on this day too. */
  readonly validUntil: string
  readonly about: readonly string[]
}

/** `[[name]]`: what is still to be filled in proves nothing. */
const PLACEHOLDER = /\[\[[^[\]]*\]\]/

const holds = ({ evidence, validUntil }: EnvironmentalProof, today: string) =>
  validUntil >= today && !PLACEHOLDER.test(evidence)

export const claimAbout = (claim: EnvironmentalClaim, about: string): string => `${claim} ${about}`

/** Which claims may be made where, as `claimAbout`. `today` as `2026-11-19`. */
export function provenClaims(proofs: readonly EnvironmentalProof[], today: string): ReadonlySet<string> {
  const holding = proofs.filter((proof) => holds(proof, today))
  return new Set(holding.flatMap(({ claim, about }) => about.map((place) => claimAbout(claim, place))))
}
