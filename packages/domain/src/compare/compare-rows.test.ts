import { describe, expect, it } from 'vitest'
import type { ProductCard } from '../catalog/product-card.ts'
import { compareRows, type ComparedProduct } from './compare-rows.ts'
import { scaleProducts } from './compare-scale.ts'

const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat * 0.8 })

function product(sku: string, given: Partial<ComparedProduct> & { price?: number } = {}): ComparedProduct {
  const { price = 100, ...rest } = given
  const card: ProductCard = {
    productKey: sku.toLowerCase(),
    currentSku: sku,
    displayName: sku,
    subtitle: '',
    url: `/sofaer/${sku}`,
    ticket: '',
    categories: [],
    family: 'sofa',
    images: [],
    price: { current: amount(price), regular: amount(price), viewData: { showRedPrice: false } },
    variantPriceDiffers: false,
    labels: [],
    siblings: [],
    siblingsAmount: 0,
    ratingCount: 0,
    variants: [{ sku, isBuyable: true, stockStatus: 'inStock', soldInGroupsOf: 1, badges: [] }],
  }
  return {
    card,
    colourName: 'grøn',
    colourNames: ['grøn'],
    materialName: 'hør',
    points: [],
    care: '',
    assembly: '',
    measurements: [],
    delivery: { tier: 'parcel', service: 'door', price: amount(49), arrivesOn: '2026-11-20' },
    removeUrl: '',
    ...rest,
  }
}

const keysOf = (products: readonly ComparedProduct[], wanted: boolean) =>
  compareRows(products).flatMap(({ key, isDifferent }) => (isDifferent === wanted ? [key] : []))

describe('rows of a comparison', () => {
  it('that no product has something to say in are left out', () => {
    expect(compareRows([product('A'), product('B')]).map(({ key }) => key)).toEqual([
      'price',
      'stock',
      'delivery',
      'material',
      'colour',
    ])
  })

  it('differ by price, by a measure, and by what only one of them has', () => {
    const wide = product('A', { measurements: [{ kind: 'width', value: 200 }], price: 90 })
    const narrow = product('B', { measurements: [{ kind: 'width', value: 180 }], care: 'Vask' })
    expect(keysOf([wide, narrow], true)).toEqual(['price', 'width', 'care'])
    expect(keysOf([wide, narrow], false)).toEqual(['stock', 'delivery', 'material', 'colour'])
  })

  it('the order of colours is no difference, and one product alone has none', () => {
    const one = product('A', { colourNames: ['grøn', 'sand'] })
    const other = product('B', { colourNames: ['sand', 'grøn'] })
    expect(keysOf([one, other], true)).toEqual([])
    expect(keysOf([one], true)).toEqual([])
  })
})

describe('products in one scale', () => {
  const sized = (sku: string, width: number, height: number) =>
    product(sku, {
      measurements: [
        { kind: 'width', value: width },
        { kind: 'height', value: height },
      ],
    })

  it('keep their sizes to each other', () => {
    const scale = scaleProducts([sized('A', 200, 100), sized('B', 100, 50), product('C')])
    const [large, small, unknown] = scale?.views ?? []
    expect(scale?.ratio).toBe(2)
    expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(2, 1)
    expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(2, 1)
    expect(unknown).toBeUndefined()
  })

  it('one alone shows nothing', () => {
    expect(scaleProducts([sized('A', 200, 100), product('B')])).toBeUndefined()
  })
})
