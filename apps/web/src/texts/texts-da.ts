import { frameDa } from './frame-da.ts'
import { partsDa } from './parts-da.ts'
import { productDa } from './product-da.ts'

/** Danish is the complete catalogue: its keys are the keys. */
export const texts = { ...frameDa, ...productDa, ...partsDa } as const
