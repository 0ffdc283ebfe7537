import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { confirmationOf, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, expectAccessible, openPage, test, whenStarted } from '../shop-fixture.ts'

/** The browser's time limit for an answer, and a little more. */
const GIVE_UP_MS = 11_000
const isPlentiful = ({ variants: [lead], packageKey }: ProductCard) =>
  lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1 && packageKey === undefined

/** Puts one piece into the visitor's cart. */
async function putInCart(page: Page, { currentSku }: ProductCard): Promise<void> {
  const answer = await page.request.post('/api/client/ct/cart/apply?language=da', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: currentSku, quantity: 1 }],
  })
  expect(answer.status()).toBe(200)
}

async function openCart(page: Page, path = '/kundeservice') {
  await openPage(page, path)
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  return panel
}

test('CART-01 CART-02 CART-11 A11Y-01 the mini cart has lines, sums, a word from the editors and what goes with it', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  await putInCart(page, card)
  const chosen = '?experiment=DeliveryCost-Cart:Show&experiment=accessories-recommendations:show'
  const panel = await openCart(page, `/kundeservice${chosen}`)
  await expect(panel.getByRole('heading', { name: card.displayName })).toBeVisible()
  await expect(panel.locator('[data-sum=delivery]')).toContainText('Forventet fragt')
  await expect(panel.locator('[data-part=cart-notification]')).toContainText('Spørg os')
  const accessories = panel.getByRole('region', { name: 'Du kan også være interesseret i:' })
  await expect(accessories.locator('[data-part=card]').first()).toBeVisible()
  await expectAccessible(page, 'dialog[data-panel=cart]')
  // Accessories are added without leaving the panel.
  await accessories.locator('[data-part=add-to-cart] button:enabled').first().click()
  await expect(panel.locator('[data-part=cart-line]')).toHaveCount(2)
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('2 varer')
})

test('CART-04 what is added says all of itself, and the mini cart asks for no checkout data', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  const sent: Readonly<Record<string, unknown>>[] = []
  page.on('request', (each) => {
    if (each.url().includes('/ct/cart/apply')) sent.push(...(each.postDataJSON() as typeof sent))
  })
  await openPage(page, card.url)
  await page.locator('#buy-form button').click()
  await expect(toolOf(page, 'cart')).toHaveAttribute('aria-label', 'Kurv, 1 vare')
  const { categories } = card
  expect(categories.length).toBeGreaterThan(0)
  const added = { sku: card.currentSku, quantity: 1, resolveCheckoutData: false, categories }
  expect(sent).toEqual([{ $type: 'AddLineItemCommand', ...added, trackingType: 'product' }])
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  await panel.locator('[data-part=cart-line-remove]').first().click()
  const undo = confirmationOf(page, 'overlay').getByRole('button', { name: 'Fortryde' })
  await undo.click()
  await expect(panel.locator('[data-part=cart-line]')).toHaveCount(1)
  await expect.poll(() => sent).toHaveLength(3)
  const [cartId] = [sent[1]?.cartId]
  expect(cartId).toEqual(expect.stringMatching(/^[\da-f-]{36}$/))
  expect(sent.slice(1)).toEqual([
    { $type: 'HFNRemoveLineItemCommand', lineItemId: expect.any(String), cartId },
    { $type: 'HFNAddLineItemCommand', ...added, trackingType: 'product', cartId },
  ])
})

test('CART-11 accessories are hidden from those who are not shown them', async ({ page, request }) => {
  await putInCart(page, await findCard(request, isPlentiful))
  const panel = await openCart(page, '/kundeservice?experiment=accessories-recommendations:hide')
  await expect(panel.locator('[data-part=cart-line]')).toHaveCount(1)
  await expect(panel.locator('[data-part=cart-notification]')).toBeVisible()
  await expect(panel.locator('[data-part=cart-accessories]')).toHaveCount(0)
})

