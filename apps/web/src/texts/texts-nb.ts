import { frameNb } from './frame-nb.ts'
import { partsNb } from './parts-nb.ts'
import { productNb } from './product-nb.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = { ...frameNb, ...productNb, ...partsNb }
