import type { Locator, Page } from '@playwright/test'
import { expect } from './shop-fixture.ts'

export const panelOf = (page: Page, name: string): Locator => page.locator(`dialog[data-panel='${name}']`)
export const toolOf = (page: Page, tool: 'cart' | 'favourites' | 'my-pages'): Locator =>
  page.locator(`[data-tool=${tool}]`)
const CONFIRMATIONS = '[data-part=confirmations][data-place=overlay]'
export const openDialogs = (page: Page): Locator => page.locator('dialog:modal')
/** On the page they stand in a corner, or at the header's cart. */
export const confirmationOf = (page: Page, place: 'page' | 'overlay'): Locator =>
  page
    .locator(place === 'overlay' ? CONFIRMATIONS : `[data-part=confirmations]:not([data-place=overlay])`)
    .locator('[data-part=confirmation]')

/** Waits until the panel has slid in. */
export async function whenOpen(panel: Locator): Promise<void> {
  await expect(panel).toBeVisible()
  await panel.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
}

export async function addToCart(page: Page): Promise<void> {
  await page.locator('[data-part=add-to-cart][data-variant=full] button').first().click()
  await expect(confirmationOf(page, 'page')).toHaveCount(1)
}

export async function addFavourite(page: Page): Promise<void> {
  const heart = page.locator('[data-part=wishlist-toggle]:visible').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(confirmationOf(page, 'page').last()).toContainText(/favorit/i)
}
