import { z } from 'zod'
import { WIDTH_CLASSES } from '../device/width-class.ts'
import type { CallTable } from '../http/call.ts'
import { MARKET_KEYS } from '../market/market.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { VISIT_STEPS } from './visit-steps.ts'
import { MAX_OF_VITAL, type Vital } from './web-vitals.ts'

const visit = z.string().regex(/^[\w-]{22}$/, 'the id of a visit: 22 letters, digits, - or _')
const value = (vital: Vital) => z.number().int().min(0).max(MAX_OF_VITAL[vital]).optional()

const report = z.strictObject({
  visit,
  market: z.enum(MARKET_KEYS),
  device: z.enum(WIDTH_CLASSES),
  /** How far the visit has come. */
  step: z.enum(VISIT_STEPS),
  /** How fast a page was that is being left. */
  page: z
    .strictObject({
      kind: z.enum(PAGE_KINDS),
      vitals: z.strictObject({ lcp: value('lcp'), inp: value('inp'), cls: value('cls'), ttfb: value('ttfb') }),
    })
    .optional(),
})
export type VisitReport = z.infer<typeof report>

export const visitCalls = {
  'POST /api/storefront/v3/visits/report': {
    tag: 'insights',
    summary: 'How far a visit has come, and how fast a page was',
    description:
      'Fire and forget: 204 also when nothing is counted, because the visitor has not agreed to statistics. Times in milliseconds, `cls` in thousandths.',
    body: report,
    answer: z.null(),
    status: 204,
  },
  'POST /api/storefront/v3/visits/forget': {
    tag: 'insights',
    summary: 'Deletes a visit of somebody who no longer agrees to statistics',
    body: z.strictObject({ visit }),
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable
