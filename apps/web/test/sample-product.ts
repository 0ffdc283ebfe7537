import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type {
  PackageChoice,
  ProductModel,
  ProductPackage,
  VariantOption,
} from '@firkant/domain/page/models/product-model.ts'
import type { Review, ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { amount, sampleCard, samplePrice } from './sample-card.ts'

export const samplePicture = (number: number): ImageRef => ({
  url: `/images/products/nordlo-3-green-${number}.webp?v=0a1b2c3d`,
  alt: `Nordlo, billede ${number}`,
  width: 1200,
  height: 1200,
})

export const sampleReview = (more: Partial<Review> = {}): Review => ({
  id: 'r1',
  language: 'da',
  rating: 5,
  title: 'Dejlig dyb',
  text: 'Jeg kan ligge udstrakt.',
  author: 'Jonas',
  isVerified: true,
  helpful: 0,
  measures: [],
  photos: [],
  writtenAt: '2026-10-21T10:00:00Z',
  ...more,
})

export const sampleReviews = (more: Partial<ReviewSummary> = {}): ReviewSummary => ({
  rating: 4.7,
  count: 8,
  distribution: [
    { stars: 5, count: 6 },
    { stars: 4, count: 1 },
    { stars: 3, count: 1 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
  items: [sampleReview()],
  ...more,
})

export const sampleOption = (sku: string, more: Partial<VariantOption> = {}): VariantOption => ({
  sku,
  name: `Str. ${sku}`,
  url: `/sofaer/nordlo-3-green?sku=${sku}`,
  isCurrent: false,
  price: samplePrice(899_900),
  stockStatus: 'inStock',
  isBuyable: true,
  ...more,
})

export const sampleChoice = (sku: string, more: Partial<PackageChoice> = {}): PackageChoice => ({
  sku,
  productKey: sku,
  title: `Stol ${sku}`,
  subtitle: 'Olieret eg',
  url: `/stole/${sku}`,
  difference: amount(0),
  available: 20,
  ...more,
})

export const samplePackage = (choices: readonly PackageChoice[]): ProductPackage => ({
  packageKey: 'spisegruppe',
  separatePrice: amount(1_200_000),
  parts: [{ partKey: 'chair', title: 'Stole', quantity: 4, choices }],
})

const SAMPLE_SAFETY: ProductModel['safety'] = {
  warnings: ['Sid ikke på armlænet.'],
  modelCode: 'NORDLO-3',
  manufacturer: {
    name: 'Værksted A/S',
    lines: ['Havnevej 1', '8000 Aarhus', 'Danmark'],
    email: 'sikkerhed@vaerksted.example',
    url: 'https://vaerksted.example',
  },
}

/** A product page with a little of everything. */
export function sampleProduct(more: Partial<ProductModel> = {}): ProductModel {
  const product = more.product ?? sampleCard({ images: [samplePicture(1), samplePicture(2)] })
  return {
    breadcrumbs: [
      { name: 'Forside', url: '/' },
      { name: 'Sofaer', url: '/sofaer' },
      { name: product.displayName, url: product.url },
    ],
    product,
    currentSku: product.currentSku,
    ticket: product.ticket,
    showStressFactor: true,
    showPageViews: true,
    trackingProductInformation: {
      id: product.currentSku,
      name: product.displayName,
      variant: '',
      brand: 'hjemly',
      price: product.price.current.inclVat,
      categories: [],
      productCode: product.productKey,
      extras: {},
    },
    series: { name: 'Nordlo', url: '/serie/nordlo' },
    safety: SAMPLE_SAFETY,
    colourName: 'Støvet grøn',
    materialName: 'Vævet stof',
    paragraphs: ['En rummelig sofa.', 'Betrækket kan vaskes.'],
    points: ['Vaskbart betræk'],
    care: 'Støvsug den blødt.',
    assembly: 'Skru benene på.',
    measurements: [
      { kind: 'width', value: 232 },
      { kind: 'depth', value: 96 },
      { kind: 'height', value: 97 },
      { kind: 'weight', value: 61.5 },
    ],
    documents: [{ kind: 'assembly', title: 'Nordlo, samling', url: '/documents/nordlo.pdf', bytes: 84_210 }],
    siblingLinks: [
      { productKey: product.productKey, name: product.displayName, colourName: 'Støvet grøn', url: product.url },
      { productKey: 'nordlo-3-sand', name: 'Nordlo', colourName: 'Sand', url: '/sofaer/nordlo-3-sand' },
    ],
    options: [],
    delivery: { tier: 'twoMan', service: 'carriedIn', price: amount(59_900), arrivesOn: '2026-11-26' },
    storeStock: [],
    questions: { count: 0, items: [], url: '/spoergsmaal/nordlo-3-green' },
    reviews: sampleReviews(),
    seriesProducts: [],
    accessories: [],
    similar: [],
    aboveDetails: [],
    belowDetails: [],
    ...more,
  }
}
