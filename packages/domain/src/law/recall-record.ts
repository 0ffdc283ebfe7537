import { z } from 'zod'

/** What a buyer may choose between (regulation 2023/988, article 37). */
export const RECALL_REMEDIES = ['repair', 'replacement', 'refund'] as const
export type RecallRemedy = (typeof RECALL_REMEDIES)[number]

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens')

function inLanguages(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength)
  return z.strictObject({ da: text, nb: text, sv: text, en: text.optional() })
}

/** Products that buyers are to stop using. */
export const recallRecord = z.strictObject({
  type: z.literal('recall'),
  key,
  productKeys: z.array(key).min(1).max(50),
  recalledOn: z.iso.date(),
  hazard: inLanguages(1000),
  /** What buyers do now. */
  action: inLanguages(1000),
  /** Which pieces, if not all. */
  affected: inLanguages(600).optional(),
  remedies: z.array(z.enum(RECALL_REMEDIES)).min(1).max(RECALL_REMEDIES.length),
})

/** As a page shows it. */
export interface ShownRecall {
  readonly key: string
  readonly recalledOn: string
  readonly products: readonly string[]
  readonly hazard: string
  readonly action: string
  readonly affected: string
  readonly remedies: readonly RecallRemedy[]
}
