import type { APIRequestContext, Locator } from '@playwright/test'
import { addFavourite, addToCart, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, saveScreenshot, openPage, test } from '../shop-fixture.ts'

async function firstProduct(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /data-part="card-name"[^>]*><a [^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** Goods, freight, total and VAT, as they stand on the screen from top to bottom. */
async function expectSumsInOrder(panel: Locator): Promise<void> {
  await expect(panel.locator('[data-sum=vat]')).toBeVisible()
  const sums = await panel.locator('[data-sum]').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.dataset.sum,
      top: element.getBoundingClientRect().top,
    })),
  )
  const names = sums.toSorted((a, b) => a.top - b.top).map(({ name }) => name)
  expect(names).toEqual(['subtotal', 'delivery', 'total', 'vat', ...(names.includes('saved') ? ['saved'] : [])])
}

test('A11Y-01 SHELL-05 SHELL-06 CART-01 CART-13 cart, favourites and price guarantee are accessible on a desk and a phone; the sums of the cart stand in one order', async ({
  page,
  request,
  brand,
}) => {
  await openPage(page, await firstProduct(request))
  await addToCart(page)
  await addFavourite(page)
  const openers = {
    cart: toolOf(page, 'cart'),
    wishlist: toolOf(page, 'favourites'),
    'price-guarantee': page.locator('[data-opens=price-guarantee]'),
  }
  for (const [width, height] of [
    [1366, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [name, opener] of Object.entries(openers)) {
      const panel = panelOf(page, name)
      await opener.click()
      await whenOpen(panel)
      expect((await panel.boundingBox())?.width).toBe(Math.min(width, 440))
      if (name === 'cart') await expectSumsInOrder(panel)
      await expectAccessible(page, `dialog[data-panel=${name}]`)
      await saveScreenshot(page, `panel-${name}-${brand}-${width}`)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  }
})
