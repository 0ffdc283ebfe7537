import { sql } from 'drizzle-orm'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { productBrands } from '../../catalog/catalog-tables.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { toStoredTexts } from '../stored-texts.ts'
import { stagedMedia } from './media-import.ts'
import { sharedSlug } from './slug-check.ts'

export const stagedProductBrands = stagedTable(productBrands)

export const productBrandImport: RecordImport<'productBrand'> = {
  tables: [stagedProductBrands],
  stage({ key, name, description, image }, add) {
    add(stagedProductBrands, {
      key,
      name,
      slug: slugOf('da', name),
      descriptions: toStoredTexts(description),
      imageFile: image ?? null,
    })
  },
  checks: [
    repeated(stagedProductBrands, ['key'], 'key'),
    sharedSlug(stagedProductBrands),
    unknownKey({
      path: 'image',
      what: 'media file',
      values: sql`select place, image_file as value from ${stagedProductBrands.name}`,
      table: stagedMedia,
      key: 'file',
    }),
  ],
  save: (tx) => mergeRows(tx, stagedProductBrands, { key: ['key'] }),
}
