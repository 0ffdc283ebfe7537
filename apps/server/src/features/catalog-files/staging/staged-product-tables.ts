import {
  assortments,
  packageChoices,
  packageParts,
  productCategories,
  productDocuments,
  productImages,
  productLabels,
  products,
  productTexts,
  variants,
} from '../../catalog/product-tables.ts'
import { stagedTable } from './staged-table.ts'

/** Every table with rows of a product. */
export const stagedProduct = {
  products: stagedTable(products),
  categories: stagedTable(productCategories),
  texts: stagedTable(productTexts),
  labels: stagedTable(productLabels),
  images: stagedTable(productImages),
  documents: stagedTable(productDocuments, ['id']),
  variants: stagedTable(variants),
  assortments: stagedTable(assortments),
  parts: stagedTable(packageParts),
  choices: stagedTable(packageChoices),
}
