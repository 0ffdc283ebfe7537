import { sql } from 'drizzle-orm'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { priceEntries } from '../../pricing/price-tables.ts'
import { placeInMessage, unknown, type RecordImport } from '../record-import.ts'
import { columnNames, stagedTable } from '../staging/staged-table.ts'
import { IN_FUTURE_VARIANTS } from './product-checks.ts'

export const stagedPrices = stagedTable(priceEntries, ['id', 'recordedAt'])
const staged = stagedPrices.name

/** Takes early endings into account. Files have milliseconds, so the log is compared in them. */
const LOG = sql`(
  select entry.sku, entry.brand, entry.market, entry.reason, entry.audience, entry.amount_minor,
    date_trunc('milliseconds', entry.starts_at) as starts_at,
    date_trunc('milliseconds', entry.ends_at) as written_end,
    date_trunc('milliseconds', least(entry.ends_at, ending.ends_at)) as ends_at
  from price_entries as entry
  left join (select entry_id, min(ends_at) as ends_at from price_endings group by entry_id) as ending on ending.entry_id = entry.id
  where entry.sku in (select sku from ${staged})
)`
const SAME_LIST = sql`other.sku = given.sku and other.brand = given.brand and other.market = given.market
  and other.reason = given.reason and other.audience = given.audience`
const SAME_PRICE = sql`${SAME_LIST} and other.amount_minor = given.amount_minor and other.starts_at = given.starts_at`
/** A later regular price replaces the earlier one, so only two with the same start contradict each other. */
const CONTRADICTS = sql`${SAME_LIST} and case when given.reason = 'regular' then other.starts_at = given.starts_at
  else tstzrange(other.starts_at, other.ends_at) && tstzrange(given.starts_at, given.ends_at) end`

const overlap = sql`
  select distinct on (place) place, 'from' as path,
    case when reason = 'regular' then 'begins with another regular price, '
      else 'overlaps another ' || reason || ' price, ' end || stands as message
  from (
    select given.place, given.reason, 'in ' || ${placeInMessage(sql`other.place`)} as stands
    from ${staged} as given join ${staged} as other on ${CONTRADICTS} and other.place < given.place
    union all
    select given.place, given.reason, 'in the log since ' || to_char(other.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from ${staged} as given join ${LOG} as other on ${CONTRADICTS} and (other.ends_at is null or other.ends_at > other.starts_at)
  ) as found
  order by place`

/** Prices are appended to the log and never changed: those it has already are left out. */
export const priceImport: RecordImport<'price'> = {
  tables: [stagedPrices],
  stage({ sku, brand, market, amount, reason, audience, from, to }, add) {
    add(stagedPrices, {
      sku,
      brand,
      market,
      amountMinor: minorOfDecimal(amount),
      reason,
      audience,
      startsAt: new Date(from),
      endsAt: to === undefined ? null : new Date(to),
    })
  },
  async leaveOutKnown(tx) {
    const inLog = await tx.execute(sql`
      delete from ${staged} as given using ${LOG} as other
      where ${SAME_PRICE} and (other.written_end is not distinct from given.ends_at or other.ends_at is not distinct from given.ends_at)`)
    const twice = await tx.execute(sql`
      delete from ${staged} as given using ${staged} as other
      where ${SAME_PRICE} and other.ends_at is not distinct from given.ends_at and other.place < given.place`)
    return (inLog.rowCount ?? 0) + (twice.rowCount ?? 0)
  },
  checks: [
    unknown({
      path: 'sku',
      what: 'sku',
      values: sql`select place, sku as value from ${staged}`,
      in: IN_FUTURE_VARIANTS,
    }),
    overlap,
  ],
  async save(tx, { now }) {
    const { rowCount } = await tx.execute(sql`
      insert into price_entries (${columnNames(stagedPrices)}, recorded_at)
      select ${columnNames(stagedPrices)}, ${now.toISOString()}::timestamptz from ${staged}`)
    return rowCount ?? 0
  },
}
