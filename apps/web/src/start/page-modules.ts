import type { Block } from '@firkant/domain/content/block.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { Page, PageName } from '@firkant/domain/page/page.ts'
import { blocksOf } from './page-blocks.ts'

const LISTING = 'src/pages/listing/listing-page.tsx'
const BLOCKS = 'src/pages/blocks-page.tsx'
const SEARCH = 'src/pages/search/search-page.tsx'
const PRODUCT_PARTS = ['src/pages/product/package-choices.tsx', 'src/pages/product/product-reviews.tsx']
/** Around every page, in code that comes later. */
const SHELL = ['src/shell/footer.tsx', 'src/blocks/block-list.tsx']
/** Instead of the header; see `isPlainPage`. */
const PLAIN_HEADER = 'src/shell/plain-header.tsx'
const ORDER = 'src/pages/order/order-views.ts'
const STORES = 'src/pages/stores/stores-page.tsx'

/** The source file of each page's view, as the build's manifest names it. */
const PAGE_FILES: Readonly<Record<PageName, string>> = {
  StartPage: BLOCKS,
  EditorialPage: BLOCKS,
  InspirationCategoryPage: 'src/pages/inspiration/inspiration-category-page.tsx',
  InspirationArticlePage: 'src/pages/inspiration/inspiration-article-page.tsx',
  ContentNotFoundPage: BLOCKS,
  RoomsPage: 'src/pages/rooms-page.tsx',
  RootCategoryPage: LISTING,
  CategoryPage: LISTING,
  BrandPage: LISTING,
  CampaignPage: LISTING,
  ProductListingPage: LISTING,
  RoomPage: LISTING,
  SearchResultPage: SEARCH,
  ProductPage: 'src/pages/product/product-page.tsx',
  StoreOverviewPage: STORES,
  StorePage: STORES,
  CountryPage: 'src/shell/country/country-page.tsx',
  CartPage: 'src/shell/cart/cart-page.tsx',
  CheckoutPage: 'src/pages/checkout/checkout-page.tsx',
  KitPage: 'src/kit/kit-page.tsx',
  BlockGalleryPage: 'src/kit/block-gallery-page.tsx',
  NewsletterSignupPage: 'src/pages/newsletter/newsletter-page.tsx',
  OrderReturnPage: 'src/pages/returns/returns-page.tsx',
  OrderConfirmationPage: ORDER,
  OrderPage: ORDER,
  OrderReceiptPage: ORDER,
  WithdrawalPage: ORDER,
  ErrorPage: 'src/pages/error-page.tsx',
}

/** How many blocks of a page are taken to be visible at once: their code is fetched with the document. */
const FIRST_BLOCKS = 2

/** `ImageBanner` → `src/blocks/image-banner/image-banner-block.tsx` */
function blockFile(componentName: string): string {
  const words = componentName.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()
  return `src/blocks/${words}/${words}-block.tsx`
}

const LISTINGS: readonly string[] = Object.entries(PAGE_FILES).flatMap(([name, file]) =>
  file === LISTING || file === SEARCH ? [name] : [],
)

function blockFiles(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    blockFile(block.componentName),
    ...(block.componentName === 'Layout' ? block.props.columns.flatMap((column) => blockFiles(column.blocks)) : []),
  ])
}

/** Whose styles a document needs: everything that the server has drawn, also what hydrates later. */
export function styledModulesOf(page: Page): readonly string[] {
  return [
    ...SHELL,
    PAGE_FILES[page.componentName],
    ...new Set(blockFiles(blocksOf(page))),
    ...(LISTINGS.includes(page.componentName) ? ['src/pages/listing/facets/facet-panel.tsx'] : []),
    ...(page.componentName === 'ProductPage' ? PRODUCT_PARTS : []),
    ...(page.componentName === 'CheckoutPage' ? [PLAIN_HEADER] : []),
  ]
}

/** What a page needs at once: fetched side by side with the document instead of one after the other. */
export function modulesOf(page: Page, language: Language): readonly string[] {
  const blocks = 'blocks' in page.model ? page.model.blocks.slice(0, FIRST_BLOCKS) : []
  const views = blocks.map((block) => blockFile(block.componentName))
  const header = page.componentName === 'CheckoutPage' ? [PLAIN_HEADER] : []
  return [`src/texts/texts-${language}.ts`, PAGE_FILES[page.componentName], ...header, ...new Set(views)]
}
