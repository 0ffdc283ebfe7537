import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { CART_CALLS, GIVE_UP_MS, holdCommands, isPlentiful, putInCart, recordCommands } from '../cart-steps.ts'
import { confirmationOf, toolOf } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, plainPageOf, test, whenStarted, whenTakenOver } from '../shop-fixture.ts'

/** Time until a failed button can be pressed again. */
const ASYNC_RESET_MS = 2000
const NOBODYS_CART = '00000000-0000-4000-8000-000000000000'

const buyButton = (page: Page) => page.locator('[data-part=add-to-cart][data-variant=full] button').first()
/** The product's own. The address changes before the page does: until then a listing's cards are there. */
const heartOf = (page: Page) => page.locator('[data-part=product] [data-part=wishlist-toggle]:visible').first()
const region = (page: Page) => page.locator('[data-part=live-region]')

/** Whether an answer has counted this visitor among those who look at the product. */
function watchCounting(page: Page): () => boolean {
  let isCounted = false
  page.on('response', async (answer) => {
    if (!answer.url().includes('pageViews')) return
    const [record] = (await answer.json()) as { data: { isCounted?: boolean } | null }[]
    isCounted ||= record?.data?.isCounted === true
  })
  return () => isCounted
}

/** A press is pending, told, counted, and seen in the other tab. */
async function expectAdded(page: Page, other: Page, { displayName }: ProductCard): Promise<void> {
  const answer = await holdCommands(page)
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAttribute('data-state', 'pending')
  await expect(buyButton(page)).toBeDisabled()
  answer()
  await expect(region(page)).toHaveText(`${displayName} er lagt i kurven`)
  for (const tab of [page, other]) await expect(toolOf(tab, 'cart')).toHaveAccessibleName('Kurv, 2 varer')
  await page.clock.fastForward(ASYNC_RESET_MS)
  await expect(buyButton(page)).toHaveAttribute('data-state', 'idle')
  await expect(buyButton(page)).toBeFocused()
}

/** Applied by the server, but the answer is lost: said at the button, and the next press puts it in once. */
async function expectLostOnce(page: Page): Promise<void> {
  await page.route(CART_CALLS, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAttribute('data-state', 'pending')
  await page.clock.fastForward(GIVE_UP_MS)
  await expect(buyButton(page)).toHaveAttribute('data-state', 'rejected')
  const said = 'Det blev ikke gemt, for vi fik ikke kontakt med butikken. Prøv igen.'
  await expect(page.locator('[data-part=action-message]:visible')).toHaveText(said)
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 3 varer')
  await page.unroute(CART_CALLS)
  await page.clock.fastForward(ASYNC_RESET_MS)
  const answered = page.waitForResponse(CART_CALLS)
  await buyButton(page).click()
  expect((await answered).status()).toBe(200)
  await expect(buyButton(page)).not.toHaveAttribute('data-state', 'rejected')
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 3 varer')
}

test('CART-14 CART-03 CART-04 CART-07 CART-08 CART-09 CARD-10 what is put into the cart is told, counted and seen in the other tab; when the answer is lost the button says so, and the next press puts it in once', async ({
  page,
  request,
  context,
  brand,
  complaints,
}) => {
  // Three sofas come with a gift.
  const card = await findCard(request, (each) => isPlentiful(each) && !each.url.startsWith('/sofaer'))
  const cartId = await putInCart(page, card)
  await page.clock.install()
  const other = await context.newPage()
  await test.step('an address that names nobody’s cart shows the visitor’s own, and a code in it is refused', async () => {
    await openPage(other, `${plainPageOf(brand)}?cartId=${NOBODYS_CART}&couponCode=UDLOEBET`)
    await expect(toolOf(other, 'cart')).toHaveAccessibleName('Kurv, 1 vare')
    await expect(confirmationOf(other, 'page')).toContainText('Koden er udløbet.')
  })
  const isCounted = watchCounting(page)
  const sent = recordCommands(page)
  await openPage(page, card.url)
  await test.step('the visitor is counted in their first visit', () => expect.poll(isCounted).toBe(true))
  await test.step('what is added is told, counted, and seen in the other tab', () => expectAdded(page, other, card))
  await test.step('what is added says all of itself', () => {
    const { categories, currentSku: sku } = card
    expect(categories.length).toBeGreaterThan(0)
    const added = { sku, quantity: 1, resolveCheckoutData: false, categories, trackingType: 'product', cartId }
    expect(sent).toEqual([{ $type: 'AddLineItemCommand', ...added }])
  })
  await test.step('an answer that is lost is said at the button, and the next press puts it in once', () =>
    expectLostOnce(page))
  await test.step('an address that names the own cart shows it', async () => {
    await openPage(other, `${plainPageOf(brand)}?cartId=${cartId}`)
    await expect(toolOf(other, 'cart')).toHaveAccessibleName('Kurv, 3 varer')
  })
  complaints.length = 0
})

/** What the heart of this product says from now on, at every change of the document. */
async function recordHeart(page: Page, product: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((key) => {
    const seen: (string | null)[] = []
    const look = () => {
      const shown = document.querySelector(`[data-product='${key}'] [data-part=wishlist-toggle]`)
      if (shown) seen.push(shown.getAttribute('aria-pressed'))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { seen })
  }, product)
  return async () => [...new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))]
}

