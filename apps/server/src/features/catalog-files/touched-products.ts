import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { tablesOf } from './record-imports.ts'
import type { Transaction } from './staged-table.ts'

/** PostgreSQL carries news of up to 8000 bytes; keys of 80 letters at most fit in easily. */
const MOST_KEYS = 80

/**
 * Which products an import of nothing but prices and stock has to do with, packages of them included: a running shop
 * then reads those rows again, and not a hundred thousand. Nothing where it is more, or where other things changed too.
 */
export async function touchedAlone(
  tx: Transaction,
  types: readonly CatalogRecordType[],
): Promise<{ readonly productKeys?: readonly string[] }> {
  if (!types.every((type) => type === 'price' || type === 'stock')) return {}
  const skus = sql.join(
    tablesOf(types).map(({ name }) => sql`select sku from ${name}`),
    sql` union `,
  )
  const { rows } = await tx.execute<{ key: string }>(sql`
    with given as (${skus})
    select product_key as key from variants where sku in (select sku from given)
    union select package_key from package_choices where sku in (select sku from given) limit ${MOST_KEYS + 1}`)
  return rows.length > MOST_KEYS ? {} : { productKeys: rows.map(({ key }) => key) }
}
