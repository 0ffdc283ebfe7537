import type { reviewDeskCalls } from '@firkant/domain/reviews/review-desk-calls.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { StudioCallRow } from './studio-authorisation-rows.ts'

export const QUESTION_ID = '00000000-0000-4000-8000-00000000a5c0'
const MODERATORS: readonly StudioRole[] = ['merchandiser', 'service', 'manager']
const needs = 'employee'

/** The question that the calls name. Nothing is decided: they saw another revision. */
export async function addAskedQuestion({ pool }: Pick<Database, 'pool'>, brand: string): Promise<void> {
  await pool.query('delete from product_questions where id = $1', [QUESTION_ID])
  await pool.query(
    `insert into product_questions (id, brand, design_key, product_key, language, text, author, state, asked_at)
      values ($1, $2, 'nordlo-3', 'nordlo-3-green', 'da', 'Kan betrækket vaskes?', 'Bo', 'pending', now())`,
    [QUESTION_ID, brand],
  )
}

/** One row for every call of the desk of reviews. */
export const REVIEW_CALL_ROWS: Readonly<Record<keyof typeof reviewDeskCalls, StudioCallRow>> = {
  'GET /api/studio/reviews': { needs, roles: MODERATORS },
  'POST /api/studio/reviews/decide': {
    needs,
    roles: MODERATORS,
    body: () => ({ kind: 'question', id: QUESTION_ID, seenRevision: 99, decision: 'publish' }),
  },
  'POST /api/studio/reviews/answer': {
    needs,
    roles: MODERATORS,
    body: () => ({ kind: 'question', id: QUESTION_ID, text: '' }),
  },
}
