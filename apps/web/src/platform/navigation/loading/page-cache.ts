import { isCustomersPage, type Page } from '@firkant/domain/page/page.ts'

export const MAX_FULL_PAGES = 20
export const MAX_PARTIAL_PAGES = 100

export interface PageCache {
  readonly get: (address: string) => Page | undefined
  readonly put: (address: string, page: Page) => void
  readonly clear: () => void
}

/** Pages already visited. Full ones are shown as they are, partial ones are shown and then refreshed. */
export function createPageCache(): PageCache {
  const shelves = { full: new Map<string, Page>(), partial: new Map<string, Page>() }
  const limits = { full: MAX_FULL_PAGES, partial: MAX_PARTIAL_PAGES }
  return {
    get: (address) => shelves.full.get(address) ?? shelves.partial.get(address),
    put(address, page) {
      for (const shelf of Object.values(shelves)) shelf.delete(address)
      // What a customer has seen must not be shown to whoever uses the browser after them.
      if (page.httpStatus !== 200 || isCustomersPage(page.componentName)) return
      const shelf = shelves[page.cache]
      shelf.set(address, page)
      const [oldest] = shelf.keys()
      if (shelf.size > limits[page.cache] && oldest !== undefined) shelf.delete(oldest)
    },
    clear() {
      for (const shelf of Object.values(shelves)) shelf.clear()
    },
  }
}
