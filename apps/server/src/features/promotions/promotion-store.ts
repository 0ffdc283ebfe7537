import { asc, eq, sql } from 'drizzle-orm'
import { promotionOf } from '@firkant/domain/promotions/promotion-schema.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { promotions } from './promotion-tables.ts'

export interface PromotionCache {
  /** As they were read last, which may be long ago. */
  readonly known: () => readonly Promotion[]
  /** All of the brand, whether they run or not, if the version is still the one that they were read at. */
  readonly load: (db: () => Drizzle, version: number) => Promise<readonly Promotion[]>
}

async function readPromotions(db: Drizzle, brand: string): Promise<readonly Promotion[]> {
  const rows = await db.select().from(promotions).where(eq(promotions.brand, brand)).orderBy(asc(promotions.position))
  return rows.map(({ startsAt, endsAt, coupon, ...row }) =>
    promotionOf({
      ...row,
      ...(coupon !== null && { coupon }),
      ...(startsAt && { from: startsAt.toISOString() }),
      ...(endsAt && { to: endsAt.toISOString() }),
    }),
  )
}

/** Promotions are few and change seldom: they are read once for each version of them. */
export function cachePromotions(brand: string): PromotionCache {
  let kept: { readonly version: number; readonly promotions: readonly Promotion[] } | undefined
  return {
    known: () => kept?.promotions ?? [],
    async load(db, version) {
      if (kept?.version === version) return kept.promotions
      const read = await readPromotions(db(), brand)
      kept = { version, promotions: read }
      return read
    },
  }
}

/** Part of a query that has others to ask as well. */
export const PROMOTION_VERSION = `(select version from promotion_versions where id = 1)`

/** What is known of a person that promotions ask for. */
export interface PromotionPerson {
  readonly groups: ReadonlySet<string>
  readonly used: ReadonlySet<string>
}

export async function loadPromotionPerson(
  db: () => Drizzle,
  { brand, customerId }: { readonly brand: string; readonly customerId: string },
): Promise<PromotionPerson> {
  const { rows } = await db().execute<{ groups: readonly string[]; used: readonly string[] }>(sql`
    select array(select group_key from customer_groups where customer_id = ${customerId}) as groups,
      array(select promotion_key from promotion_uses
        where brand = ${brand} and customer_id = ${customerId}) as used`)
  const [row] = rows
  return { groups: new Set(row?.groups), used: new Set(row?.used) }
}
