import type { BrowserContext, Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

/** The browser's time limit for an answer, and a little more. */
const GIVE_UP_MS = 11_000
/** Time until a failed button can be pressed again. */
const ASYNC_RESET_MS = 2000
const isPlentiful = ({ variants: [lead] }: ProductCard) => lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1

const buyButton = (page: Page) => page.locator('[data-part=add-to-cart][data-variant=full] button').first()
const cartTool = (page: Page) => page.locator('[data-tool=cart]')
const heartOf = (page: Page) => page.locator('[data-part=wishlist-toggle]:visible').first()
const region = (page: Page) => page.locator('[data-part=live-region]')

test('CART-14 CART-03 what is put into the cart is told, counted in the header, and seen in the other tab', async ({
  page,
  request,
  context,
}) => {
  const card = await findCard(request, isPlentiful)
  const other = await context.newPage()
  await openPage(other, '/')
  await openPage(page, card.url)
  await expect(cartTool(page)).toHaveAccessibleName('Kurv')
  const seen = Promise.withResolvers<void>()
  await page.route('**/ct/cart/apply*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAttribute('data-state', 'pending')
  await expect(buyButton(page)).toBeDisabled()
  seen.resolve()
  await expect(region(page)).toHaveText(`${card.displayName} er lagt i kurven`)
  await expect(cartTool(page)).toHaveAccessibleName('Kurv, 1 vare')
  await expect(cartTool(other)).toHaveAccessibleName('Kurv, 1 vare')
  await expect(buyButton(page)).toHaveAttribute('data-state', 'idle')
  await expect(buyButton(page)).toBeFocused()
})

test('CART-04 CART-07 when the server can not be asked the button says so in time, and the next press puts it in once', async ({
  page,
  request,
  complaints,
}) => {
  const card = await findCard(request, isPlentiful)
  // Applied by the server, but the answer is lost.
  await page.route('**/ct/cart/apply*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.clock.install()
  await openPage(page, card.url)
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAttribute('data-state', 'pending')
  await page.clock.fastForward(GIVE_UP_MS)
  await expect(buyButton(page)).toHaveAttribute('data-state', 'rejected')
  const said = 'Det blev ikke gemt, for vi fik ikke kontakt med butikken. Prøv igen.'
  await expect(page.locator('[data-part=action-message]:visible')).toHaveText(said)
  await expect(cartTool(page)).toHaveAccessibleName('Kurv, 1 vare')
  await page.unroute('**/ct/cart/apply*')
  await page.clock.fastForward(ASYNC_RESET_MS)
  await buyButton(page).click()
  await expect(region(page)).toHaveText(`${card.displayName} er lagt i kurven`)
  await expect(cartTool(page)).toHaveAccessibleName('Kurv, 1 vare')
  complaints.length = 0
})

test('LIST-01 CARD-01 the heart confirms with the new count, survives a reload, and goes back when it fails', async ({
  page,
  request,
  complaints,
}) => {
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
  await heartOf(page).click()
  await expect(region(page)).toHaveText('Føjet til favoritter. Samlet antal favoritter: 1')
  await page.reload()
  await whenStarted(page)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-tool=favourites]')).toHaveAccessibleName('Favoritter, 1 vare')
  await heartOf(page).click()
  await expect(region(page)).toHaveText('Fjernet fra favoritter. Samlet antal favoritter: 0')
  await page.route('**/wishlist/additem*', (route) => route.abort())
  await heartOf(page).click()
  await expect(region(page)).toHaveText('Kunne ikke tilføje til favoritter. Samlet antal favoritter: 0')
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
  complaints.length = 0
})

test('LIST-01 DYN-04 the heart is right also when its data was there before its code', async ({ page, request }) => {
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await heartOf(page).click()
  await expect(region(page)).toHaveText('Føjet til favoritter. Samlet antal favoritter: 1')
  const pushed = page.waitForResponse((answer) => answer.url().includes('/push-info'))
  let isHeld = false
  await page.route('**/assets/product-*.js', async (route) => {
    await (await pushed).finished()
    isHeld = true
    await route.continue()
  })
  await page.reload()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  expect(isHeld).toBe(true)
})

test('CARD-10 every visitor is counted in their first visit', async ({ page, browser, request, baseURL }) => {
  const card = await findCard(request, isPlentiful)
  const counted = async (visitor: Page, path: string) => {
    const answers: number[] = []
    visitor.on('response', async (answer) => {
      if (!answer.url().includes('pageViews')) return
      const [record] = (await answer.json()) as { data: { pageViews: number; isCounted?: boolean } | null }[]
      if (record?.data?.isCounted) answers.push(record.data.pageViews)
    })
    await openPage(visitor, path)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    return answers[0] ?? 0
  }
  const before = await counted(page, card.url)
  const others: BrowserContext[] = []
  for (let more = 1; more <= 2; more += 1) {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    others.push(context)
    // Other journeys may view the same product meanwhile.
    expect(await counted(await context.newPage(), card.url)).toBeGreaterThanOrEqual(before + more)
  }
  for (const context of others) await context.close()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('CARD-11 PDP-09 the form adds, and the page says so', async ({ page, request }) => {
    const card = await findCard(request, isPlentiful)
    await page.goto(card.url)
    await buyButton(page).click()
    await expect(page).toHaveURL(/#cart-added$/)
    await expect(page.locator('[data-part=form-outcome]:visible')).toHaveText('Lagt i kurven')
    await expect(page.locator('[data-part=wishlist-toggle]:visible')).toHaveCount(0)
  })
})
