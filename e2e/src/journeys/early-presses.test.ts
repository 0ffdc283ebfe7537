import type { Page } from '@playwright/test'
import { expect, test } from '../shop-fixture.ts'

/** The document is there and its code is not, as on a slow line; `release` lets it come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  // After some seconds a press does what it does without scripts: on a busy machine they pass before the next step.
  await page.clock.setFixedTime(new Date())
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('[data-part=page-end]')).toBeAttached()
  return held.resolve
}

test('NAV-11 presses before the code has come are shown at once, and each happens once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('telemetry')) sent.push(new URL(request.url()).pathname)
  })
  const release = await openWithoutCode(page, '/sofaer/nordlo-3-green')
  const add = page.locator('[data-part=buy] [data-part=add-to-cart] button')
  const heart = page.locator('main [data-part=wishlist-toggle]').first()
  const menu = page.locator('header [data-opens=menu]')
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await heart.click()
  await page.locator('header [data-opens=cart]').click()
  await menu.focus()
  await page.keyboard.press('Space')
  await expect(menu).toHaveAttribute('data-pressed', '')
  await expect(page.locator('header [data-opens=cart]')).not.toHaveAttribute('data-pressed')
  expect(sent).toEqual([])

  release()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page.locator('dialog[open][data-panel=menu]')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('header [data-opens=cart]')).toHaveAccessibleName(/\b1\b/)
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((path) => path.includes('cart'))).toHaveLength(1)
  expect(sent.filter((path) => path.includes('list'))).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe('/sofaer/nordlo-3-green')
})

test('NAV-11 SEARCH-01 on a phone a click into the search field opens the search when its code has come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const release = await openWithoutCode(page, '/handelsbetingelser')
  await page.locator('header input[type=search]').click()
  release()
  // The server took it for a wide window and its markup is drawn anew: the press is not lost with it.
  await expect(page.locator('html')).toHaveAttribute('data-started', 'rendered')
  await expect(page.locator('dialog[open][data-panel=search]')).toBeVisible()
})

test('NAV-11 when the code can not be fetched, a press does what it does without scripts', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/handelsbetingelser')
  await page.locator('header [data-opens=cart]').click()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).not.toHaveURL(/handelsbetingelser/)
  complaints.length = 0
})
