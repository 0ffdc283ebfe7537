import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'

type Take = DemoCatalogue['texts']['categories'][number]['children'][number]['take']

/** The twelve top-level categories in the order of the catalogue, each followed by its subcategories. */
export function demoCategories(demo: DemoCatalogue): RecordOf<'category'>[] {
  return demo.categories.flatMap(({ key, name }, position): RecordOf<'category'>[] => {
    const texts = demo.texts.categories.find((category) => category.key === key)
    const image = mediaFile(demo.categoryThumbnails[key] ?? '')
    const common = { type: 'category', pageType: 'CategoryPage' } as const
    const children = texts?.children ?? []
    return [
      {
        ...common,
        key,
        position,
        name,
        ...(image && { image }),
        ...(texts && { intro: texts.intro, html: texts.html }),
      },
      ...children.map((child, index) => ({
        ...common,
        key: child.key,
        parentKey: key,
        position: index,
        name: child.name,
        image: child.image,
      })),
    ]
  })
}

function takes({ designs, families, materials }: Take, product: DemoProduct): boolean {
  return (
    (designs?.includes(product.designKey) ?? true) &&
    (families?.includes(product.family) ?? true) &&
    (materials?.includes(product.material) ?? true)
  )
}

/** The main category first, because it determines the address; then every other that matches, with its parent. */
export function demoCategoryKeys({ texts }: DemoCatalogue, product: DemoProduct): string[] {
  const others = texts.categories.flatMap(({ key, children }) => {
    const taking = children.filter(({ take }) => takes(take, product)).map((child) => child.key)
    return taking.length > 0 ? [key, ...taking] : []
  })
  return [...new Set([product.categoryKey, ...others])]
}
