import { sql, type SQL } from 'drizzle-orm'
import { placeInMessage, repeated, unknown, unknownKey } from '../record-import.ts'
import { modelProblems } from '../staging/model-check.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { stagedCategories } from './category-import.ts'
import { stagedLabels } from './label-import.ts'
import { stagedManufacturers } from './manufacturer-import.ts'
import { stagedMedia } from './media-import.ts'
import { stagedProductBrands } from './product-brand-import.ts'
import { stagedRooms } from './room-import.ts'
import { stagedSeries } from './series-import.ts'
import { stagedSuppliers } from './supplier-import.ts'

const products = stagedProduct.products.name
const variants = stagedProduct.variants.name

/**
 * Where a SKU may exist after the import: conditions on `given.value`. A product already found invalid claims no SKU.
 */
export const IN_FUTURE_VARIANTS: readonly SQL[] = [
  sql`select 1 from ${variants} as staged where staged.sku = given.value`,
  sql`select 1 from variants as held where held.sku = given.value and not exists (
    select 1 from ${products} as owner
    where owner.key = held.product_key and owner.place not in (select place from bad_records))`,
]

const IN_FUTURE_SAMPLES: readonly SQL[] = [
  sql`select 1 from ${products} as staged where staged.key = given.value and staged.kind = 'sample'`,
  sql`select 1 from products as held where held.key = given.value and held.kind = 'sample' and not exists (
    select 1 from ${products} as staged where staged.key = held.key)`,
]

const skuOfAnotherRecord = sql`
  select given.place, 'variants' as path, 'the sku ' || sku || ' stands in ' || ${placeInMessage(sql`first`)} || ' already' as message
  from (select place, sku, min(place) over (partition by sku) as first from ${variants}) as given
  where place <> first`

const skuOfAnotherProduct = sql`
  select given.place, 'variants' as path,
    'the sku ' || given.sku || ' belongs to the product ' || held.product_key || '; to move it, give that product without it in the same import' as message
  from ${variants} as given
  join variants as held on held.sku = given.sku and held.product_key <> given.product_key
  where not exists (select 1 from ${products} as owner where owner.key = held.product_key)`

/** Variants that the record omits, and why they can't be deleted. */
const variantInUse = sql`
  select gone.place, 'variants' as path,
    'the sku ' || gone.sku || ' is left out, but ' || case
      when has_prices then 'it has prices in the log'
      when in_carts then 'it is in a cart'
      when is_reserved then 'it is reserved for an order'
      when is_aside then 'a store has it reserved for a customer'
      else 'a package has it as a choice' end
    || '; keep it in the record, and end its sale by its stock' as message
  from (
    select owner.place, held.sku,
      exists (select 1 from price_entries as entry where entry.sku = held.sku) as has_prices,
      exists (select 1 from carts where lines @> jsonb_build_array(jsonb_build_object('sku', held.sku))) as in_carts,
      exists (select 1 from stock_levels as level where level.sku = held.sku and level.reserved > 0) as is_reserved,
      exists (select 1 from store_reservations as aside where aside.sku = held.sku and aside.ended_at is null) as is_aside,
      exists (
        select 1 from package_choices as choice where choice.sku = held.sku
          and not exists (select 1 from ${products} as package where package.key = choice.package_key)
      ) as is_choice
    from variants as held
    join ${products} as owner on owner.key = held.product_key
    where not exists (select 1 from ${variants} as given where given.sku = held.sku)
  ) as gone
  where has_prices or in_carts or is_reserved or is_aside or is_choice`

const column = (name: string) => sql`select place, ${sql.identifier(name)} as value from ${products}`

export const productChecks: readonly SQL[] = [
  repeated(stagedProduct.products, ['key'], 'key'),
  skuOfAnotherRecord,
  skuOfAnotherProduct,
  variantInUse,
  modelProblems,
  unknownKey({
    path: 'categoryKeys',
    what: 'category',
    values: sql`select place, category_key as value from ${stagedProduct.categories.name}`,
    table: stagedCategories,
    key: 'key',
  }),
  unknownKey({
    path: 'roomKeys',
    what: 'room',
    values: sql`select place, unnest(room_keys) as value from ${products}`,
    table: stagedRooms,
    key: 'key',
  }),
  unknownKey({
    path: 'seriesKey',
    what: 'series',
    values: column('series_key'),
    table: stagedSeries,
    key: 'key',
  }),
  unknownKey({
    path: 'productBrandKey',
    what: 'product brand',
    values: column('product_brand_key'),
    table: stagedProductBrands,
    key: 'key',
  }),
  unknownKey({
    path: 'supplierKey',
    what: 'supplier',
    values: column('supplier_key'),
    table: stagedSuppliers,
    key: 'key',
  }),
  unknownKey({
    path: 'manufacturerKey',
    what: 'manufacturer',
    values: column('manufacturer_key'),
    table: stagedManufacturers,
    key: 'key',
  }),
  unknownKey({
    path: 'labels',
    what: 'label',
    values: sql`select place, label_key as value from ${stagedProduct.labels.name}`,
    table: stagedLabels,
    key: 'key',
  }),
  unknownKey({
    path: 'images',
    what: 'media file',
    values: sql`select place, file as value from ${stagedProduct.images.name}`,
    table: stagedMedia,
    key: 'file',
  }),
  unknownKey({
    path: 'accessories',
    what: 'product',
    values: sql`select place, unnest(accessory_keys) as value from ${products}`,
    table: stagedProduct.products,
    key: 'key',
  }),
  unknown({
    path: 'samples',
    what: 'sample',
    values: sql`select place, unnest(sample_keys) as value from ${products}`,
    in: IN_FUTURE_SAMPLES,
  }),
  unknown({
    path: 'parts',
    what: 'sku',
    values: sql`select place, sku as value from ${stagedProduct.choices.name}`,
    in: IN_FUTURE_VARIANTS,
  }),
]
