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
} from '../catalog/product-tables.ts'
import { stagedTable } from './staged-table.ts'

export const stagedProducts = stagedTable(products)
export const stagedProductCategories = stagedTable(productCategories)
export const stagedProductTexts = stagedTable(productTexts)
export const stagedProductLabels = stagedTable(productLabels)
export const stagedProductImages = stagedTable(productImages)
export const stagedProductDocuments = stagedTable(productDocuments, ['id'])
export const stagedVariants = stagedTable(variants)
export const stagedAssortments = stagedTable(assortments)
export const stagedParts = stagedTable(packageParts)
export const stagedChoices = stagedTable(packageChoices)
