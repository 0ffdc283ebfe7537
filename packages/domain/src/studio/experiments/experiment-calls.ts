import { z } from 'zod'
import { WIDTH_CLASSES } from '../../device/width-class.ts'
import { CUSTOMER_GROUPS } from '../../experiences/visitor-traits.ts'
import type { CallTable } from '../../http/call.ts'
import { MARKET_KEYS } from '../../market/market.ts'

const audience = z.object({
  markets: z.array(z.enum(MARKET_KEYS)).optional(),
  devices: z.array(z.enum(WIDTH_CLASSES)).optional(),
  visitor: z.enum(['new', 'returning']).optional(),
  customerGroups: z.array(z.enum(CUSTOMER_GROUPS)).optional(),
  viewedCategory: z.string().optional(),
  cartValueFrom: z.number().optional(),
  cartValueBelow: z.number().optional(),
})
export type ShownAudience = z.infer<typeof audience>

const listed = z.object({
  key: z.string(),
  kind: z.enum(['experiment', 'personalisation']),
  audience: audience.optional(),
  startedAt: z.string(),
  /** Absent while a page has it. */
  endedAt: z.string().optional(),
  variants: z.array(z.object({ key: z.string(), weight: z.number() })),
})
export type ListedExperiment = z.infer<typeof listed>

const amount = z.object({ currency: z.string(), minor: z.number() })
const variantResult = z.object({
  variant: z.string(),
  weight: z.number(),
  visitors: z.number(),
  buyers: z.number(),
  orders: z.number(),
  rate: z.number(),
  /** 95 % of what is believed lies between both. */
  low: z.number(),
  high: z.number(),
  probabilityBest: z.number(),
  evidence: z.number(),
  revenuePerVisitor: z.array(amount),
  lcpP75Ms: z.number().optional(),
  errorsPerThousandViews: z.number(),
  warnings: z.array(z.enum(['slower', 'more-errors'])),
})
export type VariantResult = z.infer<typeof variantResult>

export const VERDICT_REASONS = ['too-early', 'undecided', 'broken-split', 'equal', 'guardrail', 'better'] as const
export type VerdictReason = (typeof VERDICT_REASONS)[number]

const result = listed.extend({
  days: z.number(),
  variants: z.array(variantResult),
  decision: z.enum(['continue', 'stop', 'winner']),
  reason: z.enum(VERDICT_REASONS),
  winner: z.string().optional(),
  /** How likely chance splits visitors as they are. */
  splitChance: z.number(),
})
export type ExperimentResult = z.infer<typeof result>

export const experimentCalls = {
  'GET /api/studio/experiments': {
    tag: 'studio',
    summary: 'Experiments and personalisations of the brand’s pages, those that run first',
    answer: z.object({ experiments: z.array(listed) }),
  },
  'GET /api/studio/experiments/result': {
    tag: 'studio',
    summary: 'What came of each variant, and whether to go on, by the stopping rule',
    query: z.object({ key: z.string().max(60) }),
    answer: result,
  },
} as const satisfies CallTable
