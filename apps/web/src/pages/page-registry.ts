import type { Page, PageName, PageWith } from '@firkant/domain/page/page.ts'
import { loadable, type Loadable } from '../platform/loadable.ts'

type PageRegistry = { readonly [Name in PageName]: Loadable<{ page: PageWith<Name> }> }

const listingPage = loadable(() => import('./listing/listing-page.tsx').then((code) => code.ListingPage))
const blocksPage = loadable(() => import('./blocks-page.tsx').then((code) => code.BlocksPage))

/** To add a page type: its model in domain/page/page-models, its builder on the server, its view here. */
export const PAGES: PageRegistry = {
  StartPage: blocksPage,
  EditorialPage: blocksPage,
  ContentNotFoundPage: blocksPage,
  RoomsPage: loadable(() => import('./rooms-page.tsx').then((code) => code.RoomsPage)),
  RootCategoryPage: listingPage,
  CategoryPage: listingPage,
  BrandPage: listingPage,
  CampaignPage: listingPage,
  ProductListingPage: listingPage,
  RoomPage: listingPage,
  ProductPage: loadable(() => import('./product/product-page.tsx').then((code) => code.ProductPage)),
  ErrorPage: loadable(() => import('./error-page.tsx').then((code) => code.ErrorPage)),
}

export function getPageCode(page: Page): Loadable<{ page: Page }> {
  if (!Object.hasOwn(PAGES, page.componentName)) throw new Error(`There is no page called "${page.componentName}"`)
  return PAGES[page.componentName] as Loadable<{ page: never }> as Loadable<{ page: Page }>
}

export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.values(PAGES).map((page: { load: () => Promise<unknown> }) => page.load()))
}
