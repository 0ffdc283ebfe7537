import { z } from 'zod'
import type { CallTable } from '../http/call.ts'
import {
  DECISIONS,
  MAX_SHOP_ANSWER_LENGTH,
  MODERATED_KINDS,
  MODERATION_ERRORS,
  MODERATION_STATES,
  REFUSALS,
} from './moderation.ts'

const kind = z.enum(MODERATED_KINDS)
const state = z.enum(MODERATION_STATES)

const moderated = z.object({
  kind,
  id: z.uuid(),
  /** Counts what the author wrote: whoever decides says what they saw. */
  revision: z.number(),
  state,
  product: z.string(),
  productUrl: z.string(),
  language: z.string(),
  author: z.string(),
  writtenAt: z.string(),
  /** Of a review. */
  rating: z.number().optional(),
  title: z.string().optional(),
  text: z.string(),
  /** Of an answer: what was asked. */
  question: z.string().optional(),
  measures: z.array(z.object({ label: z.string(), holds: z.boolean() })),
  /** Small, as data: before it is published nobody else sees it. */
  photos: z.array(z.string()),
  reason: z.enum(REFUSALS).optional(),
  /** The shop's own. */
  answer: z.string().optional(),
})
export type Moderated = z.infer<typeof moderated>

const moderationAnswer = z.object({
  success: z.boolean(),
  errorCode: z.enum(MODERATION_ERRORS).optional(),
  item: moderated.optional(),
})
export type ModerationAnswer = z.infer<typeof moderationAnswer>

export const reviewDeskCalls = {
  'GET /api/studio/reviews': {
    tag: 'studio',
    summary: 'Reviews, questions and answers by state, the longest waiting first; with how many wait',
    query: z.object({ state: state.optional(), kind: kind.optional() }),
    answer: z.object({ items: z.array(moderated), waiting: z.number(), hasMore: z.boolean() }),
  },
  'POST /api/studio/reviews/decide': {
    tag: 'studio',
    summary: 'Publishes or refuses what was written, if it still is as the employee saw it; the author is told why',
    body: z.object({
      kind,
      id: z.uuid(),
      seenRevision: z.number().int(),
      decision: z.enum(DECISIONS),
      reason: z.enum(REFUSALS).optional(),
    }),
    answer: moderationAnswer,
  },
  'POST /api/studio/reviews/answer': {
    tag: 'studio',
    summary: 'Answers a review or a question as the shop; an empty answer takes it back',
    body: z.object({
      kind: z.enum(['review', 'question']),
      id: z.uuid(),
      text: z.string().max(2 * MAX_SHOP_ANSWER_LENGTH),
    }),
    answer: moderationAnswer,
  },
} as const satisfies CallTable
