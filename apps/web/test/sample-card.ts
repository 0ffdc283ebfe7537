import type { Price, ProductCard, Sibling, Variant } from '@firkant/domain/catalog/product-card.ts'
import { amountOf } from '@firkant/domain/money/money.ts'

export const amount = (minor: number) => amountOf(minor, 25)

export const samplePrice = (currentMinor: number, more: Partial<Price> = {}): Price => ({
  current: amount(currentMinor),
  regular: amount(currentMinor),
  viewData: { showRedPrice: false },
  ...more,
})

export const sampleVariant = (more: Partial<Variant> = {}): Variant => ({
  sku: 'NORDLO-3-GREEN',
  isBuyable: true,
  stockStatus: 'inStock',
  soldInGroupsOf: 1,
  badges: [],
  ...more,
})

export const sampleSibling = (colour: string): Sibling => ({
  productKey: `nordlo-3-${colour}`,
  subtitle: `Vævet stof i ${colour}`,
  fabricColor: '#6f7f66',
  url: `/sofaer/nordlo-3-${colour}`,
  images: [{ url: `/images/products/nordlo-3-${colour}-1.webp?v=0a1b2c3d`, alt: colour, width: 1200, height: 1200 }],
})

/** A sofa without any optional field. */
export const sampleCard = (more: Partial<ProductCard> = {}): ProductCard => ({
  productKey: 'nordlo-3-green',
  currentSku: 'NORDLO-3-GREEN',
  displayName: 'Nordlo 3-pers. sofa',
  subtitle: 'Vævet stof i støvet grøn',
  url: '/sofaer/nordlo-3-green',
  ticket: 'p.NORDLO-3-GREEN',
  family: 'sofa',
  categories: ['Sofaer'],
  images: [],
  price: samplePrice(8_999_00),
  variantPriceDiffers: false,
  labels: [],
  siblings: [],
  siblingsAmount: 1,
  ratingCount: 0,
  variants: [sampleVariant()],
  ...more,
})
