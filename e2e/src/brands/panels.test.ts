import type { APIRequestContext, Locator } from '@playwright/test'
import { addFavourite, addToCart, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, saveScreenshot, openPage, test } from '../shop-fixture.ts'

async function firstProduct(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /data-part="card-name"[^>]*><a [^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** Labels of the sums from top to bottom. */
async function sumsOf(panel: Locator): Promise<readonly (string | undefined)[]> {
  const sums = await panel.locator('[data-sum]').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.dataset.sum,
      top: element.getBoundingClientRect().top,
    })),
  )
  return sums.toSorted((a, b) => a.top - b.top).map(({ name }) => name)
}

test('CART-01 CART-13 goods, freight, total and VAT stand in one order in every brand', async ({ page, request }) => {
  await openPage(page, await firstProduct(request))
  await addToCart(page)
  await toolOf(page, 'cart').click()
  const panel = panelOf(page, 'cart')
  await whenOpen(panel)
  await expect(panel.locator('[data-sum=vat]')).toBeVisible()
  const saved = await panel.locator('[data-sum=saved]').count()
  expect(await sumsOf(panel)).toEqual(['subtotal', 'delivery', 'total', 'vat', ...(saved > 0 ? ['saved'] : [])])
})

for (const width of [375, 1366]) {
  test(`A11Y-01 SHELL-05 SHELL-06 cart, favourites and price guarantee are accessible at ${width}`, async ({
    page,
    request,
    brand,
  }) => {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 })
    await openPage(page, await firstProduct(request))
    await addToCart(page)
    await addFavourite(page)
    const openers = {
      cart: toolOf(page, 'cart'),
      wishlist: toolOf(page, 'favourites'),
      'price-guarantee': page.locator('[data-opens=price-guarantee]'),
    }
    for (const [name, opener] of Object.entries(openers)) {
      await opener.click()
      await whenOpen(panelOf(page, name))
      expect((await panelOf(page, name).boundingBox())?.width).toBe(Math.min(width, 440))
      await expectAccessible(page, `dialog[data-panel=${name}]`)
      await saveScreenshot(page, `panel-${name}-${brand}-${width}`)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })
}