test('CART-04 CART-07 a quantity shows at once, and goes back when there are not that many', async ({
  page,
  request,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  const panel = await openCart(page)
  const quantity = panel.getByRole('spinbutton')
  const subtotal = panel.locator('[data-sum=subtotal] dd')
  const before = await subtotal.innerText()
  const held = Promise.withResolvers<void>()
  await page.route('**/ct/cart/apply*', async (route) => {
    await held.promise
    await route.continue()
  })
  await quantity.fill('998')
  await page.keyboard.press('Enter')
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('998 varer')
  await expect(panel.locator('[data-part=cart-sums]')).toHaveAttribute('aria-busy', 'true')
  await expect(subtotal).not.toHaveText(before)
  held.resolve()
  await expect(panel.locator('[data-part=quantity-problem]')).toHaveText('Der er ikke nok på lager.')
  await expect(quantity).toHaveValue('1')
  await expect(subtotal).toHaveText(before)
})

test('CART-04 badge, panel and page show the same cart after a press, before the answer and after it', async ({
  page,
  request,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  const panel = await openCart(page, '/kurv')
  const held = Promise.withResolvers<void>()
  await page.route('**/ct/cart/apply*', async (route) => {
    await held.promise
    await route.continue()
  })
  const content = page.locator('main')
  const showEverywhere = async (count: string) => {
    await expect(toolOf(page, 'cart')).toHaveAttribute('aria-label', `Kurv, ${count}`)
    await expect(panel.locator('[data-part=drawer-note]')).toHaveText(count)
    await expect(content.locator('[data-part=cart-page-count]')).toHaveText(count)
    const total = await panel.locator('[data-sum=total] dd').innerText()
    await expect(content.locator('[data-sum=total] dd')).toHaveText(total)
  }
  await showEverywhere('1 vare')
  await panel.getByRole('button', { name: /^Flere/ }).click()
  await showEverywhere('2 varer')
  await expect(panel.locator('[data-part=cart-sums]')).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(panel.locator('[data-part=cart-sums]')).toHaveAttribute('aria-busy', 'false')
  await showEverywhere('2 varer')
})

test('CART-07 without a connection the wish stays, is said to wait, and is kept once there is one', async ({
  page,
  request,
  complaints,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  const panel = await openCart(page)
  await page.context().setOffline(true)
  await panel.getByRole('button', { name: /^Flere/ }).click()
  await expect(panel.locator('[data-part=cart-waiting]')).toContainText('ikke gemt endnu')
  await expect(panel.getByRole('spinbutton')).toHaveValue('2')
  await page.context().setOffline(false)
  await expect(panel.locator('[data-part=cart-waiting]')).toHaveCount(0)
  complaints.length = 0
  await page.reload()
  await whenStarted(page)
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 2 varer')
})

test('CART-04 what the server fails to keep goes back after ten seconds, is said to, and is wished for again with one press', async ({
  page,
  request,
  complaints,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  await page.clock.install()
  const panel = await openCart(page)
  await page.route('**/ct/cart/apply*', (route) => route.fulfill({ status: 500 }))
  await panel.getByRole('button', { name: /^Flere/ }).click()
  await page.clock.fastForward(1000)
  const notice = panel.locator('[data-part=cart-waiting]')
  await expect(notice).toContainText('ikke gemt endnu')
  await expect(panel.getByRole('spinbutton')).toHaveValue('2')
  await page.clock.fastForward(GIVE_UP_MS)
  await expect(notice).toContainText('Dine seneste ændringer blev ikke gemt.')
  await expect(panel.getByRole('spinbutton')).toHaveValue('1')
  await expect(panel.locator('[data-part=drawer-note]')).toHaveText('1 vare')
  await page.unroute('**/ct/cart/apply*')
  await notice.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(panel.getByRole('spinbutton')).toHaveValue('2')
  await expect(notice).toHaveCount(0)
  await expect(panel.locator('[data-part=cart-sums]')).not.toHaveAttribute('data-guessed')
  complaints.length = 0
})

test('CART-09 CART-10 a code in the address is applied, taken out of it, and shown among the sums', async ({
  page,
  request,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  await openPage(page, '/kundeservice?couponCode=VELKOMMEN10')
  await expect(confirmationOf(page, 'page')).toContainText('Rabatkoden VELKOMMEN10 er lagt på kurven')
  await expect(page).toHaveURL(/\/kundeservice$/)
  await toolOf(page, 'cart').click()
  await expect(panelOf(page, 'cart').locator('[data-sum=discount]')).toContainText('Velkomstrabat 10 %')
  await openPage(page, '/kundeservice?couponCode=UDLOEBET')
  await expect(confirmationOf(page, 'page')).toContainText('Koden er udløbet.')
})

test('CART-08 CART-12 the address chooses among the carts one may see; a cart outlives the browser', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await putInCart(page, await findCard(request, isPlentiful))
  const cookies = await page.context().cookies()
  const again = await browser.newContext({ baseURL: baseURL ?? '' })
  await again.addCookies(cookies)
  const later = await again.newPage()
  await openPage(later, '/kundeservice?cartId=00000000-0000-4000-8000-000000000000')
  await expect(toolOf(later, 'cart')).toHaveAccessibleName('Kurv, 1 vare')
  const [record] = (await (
    await later.request.get('/api/client/dynamic-data/resolve?language=da&d=[["cart"]]')
  ).json()) as { data: { id: string } }[]
  await again.close()
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await stranger.newPage()
  await openPage(theirs, `/kundeservice?cartId=${record?.data.id}`)
  await expect(theirs.locator('html[data-started]')).toBeAttached()
  await expect(toolOf(theirs, 'cart')).toHaveAccessibleName('Kurv')
  await stranger.close()
  await openPage(page, `/kundeservice?cartId=${record?.data.id}`)
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 1 vare')
})

test('CART-01 A11Y-01 the cart has a page of its own, with a field for codes', async ({ page, request }) => {
  const card = await findCard(request, isPlentiful)
  await putInCart(page, card)
  await openPage(page, '/kurv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurv')
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Kode' }).fill('findes-ikke')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part=cart-code-problem]')).toContainText('Koden findes ikke')
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('CART-01 CART-04 the cart’s page changes and removes by plain forms', async ({ page, request }) => {
    await putInCart(page, await findCard(request, isPlentiful))
    await page.goto('/kundeservice')
    await toolOf(page, 'cart').click()
    await expect(page).toHaveURL(/\/kurv$/)
    await page.getByRole('spinbutton').fill('2')
    await page.getByRole('button', { name: /^Opdater antal/ }).click()
    await expect(page.locator('[data-part=cart-page-count]')).toHaveText('2 varer')
    await page.getByRole('spinbutton').fill('999')
    await page.getByRole('button', { name: /^Opdater antal/ }).click()
    await expect(page.locator('[data-part=form-outcome]:visible')).toHaveText('Der er ikke nok på lager.')
    await page.getByRole('button', { name: /^Fjern/ }).click()
    await expect(page.locator('[data-part=cart-content]')).toContainText('Kurven er tom')
  })
})
