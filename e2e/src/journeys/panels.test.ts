import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { isPlentiful } from '../cart-steps.ts'
import { addFavourite, addToCart, confirmationOf, openDialogs, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

async function expectKeyboard(page: Page): Promise<void> {
  const panel = panelOf(page, 'cart')
  await toolOf(page, 'cart').focus()
  await page.keyboard.press('Enter')
  await whenOpen(panel)
  await expect(panel).toContainText('Kurven er tom')
  await expect(page.getByRole('link', { name: 'Til kassen' })).toHaveAttribute('aria-disabled', 'true')
  for (let tab = 0; tab < 6; tab += 1) {
    expect(await focusIsIn(page, 'main, header, footer')).toBe(false)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(toolOf(page, 'cart')).toBeFocused()
  await expect(panel).toHaveCount(0)
}

async function expectPointer(page: Page): Promise<void> {
  const panel = panelOf(page, 'cart')
  await toolOf(page, 'cart').click()
  await whenOpen(panel)
  await page.mouse.move(1100, 400)
  await page.mouse.down()
  await page.mouse.move(300, 400)
  await page.mouse.up()
  await expect(panel).toBeVisible()
  await page.mouse.click(300, 400)
  await expect(panel).toHaveCount(0)
  await toolOf(page, 'cart').click()
  await panel.getByRole('button', { name: 'Luk' }).click()
  await expect(panel).toHaveCount(0)
  await expect(toolOf(page, 'cart')).toBeFocused()
}

/** Right under the header's cart, whatever stands above the header. */
async function expectAtCart(page: Page): Promise<void> {
  const region = page.locator('[data-part=confirmations][data-place=cart]')
  const [at, cart] = [await region.boundingBox(), await toolOf(page, 'cart').boundingBox()]
  if (!at || !cart) throw new Error('There is no confirmation at the cart')
  expect(at.y - (cart.y + cart.height)).toBeLessThan(20)
  expect(at.x).toBeLessThan(cart.x)
  expect(at.x + at.width).toBeGreaterThan(cart.x + cart.width / 2)
}

/** Times of the open panel's own transitions and of its backdrop's. */
const transitionTimes = (page: Page) =>
  panelOf(page, 'cart').evaluate((dialog) => {
    const [own, backdrop] = [getComputedStyle(dialog), getComputedStyle(dialog, '::backdrop')]
    const durations = [own.transitionDuration, backdrop.transitionDuration].flatMap((list) => list.split(', '))
    return { durations: [...new Set(durations)], backdrop: backdrop.opacity }
  })

async function expectMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const place = () => page.locator('[data-part=logo]').boundingBox()
  const before = await place()
  const panel = panelOf(page, 'cart')
  await toolOf(page, 'cart').click()
  await whenOpen(panel)
  expect(await transitionTimes(page)).toEqual({ durations: ['0.2s'], backdrop: '1' })
  expect(await panel.boundingBox()).toEqual({ x: 1366 - 440, y: 0, width: 440, height: 900 })
  expect(await place()).toEqual(before)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // It slides out before it is removed.
  const slidesOut = await panel.evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    return dialog.getAnimations().map((each) => (each instanceof CSSTransition ? each.transitionProperty : ''))
  })
  expect(slidesOut).toEqual(expect.arrayContaining(['transform', 'display', 'overlay']))
  await expect(panel).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toolOf(page, 'cart').click()
  await expect(panel).toBeVisible()
  expect((await transitionTimes(page)).durations).toEqual(['0s'])
}

test('SHELL-05 SHELL-06 A11Y-02 a panel by keyboard alone, by pointer, with its motion and without, and its link to a page', async ({
  page,
}) => {
  await openPage(page, '/kundeservice')
  await test.step('by keyboard the focus goes in, stays in, and comes back to the button', () => expectKeyboard(page))
  await test.step('backdrop and close button close it, a press that began inside does not', () => expectPointer(page))
  await test.step('440 px from the side in 200 ms, or at once for whoever wants no motion; the page behind it neither moves nor scrolls', () =>
    expectMotion(page))
  await test.step('a link in it goes to its page, and the panel goes', async () => {
    await panelOf(page, 'cart').getByRole('link', { name: 'Se alle produkter' }).click()
    await expect(page).not.toHaveURL(/kundeservice/)
    await expect(panelOf(page, 'cart')).toHaveCount(0)
    await expect(page.locator('#maincontent')).toBeFocused()
  })
})

test('A11Y-02 SHELL-05 a confirmation says it once, waits while it is pointed at and gives the focus back; one panel takes the place of another', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  await page.clock.install()
  await openPage(page, card.url)
  const confirmation = confirmationOf(page, 'page')
  await test.step('a confirmation waits while it is pointed at', async () => {
    await addToCart(page)
    await expect(confirmation).toContainText(`${card.displayName} er lagt i kurven`)
    await expect(page.locator('[data-part=live-region]')).toHaveText(`${card.displayName} er lagt i kurven`)
    await expectAtCart(page)
    await confirmation.hover()
    await page.clock.fastForward(20_000)
    await expect(confirmation).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(7000)
    await expect(confirmation).toHaveCount(0)
  })
  await test.step('CART-01 A11Y-01 of what went into the cart it shows the picture and the way on; Tab leads into it, Escape closes it and gives the focus back', async () => {
    await addToCart(page)
    await expect(confirmation.locator('[data-part=confirmation-picture] img')).toBeVisible()
    await expect(confirmation.getByRole('link', { name: 'Til kassen' })).toHaveAttribute('href', '/kasse')
    await expectAccessible(page, '[data-part=confirmations]')
    const button = page.locator('#buy-form button')
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(confirmation.getByRole('link', { name: 'Vis kurv' })).toBeFocused()
    await page.clock.fastForward(20_000)
    await expect(confirmation).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(confirmation).toHaveCount(0)
    await expect(button).toBeFocused()
  })
  await test.step('closing it gives the focus back', async () => {
    await addFavourite(page)
    const heart = page.locator('[data-part=wishlist-toggle]:visible').first()
    await heart.focus()
    await confirmation.getByRole('button', { name: /^Luk beskeden/ }).click()
    await expect(confirmation).toHaveCount(0)
    await expect(heart).toBeFocused()
  })
  await test.step('one panel at a time: the cart takes the place of the favourites, and the focus finds its way back', async () => {
    const wishlist = panelOf(page, 'wishlist')
    await toolOf(page, 'favourites').click()
    await whenOpen(wishlist)
    await expect(wishlist.locator('[data-part=drawer-note]')).toHaveText('1 vare')
    await wishlist.getByRole('button', { name: `Læg ${card.displayName} i kurven` }).click()
    await expect(wishlist.locator('[data-part=overlay-live-region]')).toHaveText(`${card.displayName} er lagt i kurven`)
    await confirmationOf(page, 'overlay').getByRole('link', { name: 'Vis kurv' }).click()
    await whenOpen(panelOf(page, 'cart'))
    await expect(wishlist).toHaveCount(0)
    await expect(confirmationOf(page, 'overlay')).toHaveCount(0)
    await expect(openDialogs(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(toolOf(page, 'favourites')).toBeFocused()
  })
})