test('LIST-01 CARD-01 DYN-04 the heart confirms with the new count, is right on a page that was kept and when its data comes before its code, and goes back when it fails', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/sofaer')
  const card = page.locator('[data-part=card][data-product]').first()
  const product = (await card.getAttribute('data-product')) ?? ''
  const heart = page.locator(`[data-part=card][data-product='${product}'] [data-part=wishlist-toggle]`)
  await test.step('the heart of a card counts, and the product’s own has it', async () => {
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(region(page)).toHaveText('Føjet til favoritter. Samlet antal favoritter: 1')
    await card.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/sofaer')
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('on a page that was kept it is right from the first moment', async () => {
    await heartOf(page).click()
    await expect(region(page)).toHaveText('Fjernet fra favoritter. Samlet antal favoritter: 0')
    const seen = await recordHeart(page, product)
    await page.goBack()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await seen()).toEqual(['false'])
    await heart.click()
    await expect(toolOf(page, 'favourites')).toHaveAccessibleName('Favoritter, 1 vare')
    await page.goForward()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('it is right also when its data was there before its code', async () => {
    const pushed = page.waitForResponse((answer) => answer.url().includes('/push-info'))
    let isHeld = false
    await page.route('**/assets/*/product-*.js', async (route) => {
      await (await pushed).finished()
      isHeld = true
      await route.continue()
    })
    await page.reload()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
    const seen = await recordHeart(page, product)
    await whenStarted(page)
    expect(isHeld).toBe(true)
    await whenTakenOver(heartOf(page))
    expect([[], ['true']]).toContainEqual(await seen())
    await expect(toolOf(page, 'favourites')).toHaveAccessibleName('Favoritter, 1 vare')
  })
  await test.step('what fails goes back', async () => {
    await page.mouse.move(1, 1)
    await heartOf(page).click()
    await expect(region(page)).toHaveText('Fjernet fra favoritter. Samlet antal favoritter: 0')
    await page.route('**/wishlist/additem*', (route) => route.abort())
    await heartOf(page).click()
    await expect(region(page)).toHaveText('Kunne ikke tilføje til favoritter. Samlet antal favoritter: 0')
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
  })
  complaints.length = 0
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('CARD-11 PDP-09 CART-01 CART-04 the form adds, the cart’s page changes and removes by plain forms, and each says what came of it', async ({
    page,
    request,
  }) => {
    const card = await findCard(request, isPlentiful)
    await page.goto(card.url)
    await expect(page.locator('[data-part=wishlist-toggle]:visible')).toHaveCount(0)
    await buyButton(page).click()
    await expect(page).toHaveURL(/#cart-added$/)
    const outcome = page.locator('[data-part=form-outcome]:visible')
    await expect(outcome).toHaveText('Lagt i kurven')
    await toolOf(page, 'cart').click()
    await expect(page).toHaveURL(/\/kurv$/)
    const change = page.getByRole('button', { name: /^Opdater antal/ })
    await page.getByRole('spinbutton').fill('2')
    await change.click()
    await expect(page.locator('[data-part=cart-page-count]')).toHaveText('2 varer')
    await page.getByRole('spinbutton').fill('999')
    await change.click()
    await expect(outcome).toHaveText('Der er ikke nok på lager.')
    await page.getByRole('button', { name: /^Fjern/ }).click()
    await expect(page.locator('[data-part=cart-content]')).toContainText('Kurven er tom')
  })
})
