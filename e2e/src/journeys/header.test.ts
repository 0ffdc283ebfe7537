import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('SHELL-03 on a phone the second row goes on the way down, comes on the way up, with a new page and while someone writes in it, and moves nothing', async ({
  page,
}) => {
  /** Visible height of the second row. */
  const shownPx = () =>
    page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom
      return Math.round((bottomOf('[data-part=search]') ?? 0) - (bottomOf('[data-part=header]') ?? 0))
    })
  const whole = 53
  /** The wheel is turned again where the page went back to its top meanwhile. */
  const scrollAway = (px: number) =>
    expect(async () => {
      await page.mouse.wheel(0, px)
      expect(await shownPx()).toBeLessThanOrEqual(0)
    }).toPass()
  await openPage(page, '/om-hjemly')
  await whenTakenOver(page.locator('header [data-opens=menu]'))
  // What the header does is counted from here: a font that comes late is not its deed, nor the banner's clock.
  await expect(page.locator('[data-part=banner-countdown] [data-part=countdown]')).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
    const record = { shift: 0 }
    Object.assign(window, { record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  expect(await shownPx()).toBe(whole)
  await scrollAway(700)
  await expect(page.locator('[data-part=logo]')).toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect.poll(shownPx).toBe(whole)
  await scrollAway(400)
  expect(await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)).toBe(0)

  await test.step('it comes with a new page', async () => {
    await page.locator('footer a[href="/handelsbetingelser"]').click()
    await expect(page).toHaveURL(/handelsbetingelser$/)
    await expect.poll(shownPx).toBe(whole)
  })

  await test.step('it is never hidden while someone writes in it', async () => {
    await scrollAway(700)
    await page.locator('[data-part=search] input').focus()
    await expect.poll(shownPx).toBe(whole)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
    expect(await shownPx()).toBe(whole)
  })
})
