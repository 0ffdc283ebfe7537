import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { tablesOf } from './record-imports.ts'
import type { Transaction } from './staged-table.ts'

/** PostgreSQL notifications carry up to 8000 bytes; this many keys of up to 80 letters fit. */
const MOST_KEYS = 80

/**
 * The products affected by an import of nothing but prices and stock, including packages of them: a running shop then
 * reloads only those rows. Undefined if there are too many, or if anything else changed.
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
