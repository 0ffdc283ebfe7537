import type { Page, PageName } from './page.ts'

/** Pages that are read first: links and forms in them work without scripts. */
const READ_PAGES: ReadonlySet<PageName> = new Set([
  'StartPage',
  'RootCategoryPage',
  'CategoryPage',
  'BrandPage',
  'CampaignPage',
  'ProductListingPage',
  'RoomPage',
  'RoomsPage',
  'ProductPage',
  'EditorialPage',
  'InspirationCategoryPage',
  'InspirationArticlePage',
])

/** The document waits for a sign of a person before React comes. */
export function waitsForVisitor({ componentName, httpStatus }: Pick<Page, 'componentName' | 'httpStatus'>): boolean {
  return httpStatus === 200 && READ_PAGES.has(componentName)
}

/** What happens without React asks for it with this event on the window. */
export const WANTED_EVENT = 'shop-wanted'
