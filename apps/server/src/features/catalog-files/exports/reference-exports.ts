import { asc, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ManufacturerContact } from '@firkant/domain/law/manufacturer-record.ts'
import {
  categories,
  categoryTexts,
  labels,
  manufacturers,
  mediaFiles,
  productBrands,
  rooms,
  series,
  suppliers,
} from '../../catalog/catalog-tables.ts'
import { stores } from '../../stores/store-tables.ts'
import { byLanguage, optionalTexts, fullTexts, type RecordExport } from './record-export.ts'

/** The same order on every database, whatever its locale. */
export const plainly = (column: AnyPgColumn) => sql`${column} collate "C"`

/** These are few: hundreds, where a shop has a hundred thousand products. */
export const exportMedia: RecordExport<'media'> = async function* (tx) {
  const rows = await tx.select().from(mediaFiles).orderBy(plainly(mediaFiles.file))
  yield rows.map(({ file, width, height, dominantColour, contentHash }) => ({
    type: 'media',
    file,
    width,
    height,
    colour: dominantColour,
    hash: contentHash,
  }))
}

export const exportSuppliers: RecordExport<'supplier'> = async function* (tx) {
  const rows = await tx.select().from(suppliers).orderBy(plainly(suppliers.key))
  yield rows.map((supplier) => ({ type: 'supplier', ...supplier }))
}

const contactOf = ({ name, address: { street, postalCode, city, country }, email, url }: ManufacturerContact) => ({
  name,
  address: { street, postalCode, city, country },
  email,
  url,
})

export const exportManufacturers: RecordExport<'manufacturer'> = async function* (tx) {
  const rows = await tx.select().from(manufacturers).orderBy(plainly(manufacturers.key))
  yield rows.map(({ key, responsible, ...contact }) => ({
    type: 'manufacturer',
    key,
    ...contactOf(contact),
    responsible: responsible ? contactOf(responsible) : undefined,
  }))
}

export const exportProductBrands: RecordExport<'productBrand'> = async function* (tx) {
  const rows = await tx.select().from(productBrands).orderBy(plainly(productBrands.key))
  yield rows.map(({ key, name, descriptions, imageFile }) => ({
    type: 'productBrand',
    key,
    name,
    description: optionalTexts(descriptions),
    image: imageFile ?? undefined,
  }))
}

export const exportSeries: RecordExport<'series'> = async function* (tx) {
  const rows = await tx.select().from(series).orderBy(plainly(series.key))
  yield rows.map(({ key, name, descriptions }) => ({
    type: 'series',
    key,
    name,
    description: optionalTexts(descriptions),
  }))
}

export const exportCategories: RecordExport<'category'> = async function* (tx) {
  const rows = await tx.select().from(categories).orderBy(plainly(categories.key))
  const texts = Map.groupBy(await tx.select().from(categoryTexts), (text) => text.categoryKey)
  yield rows.map(({ key, parentKey, position, imageFile, pageType }) => {
    const mine = texts.get(key) ?? []
    return {
      type: 'category',
      key,
      parentKey: parentKey ?? undefined,
      position,
      name: fullTexts(byLanguage(mine, (text) => text.name)),
      image: imageFile ?? undefined,
      intro: optionalTexts(byLanguage(mine, (text) => text.intro)),
      html: optionalTexts(byLanguage(mine, (text) => text.html)),
      pageType,
    }
  })
}

export const exportRooms: RecordExport<'room'> = async function* (tx) {
  const rows = await tx.select().from(rooms).orderBy(plainly(rooms.key))
  yield rows.map(({ key, position, names, images: { light, dark } }) => ({
    type: 'room',
    key,
    position,
    name: fullTexts(names),
    images: { ...(light && { light }), ...(dark && { dark }) },
  }))
}

export const exportLabels: RecordExport<'label'> = async function* (tx) {
  const rows = await tx.select().from(labels).orderBy(plainly(labels.key))
  yield rows.map(({ key, labelType, texts, descriptions }) => ({
    type: 'label',
    key,
    labelType: labelType as 'quality',
    text: fullTexts(texts),
    description: fullTexts(descriptions),
  }))
}

export const exportStores: RecordExport<'store'> = async function* (tx) {
  const rows = await tx.select().from(stores).orderBy(plainly(stores.key), asc(stores.position))
  yield rows.map(({ market, location, ...store }) => ({
    type: 'store',
    ...store,
    market: market as 'DK',
    location: location ?? undefined,
  }))
}
