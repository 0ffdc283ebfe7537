import type { APIRequestContext } from '@playwright/test'
import { addFavourite, addToCart, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, keepScreenshot, openPage, test } from '../shop-fixture.ts'

async function firstProduct(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /data-part="card-name"><a href="([^"]+)"/.exec(html)?.[1] ?? ''
}

for (const width of [375, 1366]) {
  test(`A11Y-01 SHELL-05 SHELL-06 cart, favourites and price guarantee are accessible at ${width}`, async ({
    page,
    request,
    brand,
  }) => {
    test.setTimeout(120_000)
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
      await keepScreenshot(page, `panel-${name}-${brand}-${width}`)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })
}
