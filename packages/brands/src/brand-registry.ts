import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { fjellbo } from './fjellbo/brand.ts'
import { hjemly } from './hjemly/brand.ts'
import { ljuvhem } from './ljuvhem/brand.ts'
import { skygge } from './skygge/brand.ts'

/** For the server. The web app imports its one brand as `#brand`, so that no other is in its build. */
export const BRANDS: Readonly<Record<BrandKey, BrandDefinition>> = { hjemly, skygge, fjellbo, ljuvhem }
