import { sql } from 'drizzle-orm'
import { servedName } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryService } from '@firkant/domain/delivery/delivery-promise.ts'
import { SCORE_DAYS, type DeliveryScore } from '@firkant/domain/delivery/delivery-score.ts'
import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** By `servedName`. */
export type DeliveryScores = ReadonlyMap<string, DeliveryScore>

interface ScoreRow extends Record<string, unknown>, DeliveryScore {
  readonly zone: string
  readonly service: DeliveryService
}

/**
 * How many came on the promised day, of all that came in the last 90 days. A day that the buyer chose counts as promised;
 * one that the shop could not keep counts as it was before.
 */
export async function readDeliveryScores(db: Drizzle, now: Date): Promise<DeliveryScores> {
  const since = new Date(now.getTime() - SCORE_DAYS * DAY_MS)
  const { rows } = await db.execute<ScoreRow>(sql`
    with came as (
      select o.document #> '{shown,promised}' as promise, (h.at at time zone 'Europe/Copenhagen')::date as came_on
      from order_history h join orders o on o.id = h.order_id
      where h.to_state = 'delivered' and h.at >= ${since}::timestamptz and h.at <= ${now}::timestamptz
        and o.document #> '{shown,promised}' is not null
    ), judged as (
      select promise ->> 'zone' as zone, promise ->> 'service' as service, came_on <= coalesce(
        (select r.reason ->> 'from' from jsonb_array_elements(promise -> 'reasons') with ordinality r(reason, place)
          where r.reason ->> 'kind' = 'moved' and r.reason ->> 'by' = 'shop' order by r.place limit 1),
        promise ->> 'day')::date as is_kept
      from came
    )
    select zone, service, count(*)::int as delivered, (count(*) filter (where is_kept))::int as kept
    from judged group by zone, service`)
  return new Map(rows.map(({ zone, service, delivered, kept }) => [servedName(zone, service), { delivered, kept }]))
}

const CACHED_MS = 10 * MINUTE_MS

/** Counted anew every ten minutes at most. */
export function cacheDeliveryScores(db: Drizzle): (now: Date) => Promise<DeliveryScores> {
  let cached: { readonly readAt: number; readonly scores: Promise<DeliveryScores> } | undefined
  return (now) => {
    const age = now.getTime() - (cached?.readAt ?? Number.NEGATIVE_INFINITY)
    if (cached && age >= 0 && age < CACHED_MS) return cached.scores
    const scores = readDeliveryScores(db, now)
    cached = { readAt: now.getTime(), scores }
    scores.catch(() => (cached = undefined))
    return scores
  }
}
