import { sql } from 'drizzle-orm'
import { askAt } from '@firkant/domain/reviews/review-invitation.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { writeLater } from '../../../platform/database/messages/write-later.ts'

export const afterDeliveryQueue = (brand: string) => `after-delivery.${brand}`

/** Some days after the goods have come their buyer may be asked how they are. */
export async function queueAfterDelivery(
  tx: Queries,
  { brand, orderId, deliveredAt }: { readonly brand: string; readonly orderId: string; readonly deliveredAt: Date },
): Promise<void> {
  await writeLater(
    tx,
    sql`insert into jobs (queue, key, payload, run_at) values (${afterDeliveryQueue(brand)}, ${orderId},
      jsonb_build_object('orderId', ${orderId}::text), ${askAt(deliveredAt)}::timestamptz) on conflict do nothing`,
  )
}
