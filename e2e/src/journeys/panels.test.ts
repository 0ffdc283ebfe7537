import type { Page } from '@playwright/test'
import { addFavourite, addToCart, confirmationOf, openDialogs, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'

const isPlentiful = ({ variants: [lead], packageKey }: ProductCard) =>
  lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1 && packageKey === undefined

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

test('SHELL-05 A11Y-02 by keyboard alone: focus goes in, stays in, and comes back to the button', async ({ page }) => {
  await openPage(page, '/kundeservice')
  await toolOf(page, 'cart').focus()
  await page.keyboard.press('Enter')
  await whenOpen(panelOf(page, 'cart'))
  await expect(panelOf(page, 'cart')).toContainText('Kurven er tom')
  await expect(page.getByRole('link', { name: 'Til kassen' })).toHaveAttribute('aria-disabled', 'true')
  for (let tab = 0; tab < 6; tab += 1) {
    expect(await focusIsIn(page, 'main, header, footer')).toBe(false)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(toolOf(page, 'cart')).toBeFocused()
  await expect(panelOf(page, 'cart')).toHaveCount(0)
})

test('SHELL-05 one panel at a time: another takes its place, and the focus finds its way back', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await addFavourite(page)
  await toolOf(page, 'favourites').click()
  const wishlist = panelOf(page, 'wishlist')
  await whenOpen(wishlist)
  await expect(wishlist.locator('[data-part=drawer-note]')).toHaveText('1 vare')
  await wishlist.getByRole('button', { name: `Læg ${card.displayName} i kurven` }).click()
  await expect(wishlist.locator('[data-part=overlay-live-region]')).toHaveText(`${card.displayName} er lagt i kurven`)
  await confirmationOf(page, 'overlay').getByRole('link', { name: 'Vis kurv' }).click()
  await whenOpen(panelOf(page, 'cart'))
  await expect(wishlist).toHaveCount(0)
  await expect(openDialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(toolOf(page, 'favourites')).toBeFocused()
})

test('SHELL-05 backdrop and close button close it, and a press that began inside does not', async ({ page }) => {
  await openPage(page, '/kundeservice')
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
})

test('SHELL-05 a link in a panel goes to its page, and the panel goes', async ({ page }) => {
  await openPage(page, '/kundeservice')
  await toolOf(page, 'cart').click()
  await panelOf(page, 'cart').getByRole('link', { name: 'Se alle produkter' }).click()
  await expect(page).not.toHaveURL(/kundeservice/)
  await expect(panelOf(page, 'cart')).toHaveCount(0)
  await expect(page.locator('#maincontent')).toBeFocused()
})

test('SHELL-06 440 px from the side in 200 ms, the page behind it neither moves nor scrolls', async ({ page }) => {
  await openPage(page, '/kundeservice')
  const place = () => page.locator('[data-part=logo]').boundingBox()
  const before = await place()
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  const look = await panel.evaluate((dialog) => {
    const [own, backdrop] = [getComputedStyle(dialog), getComputedStyle(dialog, '::backdrop')]
    const durations = [own.transitionDuration, backdrop.transitionDuration].flatMap((list) => list.split(', '))
    return { durations: [...new Set(durations)], backdrop: backdrop.opacity }
  })
  expect(look).toEqual({ durations: ['0.2s'], backdrop: '1' })
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
})

test('SHELL-06 whoever wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/kundeservice')
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await expect(panel).toBeVisible()
  const durations = await panel.evaluate((dialog) =>
    [getComputedStyle(dialog), getComputedStyle(dialog, '::backdrop')].map((each) => each.transitionDuration),
  )
  for (const duration of durations) expect(new Set(duration.split(', '))).toEqual(new Set(['0s']))
})

test('A11Y-02 a confirmation says it once, waits while it is pointed at, and gives the focus back', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  await page.clock.install()
  await openPage(page, card.url)
  await addToCart(page)
  const confirmation = confirmationOf(page, 'page')
  await expect(confirmation).toContainText(`${card.displayName} er lagt i kurven`)
  await expect(page.locator('[data-part=live-region]')).toHaveText(`${card.displayName} er lagt i kurven`)
  await confirmation.hover()
  await page.clock.fastForward(20_000)
  await expect(confirmation).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(7000)
  await expect(confirmation).toHaveCount(0)
  await addFavourite(page)
  const heart = page.locator('[data-part=wishlist-toggle]:visible').first()
  await heart.focus()
  await confirmation.getByRole('button', { name: /^Luk beskeden/ }).click()
  await expect(confirmation).toHaveCount(0)
  await expect(heart).toBeFocused()
})

test('SHELL-05 CART-02 CART-06 the cart panel counts, removes and brings back', async ({ page, request }) => {
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await addToCart(page)
  await confirmationOf(page, 'page').getByRole('link', { name: 'Vis kurv' }).click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  await expect(confirmationOf(page, 'overlay')).toHaveCount(0)
  const subtotal = panel.locator('[data-sum=subtotal] dd')
  const one = await subtotal.innerText()
  await panel.getByRole('button', { name: `Flere, ${card.displayName}` }).click()
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('2 varer')
  await expect(subtotal).not.toHaveText(one)
  await expect(panel.getByRole('link', { name: 'Til kassen' })).toHaveAttribute('href', /.+/)
  await panel.getByRole('button', { name: `Fjern ${card.displayName} fra kurven` }).click()
  await expect(panel).toContainText('Kurven er tom')
  expect(await focusIsIn(page, '[data-panel=cart]')).toBe(true)
  const removed = confirmationOf(page, 'overlay')
  await expect(removed).toContainText(`${card.displayName} er blevet fjernet fra kurven`)
  await removed.getByRole('button', { name: 'Fortryde' }).click()
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('2 varer')
})

test('SHELL-05 what the cart refuses is said at its line', async ({ page, request, complaints }) => {
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await addToCart(page)
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  await panel.getByRole('spinbutton').fill('999')
  await page.keyboard.press('Enter')
  await expect(panel.locator('[data-part=quantity-problem]')).toHaveText('Der er ikke nok på lager.')
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('1 vare')
  await page.route('**/ct/cart/apply*', (route) => route.fulfill({ status: 400, json: {} }))
  await panel.getByRole('button', { name: /^Fjern/ }).click()
  await expect(confirmationOf(page, 'overlay')).toContainText('Noget gik galt. Prøv igen!')
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('1 vare')
  complaints.length = 0
})
