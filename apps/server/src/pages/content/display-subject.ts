import type { DisplaySubject } from '@firkant/domain/content/experiences/display-conditions.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import { lineOf, type Category } from '../../features/catalog/category-tree.ts'
import type { PricedVariant } from '../../features/catalog/priced-variant.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'

const namesOf = (line: readonly Category[]) => line.flatMap(({ key, name }) => [key, name])

/** Display conditions of a listing page see its category, series or product brand; it has no product and no price. */
export async function listingSubject(
  deps: PageDependencies,
  request: PageRequest,
  { source, name }: { readonly source: ListingSource; readonly name: string },
): Promise<DisplaySubject> {
  if ('categoryKey' in source) {
    const categories = await deps.catalog.categories(request.language)
    return { categoryNames: namesOf(lineOf(categories, source.categoryKey)) }
  }
  if ('seriesKey' in source) return { seriesNames: [source.seriesKey, name] }
  if ('productBrandKey' in source) return { brandNames: [source.productBrandKey, name] }
  return {}
}

/** Display conditions of a product page see the product in the chosen variant. */
export function productSubject(
  product: Pick<ProductDetails, 'series' | 'supplier' | 'product_brand'>,
  { row, price }: Pick<PricedVariant, 'row' | 'price'>,
  { categories, shopName }: { readonly categories: readonly Category[]; readonly shopName: string },
): DisplaySubject {
  const { series, supplier, product_brand: maker } = product
  return {
    categoryNames: namesOf(categories),
    seriesNames: series ? [series.key, series.name] : [],
    supplierNames: supplier ? [supplier.name] : [],
    brandNames: maker ? [maker.slug, maker.name] : [shopName],
    sku: row.sku,
    price: {
      currentMinor: price.currentMinor,
      referenceMinor: price.reference?.minor,
      isAutomated: price.isAutomated === true,
    },
  }
}
