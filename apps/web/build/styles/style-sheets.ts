import { entryFor, placeOf, type PlaceGroup } from '../places.ts'

/**
 * Which styles go into one sheet. By default the build makes a sheet per chunk, eighteen for the start
 * page; a document should link two: one for every page, and one for its kind of page. A style belongs to the first
 * sheet that lists its folder or file; unlisted ones (panels, search) load with their chunk.
 * `brand/` is the folder of the brand that is built.
 */
const TABLE = {
  focal: ['blocks/focal-points/', 'brand/art-content.css'],
  media: ['blocks/video/', 'blocks/flowbox/'],
  // A wallet of the browser loads it.
  sheets: ['pages/checkout/express/sheets/'],
  checkout: ['pages/checkout/', 'shell/header/plain-header', 'brand/art-checkout.css'],
  order: ['pages/order/', 'pages/order-confirmation/', 'pages/withdrawal/', 'brand/art-order.css'],
  'my-pages': ['pages/my-pages/', 'brand/art-my-pages.css'],
  lists: ['pages/lists/'],
  cart: ['pages/cart/', 'brand/art-cart.css'],
  quantity: ['ui/quantity-input/'],
  folds: ['ui/accordion/', 'blocks/faq/'],
  // A press loads it.
  model: ['pages/product/room/model-view'],
  product: ['pages/product/', 'ui/gallery/gallery', 'brand/art-product.css'],
  compare: ['pages/compare/'],
  'search-page': ['pages/search/'],
  facets: ['pages/listing/facets/facets', 'pages/listing/facets/price'],
  listing: ['pages/listing/', 'brand/art-listing.css'],
  stores: ['pages/stores/', 'brand/art-stores.css'],
  'sign-in': ['features/customer/sign-in/', 'brand/art-sign-in.css'],
  fields: [
    'ui/field/',
    'ui/select-box/',
    'features/returns/',
    'pages/returns/',
    'pages/newsletter/',
    'features/market/aside-items',
    'features/market/country-choices',
    'pages/country/',
    'brand/art-country.css',
  ],
  panels: [
    'ui/drawer/',
    'ui/modal/',
    'ui/overlay/',
    'ui/skeleton/',
    'ui/empty-state/',
    'shell/panels/',
    'brand/art-panels.css',
  ],
  // The one block that listings and products have among their own parts.
  banner: ['blocks/image-banner/', 'brand/art-blocks.css'],
  blocks: [
    'blocks/button/',
    'blocks/categories/',
    'blocks/editorial/editorial-block',
    'blocks/hero/',
    'blocks/layout/',
    'blocks/link-collection/',
    'blocks/product-block/',
    'blocks/spacer/',
  ],
  core: [
    'start/',
    'shell/part-failure',
    'shell/breadcrumbs',
    'shell/footer/',
    'shell/header/',
    'shell/progress-bar',
    'shell/selling-points',
    'shell/shell.',
    'shell/site-banner',
    'features/employee/employee-slot',
    'features/market/country-link',
    'features/product-card/',
    'features/cart/',
    'features/lists/',
    'features/newsletter/',
    'features/stock-alerts/notify-link',
    'pages/error-page',
    'blocks/block-view',
    'blocks/section-head',
    'blocks/themed',
    'blocks/tile',
    'blocks/editorial/editor-html',
    'blocks/product-list/',
    'ui/action-message/',
    'ui/async-button/',
    'ui/badge/',
    'ui/carousel/',
    'ui/countdown/',
    'ui/energy-arrow/energy-arrow.',
    'ui/icon/',
    'ui/image/',
    'ui/rating/',
    'brand/brand.css',
  ],
  content: ['blocks/', 'pages/inspiration/'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const SHEETS: readonly PlaceGroup[] = Object.entries(TABLE).map(([name, places]) => ({ name, places }))

/** For the build's `codeSplitting`: the classes of a sheet go into a chunk of its name. */
export const STYLE_GROUPS = SHEETS.map((sheet, index) => ({
  name: sheet.name === 'core' ? sheet.name : `style-${sheet.name}`,
  // Before all groups of code, which would take the styles along.
  priority: 100 + SHEETS.length - index,
  test: (id: string) => {
    const place = /\.css(?:$|\?)/.test(id) && !id.includes('?inline') ? placeOf(id) : undefined
    return place !== undefined && entryFor(sheet, place) !== undefined
  },
}))
