import type { Page } from '@playwright/test'
import { expect, test, whenStarted } from '../shop-fixture.ts'

/** Requests of these files wait until they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The document is there and its code is not, as on a slow line; `release` lets it come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*/*.js')
  // After some seconds a press does what it does without scripts: on a busy machine they pass before the next step.
  await page.clock.setFixedTime(new Date())
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('[data-part=page-end]')).toBeAttached()
  return release
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

test('NAV-10 NAV-11 SEARCH-01 on a phone that the server took for a wide window: code is asked for once the page can be painted, a press before it opens the search, and the next document fits', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const widthCookie = async () => (await context.cookies()).find(({ name }) => name === 'deviceWidth')
  const releaseStyles = await hold(page, '**/*.css')
  await page.setViewportSize({ width: 375, height: 812 })
  const release = await openWithoutCode(page, '/handelsbetingelser')

  await test.step('no module is asked for before the page can be painted', async () => {
    await expect(page.locator('footer')).toBeAttached()
    expect(scripts).toEqual([])
    releaseStyles()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
  })

  await test.step('NAV-10 NAV-11 markup of another width class is taken over as it is, with the press on it', async () => {
    expect(await page.locator('html').getAttribute('data-width-class')).toBe('laptop')
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    await page.locator('header input[type=search]').click()
    release()
    await expect(page.locator('dialog[open][data-panel=search]')).toBeVisible()
    // The links are the shop's own now.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  })

  await test.step('NAV-10 the cookie tells the width, and the next document is hydrated as it is', async () => {
    const cookie = await widthCookie()
    expect(cookie?.value).toBe('375')
    await page.reload()
    await whenStarted(page)
    await expect(page.locator('html')).toHaveAttribute('data-width-class', 'mobile')
  })
})
