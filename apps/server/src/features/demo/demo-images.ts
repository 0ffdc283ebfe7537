import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'
import { withoutSize } from './demo-variants.ts'
import { inEachLanguage, joinTexts, type LocalizedText } from './localized-text.ts'

/** Alt texts of second images, by the end of their Danish text in the catalogue. */
const VIEWS: readonly LocalizedText[] = [
  { da: ' i et indrettet miljø', nb: ' i et innredet rom', sv: ' i inredd miljö' },
  { da: ', set fra en anden vinkel', nb: ', sett fra en annen vinkel', sv: ', sett från en annan vinkel' },
]

function altOf(subtitle: LocalizedText, alt: { readonly da: string }): LocalizedText {
  const view = VIEWS.find(({ da }) => alt.da.endsWith(da))
  return { ...inEachLanguage((language) => subtitle[language] + (view?.[language] ?? '')), da: alt.da }
}

/** Its own images first; then the rooms that show it. */
export function demoImages(demo: DemoCatalogue, product: DemoProduct): RecordOf<'product'>['images'] {
  const own = product.images.map(({ file, alt }) => {
    // A package shows its parts' own images after itself, with the parts' alt texts.
    const shown = demo.products.find(({ images }) => images.some((image) => image.file === file)) ?? product
    const { da, nb, sv } = withoutSize(demo, shown, altOf(shown.subtitle, alt))
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
