import type { Page } from '@firkant/domain/page/page.ts'

function listingUrlOf(page: Page): string | undefined {
  return 'listingUrl' in page.model ? page.model.listingUrl : undefined
}

/** Both show the same listing, filtered, ordered or turned otherwise. */
export function isSameListing(shown: Page, next: Page): boolean {
  const url = listingUrlOf(shown)
  return url !== undefined && url === listingUrlOf(next)
}

/** The address is one of the listing that is shown: its path, with the parameters it always has. */
export function isOfListing(shown: Page, url: URL): boolean {
  const listingUrl = listingUrlOf(shown)
  if (listingUrl === undefined) return false
  const own = new URL(listingUrl, url)
  return (
    own.pathname === url.pathname &&
    [...own.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  )
}
