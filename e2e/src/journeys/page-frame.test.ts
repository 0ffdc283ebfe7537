import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'

test.describe('the banner', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('SHELL-08 says what it says, counts down, leads on, and closes when its time is up', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/')
    const banner = page.getByRole('complementary', { name: 'Besked fra hjemly' })
    await expect(banner).toContainText('Hjemmedage: udvalgte sofaer, stole og lamper er sat ned')
    await expect(banner).toHaveCSS('background-color', 'rgb(90, 70, 54)')
    await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)')
    const digits = banner.locator('[data-part=countdown-digits]')
    await expect(digits).toHaveText(/\d d ?\d\d t ?\d\d m/)
    const before = await digits.textContent()
    await page.clock.runFor(61_000)
    await expect(digits).not.toHaveText(before ?? '')
    await expect(banner.getByRole('link', { name: 'Se tilbuddene' })).toHaveAttribute('href', '/tilbud')
    await page.clock.fastForward(4 * DAY_MS)
    await expect(banner).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0)
  })

  test('SHELL-08 its clock starts without moving anything', async ({ page }) => {
    await openPage(page, '/')
    const height = () =>
      page.locator('[data-part=site-banner]').evaluate((banner) => banner.getBoundingClientRect().height)
    await expect(page.locator('[data-part=countdown-digits]').first()).toBeVisible()
    const running = await height()
    await page.evaluate(() => {
      const countdown = document.querySelector('[data-part=banner-countdown] > *')
      if (countdown) countdown.textContent = 'Slutter 30. nov. kl. 00.00'
    })
    expect(await height()).toBe(running)
  })
})

test('SHELL-10 the footer has links, newsletter, ways to pay and to deliver, terms, country and who runs the shop', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Hjælp', 'Handl', 'Inspiration', 'Om hjemly'])
    await expect(footer.getByRole('navigation', { name }).getByRole('link').first()).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Nyt hjemmefra, når der er noget' })).toBeVisible()
  await expect(footer.getByRole('textbox', { name: /mail/i })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Sådan kan du betale' })).toContainText('Faktura')
  await expect(footer.getByRole('list', { name: 'Sådan leverer vi' }).getByRole('listitem')).toHaveCount(4)
  await expect(footer.getByRole('link', { name: 'Handelsbetingelser' })).toHaveAttribute('href', '/handelsbetingelser')
  await expect(footer.getByRole('link', { name: /^Danmark, dansk/ })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Firmaoplysninger' })).toContainText('CVR-nr. 00 00 00 10')
})

test.describe('confetti', () => {
  /** The shop with confetti switched on by the editors. */
  async function switchOn(page: Page, id: string): Promise<void> {
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text())
        .replace('"enableConfettiOnFirstLoad":false', '"enableConfettiOnFirstLoad":true')
        .replace(/"currentConfettiId":"[^"]*"/, `"currentConfettiId":"${id}"`)
      await route.fulfill({ response: answer, body })
    })
  }
  const canvas = (page: Page) => page.locator('canvas[data-part=confetti]')
  /** Confetti that this browser has recorded as shown. */
  const played = (page: Page) => page.evaluate(() => window.localStorage.getItem('confetti-played'))

  test('SHELL-11 plays once for each id, in nobody’s way, and is gone afterwards', async ({ page }) => {
    await switchOn(page, 'opening')
    await openPage(page, '/')
    await expect(canvas(page)).toBeVisible()
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas(page)).toHaveCSS('pointer-events', 'none')
    const isDrawn = () =>
      canvas(page).evaluate((element: HTMLCanvasElement) =>
        element
          .getContext('2d')
          ?.getImageData(0, 0, element.width, element.height)
          .data.some((value) => value > 0),
      )
    await expect.poll(isDrawn).toBe(true)
    await expect(canvas(page)).toHaveCount(0)
    expect(await played(page)).toBe('opening')
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(canvas(page)).toHaveCount(0)
    await page.unroute('/')
    await switchOn(page, 'anniversary')
    await openPage(page, '/')
    await expect(canvas(page)).toBeVisible()
  })

  test('SHELL-11 never plays for those who asked for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await switchOn(page, 'opening')
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await played(page)).toBeNull()
    await expect(canvas(page)).toHaveCount(0)
  })
})

test('SHELL-01 the shell stands in its order', async ({ page }) => {
  await openPage(page, '/')
  const order = await page.evaluate(() => {
    const wanted = [
      '[data-part=skip-link]',
      '[data-slot=employee-bar]',
      'header',
      'main',
      'footer',
      '[data-slot=shopping-list-drawer]',
      '[data-part=live-region]',
    ]
    const elements = wanted.map((selector) => document.querySelector(selector))
    return elements.every((element, index) => {
      const next = elements[index + 1]
      return (
        element !== null &&
        (next === undefined ||
          (next !== null && (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
      )
    })
  })
  expect(order).toBe(true)
})

test('NAV-13 type grows with the window between 375 and 1600, and not beyond', async ({ page }) => {
  await openPage(page, '/')
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  }
  const [tiny, phone, tablet, laptop, huge] = [
    await sizeAt(320),
    await sizeAt(375),
    await sizeAt(769),
    await sizeAt(1600),
    await sizeAt(1750),
  ]
  expect(Math.abs(tiny - phone)).toBeLessThan(0.5)
  expect(tablet).toBeGreaterThan(phone)
  expect(laptop).toBeGreaterThan(tablet)
  expect(Math.abs(huge - laptop)).toBeLessThan(0.5)
})
