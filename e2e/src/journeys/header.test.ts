import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const isPlentiful = ({ variants: [lead] }: ProductCard) => lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1

test('SHELL-02 the header leads to the start page, the search, the favourites, the cart and the login', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/om-hjemly')
  const header = page.locator('[data-part=header]')
  await expect(header.getByRole('link', { name: 'hjemly, til forsiden' })).toHaveAttribute('href', '/')
  await expect(header.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/produkter')
  await expect(header.getByRole('link', { name: 'Mine sider' })).toHaveAttribute('href', '/log-ind')
  await expect(header.locator('a[data-tool=favourites]')).toHaveAttribute('href', '/onskelister')
  await expect(header.locator('a[data-tool=cart]')).toHaveAttribute('href', '/kurv')
  await header.getByRole('searchbox', { name: 'Søg' }).fill('sofa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/soeg\?q=sofa$/)
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  const row = (page: Page) => page.locator('[data-part=search]')
  /** Visible height of the second row. */
  const shownPx = (page: Page) =>
    page.evaluate(() => {
      const bottomOf = (part: string) => document.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().bottom
      return Math.round((bottomOf('search') ?? 0) - (bottomOf('header') ?? 0))
    })
  const whole = 53

  test('SHELL-03 the second row goes on the way down and comes on the way up and with a new page, and moves nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const record = { shift: 0 }
      Object.assign(window, { record })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, '/om-hjemly')
    expect(await shownPx(page)).toBe(whole)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => shownPx(page)).toBeLessThanOrEqual(0)
    await expect(page.locator('[data-part=logo]')).toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect.poll(() => shownPx(page)).toBe(whole)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => shownPx(page)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)).toBe(0)
    await page.locator('footer a[href="/handelsbetingelser"]').click()
    await expect(page).toHaveURL(/handelsbetingelser$/)
    await expect.poll(() => shownPx(page)).toBe(whole)
  })

  test('SHELL-03 it is never hidden while someone writes in it', async ({ page }) => {
    await openPage(page, '/om-hjemly')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => shownPx(page)).toBeLessThanOrEqual(0)
    await row(page).getByRole('searchbox').focus()
    await expect.poll(() => shownPx(page)).toBe(whole)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
    expect(await shownPx(page)).toBe(whole)
  })
})

test('SHELL-04 the counts of cart and favourites pulse for two seconds when they change, and not when they are first told', async ({
  page,
  request,
}) => {
  // Recorded as they begin: a slow test would miss them.
  await page.addInitScript(() => {
    const pulses: [string | undefined, unknown][] = []
    Object.assign(window, { pulses })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.part !== 'tool-count') return
      const tool = target.closest<HTMLElement>('[data-tool]')?.dataset.tool
      pulses.push([tool, target.getAnimations()[0]?.effect?.getComputedTiming().activeDuration])
    })
  })
  const pulses = () => page.evaluate(() => (window as unknown as { pulses: unknown[] }).pulses)
  const count = (tool: string) => page.locator(`[data-tool=${tool}] [data-part=tool-count]`)
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await page.locator('[data-part=add-to-cart][data-variant=full] button').first().click()
  await expect(count('cart')).toHaveText('1')
  await expect.poll(pulses).toEqual([['cart', 2000]])
  await page.locator('[data-part=wishlist-toggle]:visible').first().click()
  await expect(count('favourites')).toHaveText('1')
  await expect.poll(pulses).toContainEqual(['favourites', 2000])
  await openPage(page, '/')
  await expect(count('cart')).toHaveText('1')
  await expect(count('favourites')).toHaveText('1')
  expect(await pulses()).toEqual([])
})
