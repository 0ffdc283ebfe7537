import { asc, sql } from 'drizzle-orm'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { promotions } from '../../promotions/promotion-tables.ts'
import { fetchPages } from './fetch-pages.ts'
import { exportedMoment, type RecordExport } from './record-export.ts'
import { plainly } from './reference-exports.ts'

export const exportPromotions: RecordExport<'promotion'> = async function* (tx) {
  const rows = await tx
    .select()
    .from(promotions)
    .orderBy(plainly(promotions.brand), asc(plainly(promotions.key)))
  yield rows.map(({ brand, key, position, names, descriptions, coupon, isCombinable, startsAt, endsAt, ...what }) => ({
    type: 'promotion',
    brand: brand as 'hjemly',
    key,
    position,
    names,
    descriptions: descriptions ?? undefined,
    coupon: coupon ?? undefined,
    isCombinable,
    from: startsAt?.toISOString(),
    to: endsAt?.toISOString(),
    conditions: what.conditions,
    effect: what.effect,
  }))
}

type GiftCardRow = Pick<RecordOf<'giftCard'>, 'brand' | 'market' | 'code'> & { minor: number; to: string | null }

/** What is left on each. The codes themselves are stored nowhere: an import takes the hashes as they are. */
export const exportGiftCards: RecordExport<'giftCard'> = async function* (tx) {
  const query = sql`
    select brand, market, code, balance_minor::float8 as minor, ${exportedMoment(sql`expires_at`)} as "to" from gift_cards
    order by brand collate "C", code collate "C", market collate "C"`
  for await (const rows of fetchPages<GiftCardRow>(tx, query))
    yield rows.map(({ brand, market, code, minor, to }) => ({
      type: 'giftCard',
      brand,
      market,
      code,
      amount: minor / MINOR_PER_MAJOR,
      to: to ?? undefined,
    }))
}
