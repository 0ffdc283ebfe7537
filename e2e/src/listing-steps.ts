import { expect, type Locator, type Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'

/** A room with several pages of products and every kind of facet. */
export const ROOM = '/rum/stue'

interface ShownFacet {
  readonly key: string
  readonly values?: readonly { readonly value: string; readonly label: string; readonly count: number }[]
}

export interface ShownListing {
  readonly componentName: string
  readonly httpStatus: number
  readonly metaInfo: { readonly canonicalUrl: string }
  readonly model: {
    readonly heading: string
    readonly intro?: string
    readonly total: number
    readonly subCategories: readonly { readonly name: string; readonly url: string }[]
    readonly facets: readonly ShownFacet[]
    readonly products: readonly ProductCard[]
  }
}

/** The server's answer for an address, which the page must show. */
export async function fetchListing(page: Page, path: string): Promise<ShownListing> {
  const answer = await page.request.get(`/api/content${path}`)
  return (await answer.json()) as ShownListing
}

/** The two most common values of a facet. */
export async function twoValues(page: Page, facet: string) {
  const { model } = await fetchListing(page, ROOM)
  const [first, second] = model.facets.find(({ key }) => key === facet)?.values ?? []
  if (!first || !second) throw new Error(`The facet "${facet}" has no two values`)
  return [first, second] as const
}

/** Sets a mark that a document load would remove. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window)

export const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
export const listOf = (page: Page): Locator => page.locator('[data-part=listing]')
export const countOf = (page: Page): Locator => page.locator('[data-part=listing-count]')
export const chipsOf = (page: Page): Locator => page.locator('[data-part=chosen-filters] [data-part=chosen-filter]')
export const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filtre' })
export const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

export async function openQuickFacet(page: Page, facet: string): Promise<Locator> {
  const part = page.locator(`[data-part=quick-facet][data-facet=${facet}]`)
  await part.getByRole('button').click()
  const panel = part.locator('[data-part=quick-facet-panel]')
  await expect(panel.getByRole('group')).toBeVisible()
  return panel
}

/** Holds back page requests until released. */
export async function holdPages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/content/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
