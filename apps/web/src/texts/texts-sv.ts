import { frameSv } from './frame-sv.ts'
import { partsSv } from './parts-sv.ts'
import { productSv } from './product-sv.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = { ...frameSv, ...productSv, ...partsSv }
