import type { CatalogRecord, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { demoCategories } from './demo-categories.ts'
import { mediaFile, type DemoCatalogue } from './demo-files.ts'

function demoRooms({ rooms }: DemoCatalogue): RecordOf<'room'>[] {
  const byKey = Map.groupBy(rooms, ({ roomKey }) => roomKey)
  return [...byKey].flatMap(([key, moods], position): RecordOf<'room'>[] => {
    const [first] = moods
    const images = Object.fromEntries(moods.map(({ mood, file }) => [mood, mediaFile(file)]))
    return first ? [{ type: 'room', key, position, name: first.name, images }] : []
  })
}

/** What products refer to: images, product brands, suppliers, series, categories, rooms, labels and stores. */
export function demoReferences(demo: DemoCatalogue): CatalogRecord[] {
  const { texts } = demo
  return [
    ...demo.media.map((media): CatalogRecord => ({ type: 'media', ...media })),
    ...texts.suppliers.map((supplier): CatalogRecord => ({ type: 'supplier', ...supplier })),
    ...texts['product-brands'].map((brand): CatalogRecord => ({ type: 'productBrand', ...brand })),
    ...Object.entries(texts.series).map(([name, { description }]): CatalogRecord => ({
      type: 'series',
      key: slugOf('da', name),
      name,
      description,
    })),
    ...demoCategories(demo),
    ...demoRooms(demo),
    ...texts.labels.map(({ key, labelType, text, description }): CatalogRecord => ({
      type: 'label',
      key,
      labelType,
      text,
      description,
    })),
    ...texts.stores.map((store, position): CatalogRecord => ({ type: 'store', position, ...store })),
  ]
}
