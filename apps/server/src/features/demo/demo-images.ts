import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'
import { withoutSize } from './demo-variants.ts'
import { joinTexts } from './localized-text.ts'

/** Its own images first; then the rooms that show it. */
export function demoImages(demo: DemoCatalogue, product: DemoProduct): RecordOf<'product'>['images'] {
  const own = product.images.map(({ file, alt }) => {
    // A package shows its parts' own images after itself, with the parts' alt texts.
    const shown = demo.products.find(({ images }) => images.some((image) => image.file === file)) ?? product
    const { da, nb, sv } = withoutSize(demo, shown, alt)
    return { file: mediaFile(file), alt: { da, nb, sv } }
  })
  const rooms = demo.rooms
    .filter(({ focalPoints }) => focalPoints.some(({ productKey }) => productKey === product.productKey))
    .map(({ file, name }) => {
      const { da, nb, sv } = joinTexts([name, withoutSize(demo, product, product.name)], ', ')
      return { file: mediaFile(file), alt: { da, nb, sv } }
    })
  return [...own, ...rooms]
}
