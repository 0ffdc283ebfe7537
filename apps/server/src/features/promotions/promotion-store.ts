import { asc, eq, sql } from 'drizzle-orm'
import { promotionOf } from '@firkant/domain/promotions/promotion-schema.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { promotions } from './promotion-tables.ts'

export interface PromotionCache {
  /** As last read; possibly outdated. */
  readonly known: () => readonly Promotion[]
  /** All promotions of the brand, active or not; read again when the version changed. */
  readonly load: (db: () => Drizzle, version: number) => Promise<readonly Promotion[]>
}

export async function readPromotions(db: Drizzle, brand: string): Promise<readonly Promotion[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(eq(promotions.brand, brand))
    .orderBy(asc(promotions.position), asc(promotions.key))
  return rows.map(({ startsAt, endsAt, coupon, descriptions, ...row }) =>
    promotionOf({
      ...row,
      ...(coupon !== null && { coupon }),
      ...(descriptions && { descriptions }),
      ...(startsAt && { from: startsAt.toISOString() }),
      ...(endsAt && { to: endsAt.toISOString() }),
    }),
  )
}

/** Promotions are few and rarely change: read once per version. */
export function cachePromotions(brand: string): PromotionCache {
  let cached: { readonly version: number; readonly promotions: readonly Promotion[] } | undefined
  return {
    known: () => cached?.promotions ?? [],
    async load(db, version) {
      if (cached?.version === version) return cached.promotions
      const read = await readPromotions(db(), brand)
      cached = { version, promotions: read }
      return read
    },
  }
}

/** SQL expression, for use inside another query. */
export const PROMOTION_VERSION = `(select version from promotion_versions where id = 1)`

/** What promotion conditions need to know of a person. */
export interface PromotionPerson {
  readonly groups: ReadonlySet<string>
  readonly used: ReadonlySet<string>
  readonly activated: ReadonlySet<string>
}

export async function loadPromotionPerson(
  db: () => Drizzle,
  { brand, customerId }: { readonly brand: string; readonly customerId: string },
): Promise<PromotionPerson> {
  const { rows } = await db().execute<Record<keyof PromotionPerson, readonly string[]>>(sql`
    select array(select group_key from customer_groups where customer_id = ${customerId}) as groups,
      array(select promotion_key from promotion_uses
        where brand = ${brand} and customer_id = ${customerId}) as used,
      array(select promotion_key from activated_offers
        where brand = ${brand} and customer_id = ${customerId}) as activated`)
  const [row] = rows
  return { groups: new Set(row?.groups), used: new Set(row?.used), activated: new Set(row?.activated) }
}
