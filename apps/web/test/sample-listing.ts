import { LISTING_SORTS, PAGE_SIZE, type Facet } from '@firkant/domain/catalog/listing-query.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { sampleCard } from './sample-card.ts'

export const LISTING_PAGES = [
  'RootCategoryPage',
  'CategoryPage',
  'BrandPage',
  'CampaignPage',
  'ProductListingPage',
  'RoomPage',
] as const

const picture = { url: '/images/rooms/living.webp?v=0a1b2c3d', alt: 'Stue', width: 1920, height: 1200 }

export const sampleFacets = (chosen: { colors?: readonly string[]; max?: number } = {}): Facet[] => [
  {
    key: 'price',
    label: 'Pris',
    type: 'range',
    min: 499,
    max: 18_999,
    ...(chosen.max !== undefined && { selectedMax: chosen.max }),
  },
  {
    key: 'color',
    label: 'Farve',
    type: 'values',
    values: [
      ['green', 'Grøn', 12, '#6f7f66'],
      ['sand', 'Sand', 7, '#d3c4ab'],
      ['pink', 'Pink', 0, '#f0b8c0'],
    ].map(([value, label, count, colour]) => ({
      value: String(value),
      label: String(label),
      count: Number(count),
      colour: String(colour),
      selected: chosen.colors?.includes(String(value)) ?? false,
    })),
  },
  {
    key: 'series',
    label: 'Serie',
    type: 'values',
    values: Array.from({ length: 11 }, (_, index) => ({
      value: `series-${index}`,
      label: `Serie ${index}`,
      count: index + 1,
      selected: false,
    })),
  },
]

export const sampleBlock = (id: string, text: string): Block => ({
  id,
  componentName: 'Editorial',
  props: { html: `<p>${text}</p>`, level: '2', align: 'left', theme: 'none' },
})

export function sampleListing(changed: Partial<ListingModel> = {}): ListingModel {
  const count = changed.total === undefined ? PAGE_SIZE : Math.min(PAGE_SIZE, changed.total)
  return {
    heading: 'Sofaer',
    breadcrumbs: [
      { name: 'hjemly', url: '/' },
      { name: 'Stue', url: '/stue' },
      { name: 'Sofaer', url: '/sofaer' },
    ],
    intro: 'Her bliver der set film.',
    subCategories: [
      { name: 'Alle sofaer', url: '/sofaer', isCurrent: true },
      { name: 'Hjørnesofaer', url: '/sofaer/hjornesofaer', image: picture, isCurrent: false },
    ],
    blocks: [],
    rowBlocks: [],
    listingUrl: '/sofaer',
    products: Array.from({ length: count }, (_, index) =>
      sampleCard({
        productKey: `sofa-${index}`,
        displayName: `Sofa ${index}`,
        url: `/sofaer/sofa-${index}`,
        images: [picture],
      }),
    ),
    total: 61,
    page: 1,
    pageSize: PAGE_SIZE,
    facets: sampleFacets(),
    sorts: LISTING_SORTS.map((key) => ({ key, label: `Sort ${key}`, selected: key === 'popular' })),
    ...changed,
  }
}

export function listingPage(model: ListingModel, componentName: (typeof LISTING_PAGES)[number] = 'CategoryPage'): Page {
  return {
    url: model.listingUrl,
    componentName,
    cache: 'full',
    httpStatus: 200,
    errorPage: false,
    metaInfo: { title: model.heading, elements: [], canonicalUrl: '/sofaer', openGraphUrl: '/sofaer' },
    trackingPageType: 'category',
    eventId: 'test',
    refreshedDynamicData: [],
    structuredData: [],
    model,
  }
}

export const samplePicture = picture
