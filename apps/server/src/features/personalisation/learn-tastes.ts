import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import {
  HALF_LIFE_S,
  MIN_VISITORS,
  MAX_OF_VISITOR,
  MAX_PAIRS,
  PAIR_SHRINKAGE,
  SIGNAL_DAYS,
  SIGNAL_WEIGHTS,
  TREND_HALF_LIFE_S,
  WEIGHT_OF_SALE,
} from '@firkant/domain/personalisation/signals.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { MAX_EVENT_KEYS, publishEvent } from '../../platform/events/shop-events.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { boughtPairs, productPairs } from './signal-tables.ts'

const LEARN_EVERY_MS = HOUR_MS

export const learnQueue = (brand: string) => `learn-tastes ${brand}`

const weight = sql`case kind ${sql.join(
  Object.entries(SIGNAL_WEIGHTS).map(([kind, points]) => sql`when ${kind} then ${points}::float8`),
  sql` `,
)} end`
const faded = (now: Date, halfLifeS: number): SQL =>
  sql`power(0.5, greatest(extract(epoch from ${now.toISOString()}::timestamptz - at), 0)::float8 / ${halfLifeS}::float8)`

const oldest = (now: Date) => new Date(now.getTime() - SIGNAL_DAYS * DAY_MS)

/** What each visitor's strongest signal of a product is worth today. */
const tastes = (brand: string, now: Date): SQL => sql`
  select visitor_hash, product_key, max(${weight} * ${faded(now, HALF_LIFE_S)}) as w,
    max(${weight} * ${faded(now, TREND_HALF_LIFE_S)}) as fresh
  from product_signals
  where brand = ${brand} and at > ${oldest(now)}::timestamptz
  group by visitor_hash, product_key`

/** Each counts as one: between purchases there is nothing to weigh, and the constant that holds back what is rare works. */
const purchases = (brand: string, now: Date): SQL => sql`
  select visitor_hash, product_key, ${faded(now, HALF_LIFE_S)} as w from product_signals
  where brand = ${brand} and kind = 'purchase' and at > ${oldest(now)}::timestamptz`

/** What is learned into which table, and from which signals. */
const PAIR_SOURCES = [
  [productPairs, tastes],
  [boughtPairs, purchases],
] as const

/**
 * Near the cosine of the two products over their visitors: what many look at is held back by half as much as a cosine
 * would, which guesses better, and what few saw together by a constant.
 */
async function learnPairs(
  tx: Queries,
  brand: string,
  [table, signals]: readonly [(typeof PAIR_SOURCES)[number][0], SQL],
): Promise<void> {
  await tx.execute(sql`delete from ${table} where brand = ${brand}`)
  await tx.execute(sql`
    with taste as (${signals}),
    strongest as (
      select *, row_number() over (partition by visitor_hash order by w desc, product_key) as place from taste
    ), kept as (
      select s.visitor_hash, s.product_key, p.design_key, s.w from strongest s join products p on p.key = s.product_key
      where s.place <= ${MAX_OF_VISITOR}
    ), lengths as (
      select product_key, sqrt(sum(w * w)) as length from kept group by product_key
    ), pairs as (
      select a.product_key, b.product_key as other_key, sum(a.w * b.w) as together from kept a
        join kept b on b.visitor_hash = a.visitor_hash and b.design_key <> a.design_key
      group by a.product_key, b.product_key having count(*) >= ${MIN_VISITORS}
    ), scored as (
      select p.product_key, p.other_key, together / (x.length * sqrt(y.length) + ${PAIR_SHRINKAGE}) as score from pairs p
        join lengths x on x.product_key = p.product_key join lengths y on y.product_key = p.other_key
    ), placed as (
      select *, row_number() over (partition by product_key order by score desc, other_key) as place from scored
    )
    insert into ${table} (brand, product_key, other_key, score)
    select ${brand}, product_key, other_key, score from placed where place <= ${MAX_PAIRS}`)
}

/** The keys whose place among others may have changed. */
async function learnInterest(tx: Queries, brand: string, now: Date): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    with taste as (${tastes(brand, now)}),
    learned as (
      select product_key, sum(w) / ${WEIGHT_OF_SALE}::float8 as interest, sum(fresh) / sum(w) as trend from taste
      group by product_key having count(*) >= ${MIN_VISITORS}
    ), before as (
      select product_key, interest from product_interest where brand = ${brand}
    ), gone as (
      delete from product_interest i where i.brand = ${brand}
        and not exists (select 1 from learned l where l.product_key = i.product_key)
    ), written as (
      insert into product_interest (brand, product_key, interest, trend)
      select ${brand}, product_key, interest, trend from learned
      on conflict (brand, product_key) do update set interest = excluded.interest, trend = excluded.trend
    )
    select coalesce(l.product_key, b.product_key) as key from learned l
      full join before b on b.product_key = l.product_key
    where round(coalesce(l.interest, 0)) is distinct from round(coalesce(b.interest, 0)::float8)`)
  return rows.map(({ key }) => key)
}

/** Learns from all signals anew: what is learned depends on nothing but them and the clock. */
export async function learnTastes(db: Drizzle, brand: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [table, signalsOf] of PAIR_SOURCES) await learnPairs(tx, brand, [table, signalsOf(brand, now)])
    const changed = await learnInterest(tx, brand, now)
    for (let first = 0; first < changed.length; first += MAX_EVENT_KEYS)
      await publishEvent(tx, {
        type: 'catalog-changed',
        brand,
        productKeys: changed.slice(first, first + MAX_EVENT_KEYS),
      })
  })
}

export function learnJob({ db, brand, now }: { db: Drizzle; brand: string; now: () => Date }): JobHandler {
  return () => learnTastes(db, brand, now())
}

/** Of several processes, one has the job of each interval. */
export function startLearning(
  { db, brand, now }: { db: Drizzle; brand: string; now: () => Date },
  onError: (error: Error) => void,
): () => Promise<void> {
  return startRepeating({
    work: () =>
      enqueueJob(db, {
        queue: learnQueue(brand),
        key: `learn ${Math.floor(now().getTime() / LEARN_EVERY_MS)}`,
        payload: {},
      }),
    everyMs: LEARN_EVERY_MS,
    onError,
  })
}
