import { sql } from 'drizzle-orm'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { KEY_OF_OWN_REVIEW } from '../records/review-import.ts'
import { fetchPages } from './fetch-pages.ts'
import { exportedMoment, type RecordExport } from './record-export.ts'

type Price = RecordOf<'price'>
type PriceRow = Pick<Price, 'sku' | 'brand' | 'market' | 'reason' | 'audience'> & {
  minor: number
  from: string
  to: string | null
}

/** A price that was ended early is exported with its actual end; one that never applied is left out. */
export const exportPrices: RecordExport<'price'> = async function* (tx) {
  const query = sql`
    select sku, brand, market, amount_minor::float8 as minor, reason, audience,
      ${exportedMoment(sql`starts_at`)} as "from", ${exportedMoment(sql`ended`)} as "to"
    from (
      select entry.*, least(entry.ends_at, ending.ends_at) as ended from price_entries as entry
      left join (select entry_id, min(ends_at) as ends_at from price_endings group by entry_id) as ending
        on ending.entry_id = entry.id
    ) as entry
    where ended is null or ended > starts_at
    order by sku collate "C", brand collate "C", market collate "C", starts_at, id`
  for await (const rows of fetchPages<PriceRow>(tx, query)) {
    yield rows.map(({ sku, brand, market, minor, reason, audience, from, to }) => ({
      type: 'price',
      sku,
      brand,
      market,
      amount: minor / MINOR_PER_MAJOR,
      reason,
      audience,
      from,
      to: to ?? undefined,
    }))
  }
}

export const exportStock: RecordExport<'stock'> = async function* (tx) {
  const query = sql`
    select sku, location, on_hand as "onHand" from stock_levels order by sku collate "C", location collate "C"`
  for await (const rows of fetchPages<Omit<RecordOf<'stock'>, 'type'>>(tx, query))
    yield rows.map(({ sku, location, onHand }) => ({ type: 'stock', sku, location, onHand }))
}

type StorePlaceRow = Omit<RecordOf<'storePlace'>, 'type' | 'aisle'> & { readonly aisle: string | null }

export const exportStorePlaces: RecordExport<'storePlace'> = async function* (tx) {
  const query = sql`
    select sku, store_key as store, aisle, is_on_show as "isOnShow" from store_places
    order by sku collate "C", store_key collate "C"`
  for await (const rows of fetchPages<StorePlaceRow>(tx, query))
    yield rows.map(({ aisle, ...place }) => ({ type: 'storePlace', ...place, aisle: aisle ?? undefined }))
}

export const exportReviews: RecordExport<'review'> = async function* (tx) {
  const query = sql`
    select coalesce(key, ${KEY_OF_OWN_REVIEW}) as key, design_key as "designKey", language, rating, title, text, author,
      is_verified as "isVerified", ${exportedMoment(sql`written_at`)} as "writtenAt"
    from reviews order by coalesce(key, ${KEY_OF_OWN_REVIEW}) collate "C"`
  for await (const rows of fetchPages<Omit<RecordOf<'review'>, 'type'>>(tx, query))
    yield rows.map((review) => ({ type: 'review', ...review }))
}

export const exportSales: RecordExport<'sale'> = async function* (tx) {
  const query = sql`
    select sku, brand, market, quantity, ${exportedMoment(sql`sold_at`)} as "soldAt", reference, order_key as "orderKey"
    from sales_log order by reference collate "C"`
  for await (const rows of fetchPages<Omit<RecordOf<'sale'>, 'type' | 'orderKey'> & { orderKey: string | null }>(
    tx,
    query,
  ))
    yield rows.map(({ orderKey, ...sale }) => ({ type: 'sale', ...sale, orderKey: orderKey ?? undefined }))
}
