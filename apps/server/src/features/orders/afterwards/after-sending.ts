import { sql } from 'drizzle-orm'
import { remindAt } from '@firkant/domain/samples/samples.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { writeLater } from '../../../platform/database/messages/write-later.ts'
import type { StoredOrder } from '../order-store.ts'

export const sampleReminderQueue = (brand: string) => `sample-reminder.${brand}`

/** Some days after samples were sent their buyer is reminded of them, if they asked for it. */
export async function queueAfterSending(tx: Queries, { id, brand, order }: StoredOrder, sentAt: Date): Promise<void> {
  if (!order.remindOfSamples || order.lines.every(({ kind }) => kind !== 'sample')) return
  await writeLater(
    tx,
    sql`insert into jobs (queue, key, payload, run_at) values (${sampleReminderQueue(brand)}, ${id},
      jsonb_build_object('orderId', ${id}::text), ${remindAt(sentAt)}::timestamptz) on conflict do nothing`,
  )
}
