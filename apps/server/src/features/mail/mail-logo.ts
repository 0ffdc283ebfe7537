import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const BRANDS_FOLDER = join(import.meta.dirname, '../../../../../packages/brands/src')

export function readMailLogo(brand: BrandDefinition): Promise<Buffer> {
  return readFile(join(BRANDS_FOLDER, brand.key, 'mail-logo.png'))
}
