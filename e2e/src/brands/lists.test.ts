import { MARKETS } from '@firkant/domain/market/market.ts'
import { drawerOf, itemsOf, listCalls, listsPathOf, viewOf, wayTo } from '../list-steps.ts'
import { toolOf, whenOpen, panelOf } from '../panel-steps.ts'
import { expect, expectAccessible, homeMarketOf, openPage, saveScreenshot, test } from '../shop-fixture.ts'

const WIDTHS = [
  { width: 375, height: 760, columns: 2 },
  { width: 1366, height: 900, columns: 4 },
]

const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length
const OVERFLOW = () => document.documentElement.scrollWidth - window.innerWidth

test('A11Y-01 LIST-02 LIST-03 LIST-04 PAGE-26 PAGE-27 lists, their drawer and a shared list fit and are accessible', async ({
  page,
  brand,
}) => {
  const { language } = MARKETS[homeMarketOf(brand)]
  const { register, create, post, skus } = listCalls(page, language)
  await register()
  const wanted = (await skus()).slice(0, 5)
  const listKey = await create('Familie')
  await create('Andre')
  for (const sku of wanted) await post('shoppinglist/additem', { listKey, sku })
  await post('wishlist/additem', { sku: wanted[0] })
  const path = `${listsPathOf(language)}?list=${listKey}`
  const { shareUrl } = (await post('shoppinglist/share', { listKey })) as { readonly shareUrl: string }

  for (const { columns, ...size } of WIDTHS) {
    await page.setViewportSize(size)
    await openPage(page, path)
    await expect(itemsOf(page)).toHaveCount(5)
    expect(await page.locator('[data-part=list-grid]').evaluate(columnsOf)).toBe(columns)
    expect(await page.evaluate(OVERFLOW)).toBe(0)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `lists-${brand}-${size.width}`)
    await page.locator('[data-part=list-options]').click()
    await whenOpen(drawerOf(page))
    const offered = await drawerOf(page)
      .locator('[data-part=list-way]')
      .evaluateAll((ways) => ways.map((way) => (way as HTMLElement).dataset.to))
    expect(offered).toEqual(['move', 'edit', 'share', 'delete', 'create'])
    await expectAccessible(page, 'dialog[open]')
    for (const view of ['move', 'edit', 'share', 'delete', 'create']) {
      await wayTo(page, view).click()
      await expect(viewOf(page, view)).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await viewOf(page, view).locator('[data-part=list-back]').click()
      await expect(viewOf(page, 'open')).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await expect(page.locator('[data-part=list-options]')).toBeFocused()
    await openPage(page, shareUrl.slice(new URL(shareUrl).origin.length))
    await expect(itemsOf(page)).toHaveCount(5)
    expect(await page.evaluate(OVERFLOW)).toBe(0)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `shared-list-${brand}-${size.width}`)
  }
  await toolOf(page, 'favourites').click()
  await whenOpen(panelOf(page, 'wishlist'))
  expect(await panelOf(page, 'wishlist').locator('[data-part=wishlist-grid]').evaluate(columnsOf)).toBe(2)
  await expect(panelOf(page, 'wishlist').locator(`a[href='${listsPathOf(language)}']`)).toBeVisible()
})
