import type { Page } from '@playwright/test'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Besked fra hjemly' })

/** It stays as high as with the words that the server wrote in place of the clock. */
async function expectStillClock(page: Page): Promise<void> {
  await expect(banner(page)).toContainText('Hjemmedage: udvalgte sofaer, stole og lamper er sat ned')
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(90, 70, 54)')
  await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(banner(page).locator('[data-part=countdown-digits]')).toHaveText(/\d d ?\d\d t ?\d\d m/)
  const height = () => banner(page).evaluate((element) => element.getBoundingClientRect().height)
  const running = await height()
  await page.evaluate(() => {
    const countdown = document.querySelector('[data-part=banner-countdown] > *')
    if (countdown) countdown.textContent = 'Slutter 30. nov. kl. 00.00'
  })
  expect(await height()).toBe(running)
}

/** When its time is up it leaves no room behind. */
async function expectClosed(page: Page): Promise<void> {
  await page.clock.fastForward(4 * DAY_MS)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0)
}

async function headingSizeAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
}

test('SHELL-08 NAV-13 the banner’s clock starts without moving anything, and closes it when its time is up; type grows with the window between 375 and 1600, and not beyond', async ({
  page,
  brand,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.clock.install()
  await openPage(page, plainPageOf(brand))
  await test.step('the banner’s clock', () => expectStillClock(page))
  await test.step('the end of the banner', () => expectClosed(page))
  await test.step('type', async () => {
    const sizes: number[] = []
    for (const width of [320, 375, 769, 1600, 1750]) sizes.push(await headingSizeAt(page, width))
    const [tiny = 0, phone = 0, tablet = 0, laptop = 0, huge = 0] = sizes
    expect(Math.abs(tiny - phone)).toBeLessThan(0.5)
    expect(tablet).toBeGreaterThan(phone)
    expect(laptop).toBeGreaterThan(tablet)
    expect(Math.abs(huge - laptop)).toBeLessThan(0.5)
  })
})
