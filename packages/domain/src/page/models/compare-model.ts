import type { ProductCard } from '../../catalog/product-card.ts'
import type { ComparedProduct, CompareRow } from '../../compare/compare-rows.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

/** Products beside each other. */
export interface ComparePageModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Empty: nothing was named, or nothing of it is sold here. */
  readonly compared: readonly ComparedProduct[]
  readonly rows: readonly CompareRow[]
  /** Of the same category, while there is room; each with the address of the comparison with it. */
  readonly suggestions: readonly { readonly card: ProductCard; readonly addUrl: string }[]
}
