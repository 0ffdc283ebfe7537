import type { ModerationAnswer, reviewDeskCalls } from '@firkant/domain/reviews/review-desk-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { requireStudio, type StudioContext } from '../../studio/studio-at-work.ts'
import { listModerated, showModerated, type DeskContext } from './moderation-list.ts'
import { answerAsShop, decideModerated, type ModerationOutcome } from './moderation-work.ts'
import { reportBy } from './report-decision.ts'

const LOOKS_PER_MINUTE = 120
const DEEDS_PER_MINUTE = 120
const PER_PAGE = 30
/** As many as are counted beside the heading. */
const MAX_COUNTED = 200

export function reviewDeskRoutes(
  context: Pick<StudioContext, 'database' | 'brand' | 'now'> & DeskContext,
): CallRoutes<typeof reviewDeskCalls> {
  const { main } = context.database

  async function answerOf(outcome: ModerationOutcome | undefined): Promise<ModerationAnswer> {
    if (!outcome) throw new ProblemException('not-found')
    const { errorCode, row } = outcome
    const [item] = await showModerated(main, context, [row])
    return { success: errorCode === undefined, ...(errorCode && { errorCode }), ...(item && { item }) }
  }

  return {
    'GET /api/studio/reviews': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'moderateReviews')
        const { state = 'pending', kind } = request.query
        const rows = await listModerated(main, context, { state, kind, limit: PER_PAGE + 1 })
        const waiting = await listModerated(main, context, { state: 'pending', limit: MAX_COUNTED })
        const items = await showModerated(main, context, rows.slice(0, PER_PAGE))
        return { items, waiting: waiting.length, hasMore: rows.length > PER_PAGE }
      },
    },
    'POST /api/studio/reviews/decide': {
      perMinute: DEEDS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'moderateReviews')
        return answerOf(await decideModerated(context, request.body, reportBy(context, employee)))
      },
    },
    'POST /api/studio/reviews/answer': {
      perMinute: DEEDS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'moderateReviews')
        return answerOf(await answerAsShop(context, request.body, reportBy(context, employee)))
      },
    },
  }
}
