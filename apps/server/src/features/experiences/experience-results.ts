import { and, asc, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import {
  reportExperiment,
  type ExperimentReport,
  type VariantCounts,
} from '@firkant/domain/experiences/experiment-report.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { experiences } from './experience-tables.ts'

export type ListedExperience = typeof experiences.$inferSelect

export interface ExperienceResults extends ExperimentReport {
  readonly experience: ListedExperience
  readonly days: number
}

export function listExperiences(db: Drizzle, brand: string): Promise<ListedExperience[]> {
  return db.select().from(experiences).where(eq(experiences.brand, brand)).orderBy(asc(experiences.key))
}

/** A visitor counts for what they saw first; an order counts if it came later and was not called off. */
const seenFirst = (brand: string, key: string) => sql`
  select distinct on (traits_hash) variant, traits_hash, first_at, views, errors, lcp_ms from experience_exposures
  where brand = ${brand} and experience = ${key} order by traits_hash, first_at`
const boughtLater = sql`
  select o.market, (o.document #>> '{totals,total,incl}')::bigint as minor
  from experience_orders e join orders o on o.id = e.order_id
  where e.traits_hash = s.traits_hash and e.brand = o.brand and e.placed_at >= s.first_at
    and o.state not in ('placed', 'awaitingConfirmation', 'paying', 'cancelled')`

type CountsRow = Record<'variant', string> &
  Record<'visitors' | 'buyers' | 'orders' | 'views' | 'errors' | 'samples', number> &
  Record<'p75', number | null>

async function loadCounts(db: Drizzle, brand: string, key: string): Promise<readonly VariantCounts[]> {
  const { rows } = await db.execute<CountsRow>(sql`
    select s.variant, count(*)::int as visitors, count(*) filter (where b.orders > 0)::int as buyers,
      sum(b.orders)::int as orders, sum(s.views)::int as views, sum(s.errors)::int as errors,
      count(s.lcp_ms)::int as samples, percentile_cont(0.75) within group (order by s.lcp_ms)::float8 as p75
    from (${seenFirst(brand, key)}) s
      cross join lateral (select count(*) as orders from (${boughtLater}) bought) b
    group by s.variant`)
  const sums = await db.execute<{ variant: string; market: MarketKey; minor: string }>(sql`
    select s.variant, b.market, sum(b.minor) as minor
    from (${seenFirst(brand, key)}) s cross join lateral (${boughtLater}) b group by s.variant, b.market order by 2`)
  return rows.map(({ variant, samples, p75, ...counts }) => ({
    ...counts,
    variant,
    lcpSamples: samples,
    lcpP75Ms: p75 ?? undefined,
    revenue: sums.rows
      .filter((each) => each.variant === variant)
      .map(({ market, minor }) => ({ currency: MARKETS[market].currency, minor: Number(minor) })),
  }))
}

/** Undefined if the brand never had such an experience. */
export async function loadResults(
  db: Drizzle,
  { brand, key, now }: { readonly brand: string; readonly key: string; readonly now: Date },
): Promise<ExperienceResults | undefined> {
  const [experience] = await db
    .select()
    .from(experiences)
    .where(and(eq(experiences.brand, brand), eq(experiences.key, key)))
  if (!experience) return undefined
  const until = experience.endedAt ?? now
  const days = Math.floor((until.getTime() - experience.startedAt.getTime()) / DAY_MS)
  return { experience, days, ...reportExperiment(experience.rule, await loadCounts(db, brand, key), days) }
}
