import type { Page } from '@firkant/domain/page/page.ts'

function listingUrlOf(page: Page): string | undefined {
  // The visitor's lists: another list, order or filter.
  if (page.componentName === 'ShoppingListsPage') return page.model.pageUrl
  return 'listingUrl' in page.model ? page.model.listingUrl : undefined
}

/** Both addresses show the same listing with other filters, order or page. */
export function isSameListing(shown: Page, next: Page): boolean {
  const url = listingUrlOf(shown)
  return url !== undefined && url === listingUrlOf(next)
}

/** The address belongs to the shown listing: same path and fixed parameters. */
export function isOfListing(shown: Page, url: URL): boolean {
  const listingUrl = listingUrlOf(shown)
  if (listingUrl === undefined) return false
  const own = new URL(listingUrl, url)
  return (
    own.pathname === url.pathname &&
    [...own.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  )
}
