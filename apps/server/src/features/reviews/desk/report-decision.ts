import { recordChange, type NewChange } from '../../studio/change-log.ts'
import type { DeskContext } from './moderation-list.ts'
import type { Report } from './moderation-work.ts'

const LOGGED_TEXT = 500

const AFTER: Readonly<Record<Parameters<Report>[1]['kind'], (said?: string) => Pick<NewChange, 'after' | 'reason'>>> = {
  reviewPublished: () => ({ after: { state: 'published' } }),
  reviewRefused: (reason) => ({ after: { state: 'refused' }, reason }),
  reviewAnswered: (answer) => ({ after: answer === undefined ? {} : { answer } }),
}

/** What an employee decided, in the log of changes. */
export const reportBy =
  ({ brand, now }: Pick<DeskContext, 'brand' | 'now'>, employee: NewChange['employee']): Report =>
  (tx, { kind, row, reason }) => {
    const what = row.kind === 'review' ? { stars: row.row.rating ?? 0 } : {}
    const before = { kind: row.kind, state: row.row.state, text: row.row.text.slice(0, LOGGED_TEXT), ...what }
    return recordChange(tx, {
      brand: brand.key,
      employee,
      at: now(),
      kind,
      subject: row.row.id,
      before,
      ...AFTER[kind](reason),
    })
  }
