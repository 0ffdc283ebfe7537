import { sql } from 'drizzle-orm'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { placeOrderError } from '@firkant/domain/orders/placing/validate-placing.ts'
import { countSamples, MAX_SAMPLES, SAMPLES_WINDOW_MS } from '@firkant/domain/samples/samples.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { CartWork } from '../cart/apply-commands.ts'
import { OrderRefused } from './order-refused.ts'
import type { ValidatedCart } from './shown-order.ts'

/** Checked only here, where the address is known: a cart would reveal who has ordered in this shop before. */
export async function refuseSamples(
  tx: MessageTransaction,
  { brand, context }: CartWork,
  { calculation, checkout, loaded }: ValidatedCart,
): Promise<void> {
  const lines = calculation.sold.map(({ line }) => line)
  const wanted = countSamples(lines, loaded.facts)
  if (wanted === 0 || checkout.email === undefined) return
  const since = new Date(context.now.getTime() - SAMPLES_WINDOW_MS)
  const { rows } = await tx.db().execute<{ had: number }>(sql`
    select coalesce(sum((line ->> 'quantity')::int), 0)::int as had
    from orders o, jsonb_array_elements(o.document -> 'lines') line
    where o.brand = ${brand.key} and o.email = ${emailKey(checkout.email)} and o.placed_at > ${since}::timestamptz
      and o.state <> 'cancelled' and line ->> 'kind' = 'sample'`)
  if ((rows[0]?.had ?? 0) + wanted > MAX_SAMPLES) throw new OrderRefused([placeOrderError('too-many-samples')])
}
