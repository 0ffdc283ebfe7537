import type { Page } from '@playwright/test'
import { confirmationOf, openDialogs, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

/** However a panel closes, no history entry is left. */
const expectNoEntry = (page: Page) => expect.poll(() => page.evaluate(() => window.history.state)).toBeNull()

async function expectBackCloses(page: Page): Promise<void> {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/content') || request.isNavigationRequest()) loads.push(request.url())
  })
  const panel = panelOf(page, 'cart')
  await toolOf(page, 'cart').click()
  await whenOpen(panel)
  expect((await panel.boundingBox())?.width).toBe(375)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/sofaer$/)
  await expect(toolOf(page, 'cart')).toBeFocused()
  await toolOf(page, 'cart').click()
  await whenOpen(panel)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expectNoEntry(page)
  expect(loads).toEqual([])
}

async function expectSwipe(page: Page): Promise<void> {
  await toolOf(page, 'cart').tap()
  await whenOpen(panelOf(page, 'cart'))
  const touch = await page.context().newCDPSession(page)
  const swipe = async (to: number) => {
    const at = (x: number) => [{ x, y: 300 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(100) })
    for (const x of [115, 130, to])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(150)
  await expect(openDialogs(page)).toHaveCount(1)
  await expect.poll(async () => (await panelOf(page, 'cart').boundingBox())?.x).toBe(0)
  await swipe(260)
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(panelOf(page, 'cart')).toHaveCount(0)
  await expectNoEntry(page)
}

async function expectNewestShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.querySelector('[data-part=live-region]')
    const heard: string[] = []
    Object.assign(window, { heard })
    if (region)
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const hearts = page.locator('[data-part=listing-grid] [data-part=wishlist-toggle]')
  const shown = page.locator('[data-part=confirmation]')
  for (const at of [0, 1]) {
    await hearts.nth(at).tap()
    await expect(shown).toHaveCount(at + 1)
  }
  await expect(shown.first()).toBeHidden()
  await expect(shown.last()).toBeVisible()
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(new Set(heard).size).toBe(2)
}

async function expectOneStepBack(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  const panel = panelOf(page, 'cart')
  await toolOf(page, 'cart').tap()
  await whenOpen(panel)
  await panel.getByRole('link', { name: 'Se alle produkter' }).tap()
  await expect(heading).not.toHaveText(before)
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/sofaer$/)
  await expect(heading).toHaveText(before)
  await page.goForward()
  await expect(heading).not.toHaveText(before)
  await page.goBack()
  await expect(heading).toHaveText(before)
}

test('SHELL-05 on a phone the back button and a swipe close a panel, and its link is one step', async ({
  page,
  brand,
}) => {
  const before = plainPageOf(brand)
  await openPage(page, before)
  // The first sign of a visitor brings the data of the cards, once.
  const cards = page.waitForResponse(/\/api\/content\/sofaer$/)
  await openPage(page, '/sofaer')
  await page.mouse.move(180, 400)
  await cards
  await test.step('the back button closes the panel and stays on the page, which is not loaded again', () =>
    expectBackCloses(page))
  await test.step('from a link in it one step back leads to the page', () => expectOneStepBack(page))
  await test.step('a swipe outwards closes it, half a swipe does not', () => expectSwipe(page))
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === before)
})

test('SHELL-12 of confirmations that follow each other a phone shows the newest alone, and each is announced', async ({
  page,
}) => {
  await openPage(page, '/sofaer')
  await expectNewestShown(page)
  await test.step('CART-01 what went into the cart from a card is confirmed at the foot of the screen, with its picture and the way on', async () => {
    await page.locator('[data-part=listing-grid] [data-part=add-to-cart-icon]:enabled').first().tap()
    const added = confirmationOf(page, 'page').last()
    await expect(added.locator('[data-part=confirmation-picture]')).toBeVisible()
    await expect(added.getByRole('link', { name: 'Til kassen' })).toBeVisible()
    expect((await added.boundingBox())?.y).toBeGreaterThan(812 / 2)
  })
})
