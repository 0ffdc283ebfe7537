import type { StoredOrder } from '../order-store.ts'
import { ORDER_MAILS } from './order-mail-texts.ts'

/** Every key under which a mail about this order may have been queued; see `queueOrderMail`. */
export function orderMailKeys({ id, returns }: Pick<StoredOrder, 'id' | 'returns'>): readonly string[] {
  const subjects = [id, ...returns.map((each) => `${id}:${each.id}`)]
  return ORDER_MAILS.flatMap((what) =>
    subjects.flatMap((subject) => [`order-${what}:${subject}`, `order-${what}:${subject}:buyer`]),
  )
}
