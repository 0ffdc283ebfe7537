import { catalogSv } from '../features/catalog/texts/catalog-sv.ts'
import { productCardSv } from '../features/product-card/texts/product-card-sv.ts'
import { shellSv } from '../shell/texts/shell-sv.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = { ...shellSv, ...catalogSv, ...productCardSv }
