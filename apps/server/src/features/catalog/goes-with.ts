import { sql } from 'drizzle-orm'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'
import type { CatalogCache } from './catalog-cache.ts'
import { loadProductCards, type CardContext } from './product-cards.ts'

/** The number of recommendations beside a cart. */
export const MAX_GOING_WITH = 8
/** More than are shown, because some can't be bought at the moment. */
const MAX_CANDIDATES = 40
/** The newest orders of a SKU are enough. */
const MAX_ORDERS = 200
/** The first of a series, in all their colours: it may have thousands. */
const MAX_OF_SERIES = 200
const TOGETHER_DAYS = 180

/** Accessories weigh most, then the same package, what is bought or looked at together, and the same series. */
const WEIGHTS = { accessory: 8, package: 4, together: 2, bought: 2, viewed: 2, series: 1 } as const

/** Between 0 and 1 whatever the scores: what is merely looked at together stays behind what is bought together. */
const bestScore = sql.raw('max(l.score / (1 + l.score))')

/** Keys of products that go with these SKUs, best first; without their own designs. */
async function findKeys(db: Drizzle, { brand, now }: CardContext, skus: readonly string[]): Promise<readonly string[]> {
  const since = new Date(now.getTime() - TOGETHER_DAYS * DAY_MS)
  const { rows } = await db.execute<{ key: string }>(sql`
    with held as (
      select distinct p.key, p.design_key, p.series_key, p.accessory_keys
      from variants v join products p on p.key = v.product_key where v.sku = any(${sql.param([...skus])})
    ), orders as (
      select o.order_key from unnest(${sql.param([...skus])}::text[]) as s(sku), lateral (
        select order_key from sales_log where sku = s.sku and brand = ${brand} and order_key is not null
          and sold_at > ${since} and sold_at <= ${now} order by sold_at desc limit ${MAX_ORDERS}) as o
    ), found as (
      select unnest(accessory_keys) as key, ${WEIGHTS.accessory}::float as weight from held
      union all
      select other.product_key, ${WEIGHTS.package}::float from held
        join variants own on own.product_key = held.key
        join package_choices mine on mine.sku = own.sku
        join package_choices theirs on theirs.package_key = mine.package_key and theirs.part_key <> mine.part_key
        join variants other on other.sku = theirs.sku
      union all
      select v.product_key, ${WEIGHTS.together} * (1 + ln(count(distinct l.order_key))) from sales_log l
        join variants v on v.sku = l.sku where l.order_key in (select order_key from orders) group by v.product_key
      union all
      select l.other_key, ${WEIGHTS.bought} * (1 + ${bestScore}) from held
        join bought_pairs l on l.brand = ${brand} and l.product_key = held.key group by l.other_key
      union all
      select l.other_key, ${WEIGHTS.viewed} * ${bestScore} from held
        join product_pairs l on l.brand = ${brand} and l.product_key = held.key group by l.other_key
      union all
      select of_series.key, ${WEIGHTS.series}::float from (select distinct series_key from held) as s, lateral (
        select p.key from products p join assortments a on a.product_key = p.key and a.brand = ${brand}
        where p.series_key = s.series_key order by p.position limit ${MAX_OF_SERIES}) as of_series
    ), weighed as (
      select f.key, p.design_key, p.position, sum(f.weight) as weight from (select distinct key, weight from found) f
        join products p on p.key = f.key
        join assortments a on a.product_key = p.key and a.brand = ${brand}
      where p.design_key not in (select design_key from held) group by f.key, p.design_key, p.position
    ), one_of_each as (
      select distinct on (design_key) key, weight, position from weighed order by design_key, weight desc, position
    )
    select key from one_of_each order by weight desc, position limit ${MAX_CANDIDATES}`)
  return rows.map(({ key }) => key)
}

/** Products that go with these SKUs and can be bought now; one colour of each. */
export async function loadWhatGoesWith(
  { db, catalog }: { readonly db: Drizzle; readonly catalog: CatalogCache },
  context: CardContext,
  skus: readonly string[],
): Promise<readonly ProductCard[]> {
  if (skus.length === 0) return []
  const wanted = [...new Set(skus)].toSorted()
  // New orders weigh a minute later.
  const keys = await sharedRead(db, { key: ['goes-with', context.brand, ...wanted] }, () =>
    findKeys(db, context, wanted),
  )
  const { cards } = await loadProductCards(catalog, context, keys)
  const isBuyable = ({ variants, currentSku }: ProductCard) =>
    variants.some((variant) => variant.sku === currentSku && variant.isBuyable)
  return cards.filter(isBuyable).slice(0, MAX_GOING_WITH)
}
