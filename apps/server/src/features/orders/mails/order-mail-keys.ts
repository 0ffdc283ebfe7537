import { movesOf } from '../delivery-day/offered-days.ts'
import type { StoredOrder } from '../order-store.ts'
import { ORDER_MAILS } from './order-mail-texts.ts'

/** Every key under which a mail about this order may have been queued; see `queueOrderMail`. */
export function orderMailKeys({
  id,
  returns,
  shown,
}: Pick<StoredOrder, 'id' | 'returns' | 'shown'>): readonly string[] {
  const moves = Array.from({ length: movesOf(shown) }, (_, at) => `${id}:${at + 1}`)
  const subjects = [id, ...returns.map((each) => `${id}:${each.id}`), ...moves]
  return ORDER_MAILS.flatMap((what) =>
    subjects.flatMap((subject) => [`order-${what}:${subject}`, `order-${what}:${subject}:buyer`]),
  )
}
