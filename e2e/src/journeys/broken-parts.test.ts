import type { Page } from '@playwright/test'
import { panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard, isInStock } from '../product-pages.ts'
import { expect, openPage, plainPageOf, test, whenStarted } from '../shop-fixture.ts'

/** The cart comes without its lines: nothing can render it. */
async function breakCart(page: Page): Promise<() => Promise<void>> {
  const calls = /\/api\/client\/(?:push-info|dynamic-data\/resolve)/
  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    const records = (await answer.json()) as { readonly cacheKey: string }[]
    const broken = records.map((record) =>
      record.cacheKey.startsWith('cart') ? { ...record, data: { id: 'broken', items: null } } : record,
    )
    await route.fulfill({ response: answer, json: broken })
  })
  return () => page.unroute(calls)
}

test('BLOCK-34 a broken cart leaves the page; the panel says so and tries again, and so does the header after navigation', async ({
  page,
  request,
  brand,
  complaints,
}) => {
  const card = await findCard(request, isInStock)
  const added = await page.request.post('/api/client/ct/cart/apply?language=da', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: card.currentSku, quantity: 1 }],
  })
  expect(added.status()).toBe(200)
  const mend = await breakCart(page)
  await openPage(page, plainPageOf(brand))
  const reports = () => complaints.filter((text) => text.startsWith('{'))
  await expect.poll(() => reports().length).toBe(1)
  expect(reports()[0]).toContain('TypeError')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(toolOf(page, 'favourites')).toBeVisible()
  const tool = toolOf(page, 'cart')
  await expect(tool).toHaveAccessibleName('Kurv')

  await tool.click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  await expect(panel.getByRole('alert')).toContainText('Noget gik galt, prøv igen senere.')
  await mend()
  await panel.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(panel.locator('[data-part=cart-line]')).toContainText(card.displayName)
  await page.keyboard.press('Escape')

  await expect(tool).toHaveAccessibleName('Kurv')
  await page.locator('footer a[href="/privatliv"]').first().click()
  await expect(page).toHaveURL(/privatliv$/)
  await expect(tool).toHaveAccessibleName(/1 vare/)
  complaints.length = 0
})

/** Kinds of structured data in the document, with their names. */
const structuredDataOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
      const data = JSON.parse(textContent ?? '{}') as { '@type': string; name?: string }
      return `${data['@type']} ${data.name ?? ''}`
    }),
  )
const kindsOf = async (page: Page) => (await structuredDataOf(page)).map((data) => data.split(' ')[0])

test('BLOCK-34 PLP-09 PAGE-35 in a listing a card without a price and a facet without code fail alone; structured data is that of the page on screen', async ({
  page,
  brand,
  complaints,
}) => {
  await page.route('**/api/content/lamper', async (route) => {
    const answer = await route.fetch()
    const content = (await answer.json()) as { model: { products: { price: unknown }[] } }
    const [first] = content.model.products
    if (first) first.price = null
    await route.fulfill({ response: answer, json: content })
  })
  await openPage(page, plainPageOf(brand))
  await page.evaluate(() => void window.navigation.navigate('/lamper'))
  const cards = page.locator('[data-part=listing-grid] [data-part=card]')

  await test.step('BLOCK-34 a card without a price keeps its name and its link, and the others stand', async () => {
    await expect(cards.nth(1).locator('[data-part=card-price]')).toBeVisible()
    await expect(cards.first().getByRole('link')).toBeVisible()
    await expect(cards.first().locator('img')).toHaveCount(0)
    await expect.poll(() => complaints.filter((text) => text.startsWith('{')).length).toBe(1)
  })

  await test.step('PAGE-35 the structured data of the former page goes with it', async () => {
    await expect.poll(() => kindsOf(page)).toContain('ItemList')
    const listed = await structuredDataOf(page)
    await cards.first().getByRole('link').click()
    await expect(page.locator('[data-part=product-price]')).toBeVisible()
    expect(await kindsOf(page)).toContain('Product')
    expect(await kindsOf(page)).not.toContain('ItemList')
    await page.goBack()
    await expect(cards.first()).toBeVisible()
    await expect.poll(() => structuredDataOf(page)).toEqual(listed)
  })

  await test.step('PLP-09 BLOCK-34 a facet whose code does not come says so and can be asked for again', async () => {
    const code = '**/assets/*/facet-panel-*.js'
    await page.route(code, (route) => route.abort())
    const facet = page.locator('[data-part=quick-facet-button]', { hasText: 'Farve' })
    // The first failure may be a deploy: the page reloads once.
    const reloaded = page.waitForEvent('load')
    await facet.hover()
    await reloaded
    await whenStarted(page)
    await facet.click()
    const panel = page.locator('[data-part=quick-facet-panel]')
    await expect(panel.getByRole('alert')).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await page.unroute(code)
    const retry = panel.getByRole('button', { name: 'Prøv igen' })
    // A failed chunk is retried after a second at the earliest.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(panel.getByRole('checkbox').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    complaints.length = 0
  })
})
