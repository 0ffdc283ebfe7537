import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { boughtPairs, productPairs } from './signal-tables.ts'

/** The visitor's last products: older ones say less about what is wanted now. */
const MOST_RECENT = 20

interface PairsOf {
  readonly brand: string
  readonly productKey: string
  readonly limit: number
}

async function listPairs(
  db: Drizzle,
  [name, table]: readonly [string, typeof productPairs | typeof boughtPairs],
  { brand, productKey, limit }: PairsOf,
): Promise<readonly string[]> {
  const rows = await queryPrepared<{ key: string }>(
    db,
    name,
    sql`
    select other_key as key from ${table} where brand = ${brand} and product_key = ${productKey}
    order by score desc, other_key limit ${limit}`,
  )
  return rows.map(({ key }) => key)
}

/** Who looked at this also looked at these, best first. */
export function listAlsoViewed(db: Drizzle, of: PairsOf): Promise<readonly string[]> {
  return listPairs(db, ['also-viewed', productPairs], of)
}

/** Who bought this also bought these, best first. */
export function listBoughtTogether(db: Drizzle, of: PairsOf): Promise<readonly string[]> {
  return listPairs(db, ['bought-together', boughtPairs], of)
}

/** What goes with all that the visitor looked at, without that itself; empty for those who have not agreed. */
export async function listForVisitor(
  db: Drizzle,
  { brand, visitorHash, limit }: { brand: string; visitorHash: string; limit: number },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with seen as (
      select product_key, max(at) as at from product_signals where brand = ${brand} and visitor_hash = ${visitorHash}
      group by product_key order by at desc limit ${MOST_RECENT}
    ), designs as (
      select distinct p.design_key from seen join products p on p.key = seen.product_key
    ), recent as (
      select product_key, row_number() over (order by at desc) as place from seen
    ), guessed as (
      select p.design_key, o.other_key, sum(o.score / sqrt(recent.place)) as score from recent
        join product_pairs o on o.brand = ${brand} and o.product_key = recent.product_key
        join products p on p.key = o.other_key
      where p.design_key not in (select design_key from designs) group by p.design_key, o.other_key
    ), one_of_each as (
      select distinct on (design_key) other_key, score from guessed order by design_key, score desc, other_key
    )
    select other_key as key from one_of_each order by score desc, other_key limit ${limit}`)
  return rows.map(({ key }) => key)
}

/** What interests more visitors now than it used to. */
export async function listTrending(db: Drizzle, brand: string, limit: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select product_key as key from product_interest where brand = ${brand}
    order by interest * trend desc, product_key limit ${limit}`)
  return rows.map(({ key }) => key)
}
