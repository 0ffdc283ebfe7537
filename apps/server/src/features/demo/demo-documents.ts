import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { assemblyKeyOf, careOf } from './demo-descriptions.ts'
import type { DemoCatalogue, DemoDocument, DemoProduct } from './demo-files.ts'

const WITHOUT_WARRANTY = new Set(['textiles', 'decoration'])

/** How to put it together, how to look after it, and what is promised for it; each in every language. */
export function demoDocuments(demo: DemoCatalogue, product: DemoProduct): RecordOf<'product'>['documents'] {
  const assembly = assemblyKeyOf(demo, product)
  const care = careOf(demo, product)
  const belongs = ({ kind, key }: DemoDocument) => {
    if (kind === 'assembly') return key === assembly
    if (kind === 'care') return key === care?.key
    return !WITHOUT_WARRANTY.has(product.categoryKey)
  }
  return demo.documents.filter(belongs).map(({ key: _key, ...document }) => document)
}
