import { sql } from 'drizzle-orm'
import type { RecordImport } from '../record-import.ts'
import { rowsOf, writeChecked, type ReferenceChecks } from '../staging/check-references.ts'
import { mergeRows, replaceRows } from '../staging/merge-rows.ts'
import { checkModels } from '../staging/model-check.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import type { StagedTable, Transaction } from '../staging/staged-table.ts'
import { productChecks } from './product-checks.ts'
import { addProductRows } from './product-rows.ts'

const { products: _, ...belonging } = stagedProduct

interface OwnedRows {
  readonly table: StagedTable
  readonly key: readonly string[]
}

const LISTS: readonly OwnedRows[] = [
  { table: stagedProduct.categories, key: ['product_key', 'category_key'] },
  { table: stagedProduct.texts, key: ['product_key', 'language'] },
  { table: stagedProduct.labels, key: ['product_key', 'label_key'] },
  { table: stagedProduct.images, key: ['product_key', 'position'] },
  { table: stagedProduct.assortments, key: ['product_key', 'brand'] },
]

const PACKAGE_LISTS: readonly OwnedRows[] = [
  { table: stagedProduct.parts, key: ['package_key', 'part_key'] },
  { table: stagedProduct.choices, key: ['package_key', 'part_key', 'sku'] },
]

const ofProduct = { table: stagedProduct.products, key: 'key', column: 'product_key' }
const ofPackage = { ...ofProduct, column: 'package_key' }

/** A SKU may move to another product, so new variants are saved before omitted ones are deleted. */
async function saveVariants(tx: Transaction, references: ReferenceChecks): Promise<number> {
  const changed = await mergeRows(tx, stagedProduct.variants, { key: ['sku'], references })
  const { rowCount } = await tx.execute(sql`
    with gone as (
      delete from variants using ${stagedProduct.products.name} as owner
      where owner.key = variants.product_key
        and not exists (select 1 from ${stagedProduct.variants.name} as given where given.sku = variants.sku)
      returning sku
    ), emptied as (delete from stock_levels using gone where stock_levels.sku = gone.sku),
    cleared as (delete from store_places using gone where store_places.sku = gone.sku)
    select sku from gone`)
  return changed + (rowCount ?? 0)
}

const SAME_DOCUMENT = sql`given.product_key = held.product_key and (given.position, given.kind, given.language, given.title, given.file, given.bytes)
  = (held.position, held.kind, held.language, held.title, held.file, held.bytes)`

async function saveDocuments(tx: Transaction, references: ReferenceChecks): Promise<number> {
  const given = stagedProduct.documents.name
  const gone = await tx.execute(sql`
    delete from product_documents as held using ${stagedProduct.products.name} as owner
    where owner.key = held.product_key and not exists (select 1 from ${given} as given where ${SAME_DOCUMENT})`)
  const insert = sql`
    insert into product_documents (product_key, position, kind, language, title, file, bytes)
    select product_key, position, kind, language, title, file, bytes from ${given} as given
    where not exists (select 1 from product_documents as held where ${SAME_DOCUMENT})`
  return (
    (gone.rowCount ?? 0) +
    (await writeChecked(tx, stagedProduct.documents, { write: () => rowsOf(tx, insert), references }))
  )
}

export const productImport: RecordImport<'product'> = {
  tables: [stagedProduct.products, ...Object.values(belonging)],
  stage: addProductRows,
  readFiles: checkModels,
  checks: productChecks,
  async save(tx, { references }) {
    let changed = await mergeRows(tx, stagedProduct.products, { key: ['key'], keep: ['launched_at'], references })
    for (const { table, key } of LISTS) changed += await replaceRows(tx, table, { key, owners: ofProduct, references })
    changed += await saveVariants(tx, references)
    changed += await saveDocuments(tx, references)
    for (const { table, key } of PACKAGE_LISTS)
      changed += await replaceRows(tx, table, { key, owners: ofPackage, references })
    return changed
  },
}
