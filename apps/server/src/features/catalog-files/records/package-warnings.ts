import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { overpricedPeriods } from '@firkant/domain/pricing/package-price.ts'
import { firstChoice } from '../../catalog/card-rows.ts'
import { priceLogOf } from '../../pricing/price-log-sql.ts'
import { readPriceLog, type PriceLogRow } from '../../pricing/read-price-log.ts'
import type { Places } from '../import-item.ts'
import type { ProblemList } from '../problem-list.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import type { Transaction } from '../staging/staged-table.ts'
import { stagedPrices } from './price-import.ts'

interface PackageRow extends Record<string, unknown> {
  readonly key: string
  readonly place: string
  readonly brand: string
  readonly market: string
  readonly prices: readonly PriceLogRow[]
  readonly parts: readonly { readonly quantity: number; readonly prices: readonly PriceLogRow[] }[]
}

const PLACE = { brand: sql`here.brand`, market: sql`here.market` }

/** Packages affected by the import, through their own records or a part's price, where they are sold. */
async function loadTouched(tx: Transaction): Promise<readonly PackageRow[]> {
  const { rows } = await tx.execute<PackageRow>(sql`
    with given as (
      select place, sku from ${stagedPrices.name} union all select place, sku from ${stagedProduct.variants.name}
    ), touched as (
      select v.product_key as key, g.place from given g join variants v on v.sku = g.sku
        join products p on p.key = v.product_key and p.kind = 'package'
      union all select c.package_key, g.place from given g join package_choices c on c.sku = g.sku
    ), packages as (select key, max(place) as place from touched group by key)
    select t.key, t.place, here.brand, here.market, ${priceLogOf(PLACE, sql`v.sku`)} as prices,
      (select json_agg(json_build_object('quantity', pp.quantity, 'prices', ${priceLogOf(PLACE, sql`c.sku`)}))
        from package_parts pp join lateral (${firstChoice(PLACE.brand)}) c on true where pp.package_key = t.key) as parts
    from packages t join variants v on v.product_key = t.key
    cross join lateral (select distinct e.brand, e.market from price_entries e where e.sku = v.sku) here
    order by t.place, here.brand, here.market`)
  return rows
}

const amount = (minor: number) => String(minor / MINOR_PER_MAJOR)

/**
 * A package that costs more than its parts is accepted and sold at their sum: prices arrive one by one, so of two that
 * must change together one always comes first. The import warns of it.
 */
export async function warnOfOverpricedPackages(
  tx: Transaction,
  types: readonly CatalogRecordType[],
  { places, warnings, now }: { readonly places: Places; readonly warnings: ProblemList; readonly now: Date },
): Promise<void> {
  if (!types.includes('price') && !types.includes('product')) return
  for (const { key, place, brand, market, prices, parts } of await loadTouched(tx)) {
    const partLogs = parts.map((part) => ({ quantity: part.quantity, log: readPriceLog(part.prices) }))
    const [first] = overpricedPeriods(readPriceLog(prices), partLogs).filter(({ to }) => to === undefined || to > now)
    if (!first) continue
    const since = first.from > now ? `, from ${first.from.toISOString()} on` : ''
    warnings.add({
      ...places.readPlace(Number(place)),
      path: 'amount',
      message: `the package ${key} costs ${amount(first.ownMinor)} in ${brand}, ${market}, and its parts ${amount(first.separateMinor)}${since}: it is offered at that`,
    })
  }
}
