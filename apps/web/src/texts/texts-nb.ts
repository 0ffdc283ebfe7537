import { catalogNb } from '../features/catalog/texts/catalog-nb.ts'
import { productCardNb } from '../features/product-card/texts/product-card-nb.ts'
import { shellNb } from '../shell/texts/shell-nb.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = { ...shellNb, ...catalogNb, ...productCardNb }
