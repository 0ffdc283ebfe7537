import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'
import { drawerOf, itemsOf, listCalls, listsPathOf, viewOf, wayTo } from '../list-steps.ts'
import { confirmationOf, openDialogs, toolOf, whenOpen } from '../panel-steps.ts'

const PAGE = listsPathOf('da')

test('LIST-03 LIST-05 LIST-06 LIST-11 PAGE-26 a list is made, filled, renamed, deleted and brought back in the drawer', async ({
  page,
}) => {
  const { register, post, skus, lists } = listCalls(page, 'da')
  await register()
  const [first = '', second = ''] = await skus()
  for (const sku of [first, second]) await post('wishlist/additem', { sku })
  await openPage(page, PAGE)
  await expect(itemsOf(page)).toHaveCount(2)

  await page.locator('[data-part=list-new]').click()
  await whenOpen(drawerOf(page))
  const name = drawerOf(page).getByRole('textbox', { name: 'Listens navn' })
  const submit = drawerOf(page).getByRole('button', { name: 'Lav listen' })
  await name.fill('   ')
  await submit.click()
  await expect(drawerOf(page).getByText('Ugyldigt navn')).toBeVisible()
  await name.fill('x'.repeat(31))
  await expect(drawerOf(page).locator('[data-part=field-counter]')).toContainText('31/30')
  await expect(drawerOf(page).getByText('Ugyldigt navn')).toBeVisible()
  await name.fill('Stuen 🛋️')
  await expect(drawerOf(page).getByText('Ugyldigt navn')).toBeHidden()
  await submit.click()
  await expect(page).toHaveURL(/list=/)
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page.locator('[data-part=list-name]')).toHaveText('Stuen 🛋️')
  await expect(page.locator('[data-part=list-tile]')).toHaveCount(2)

  await page.locator('[data-part=list-tile]').first().click()
  await expect(itemsOf(page)).toHaveCount(2)
  await itemsOf(page).first().locator('[data-part=list-item-options]').click()
  await whenOpen(drawerOf(page))
  await wayTo(page, 'move').click()
  await expect(viewOf(page, 'move').locator('[data-part=list-target]')).toHaveCount(1)
  await viewOf(page, 'move').getByRole('button', { name: 'Flyt til en ny liste' }).click()
  await viewOf(page, 'createmove').getByRole('button', { name: 'Tilbage' }).click()
  await viewOf(page, 'move').getByRole('button', { name: 'Tilbage' }).click()
  await expect(viewOf(page, 'open').getByRole('button', { name: 'Tilbage' })).toHaveCount(0)
  await wayTo(page, 'move').click()
  await viewOf(page, 'move').locator('[data-part=list-target]').click()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(itemsOf(page)).toHaveCount(1)
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName('Favoritter, 1 vare')

  await page.goBack()
  await expect(page.locator('[data-part=list-name]')).toHaveText('Stuen 🛋️')
  await expect(itemsOf(page)).toHaveCount(1)
  await page.locator('[data-part=list-options]').click()
  await whenOpen(drawerOf(page))
  await wayTo(page, 'edit').click()
  await name.fill('Stue')
  await name.press('Enter')
  await expect(page.locator('[data-part=list-name]')).toHaveText('Stue')
  await page.locator('[data-part=list-options]').click()
  await wayTo(page, 'delete').click()
  await viewOf(page, 'delete').getByRole('button', { name: 'Slet listen' }).click()
  await expect(page.locator('[data-part=list-name]')).toHaveText('Favoritter')
  await confirmationOf(page, 'page').getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.locator('[data-part=list-name]')).toHaveText('Stue')
  expect((await lists()).shoppingLists.map(({ listName, count }) => `${listName} ${count}`)).toEqual([
    'Favoritter 1',
    'Stue 1',
  ])
})

test('LIST-09 LIST-12 PAGE-26 quantity and note are saved, sorted in the address, removed with undo, and all is bought', async ({
  page,
  context,
  complaints,
}) => {
  const { post, skus, lists } = listCalls(page, 'da')
  await openPage(page, PAGE)
  await expect(page.locator('[data-part=list-invitation]')).toBeVisible()
  const wanted = (await skus()).slice(0, 3)
  for (const sku of wanted) await post('wishlist/additem', { sku })
  await page.reload()
  await whenStarted(page)
  await expect(itemsOf(page)).toHaveCount(3)
  const other = await context.newPage()
  await openPage(other, PAGE)

  const first = itemsOf(page).first()
  const code = (await first.getAttribute('data-code')) ?? ''
  await first.getByRole('button', { name: /^Én mere af/ }).click()
  await first.locator('[data-part=list-note]').fill('Mål nichen først')
  await first.locator('[data-part=list-note]').press('Enter')
  const stored = async () => (await lists()).selectedList.items.find((item) => item.code === code)
  await expect.poll(stored).toMatchObject({ quantity: 2, note: 'Mål nichen først' })
  await expect(other.locator('[data-part=list-note]').first()).toHaveValue('Mål nichen først')

  await page.locator('[data-part=list-sort] select').selectOption('priceHigh')
  await expect(page).toHaveURL(/sort=priceHigh/)
  await page.getByRole('link', { name: 'På lager' }).click()
  await expect(page).toHaveURL(/sort=priceHigh&show=inStock/)
  await expect(page.getByRole('link', { name: 'På lager' })).toBeFocused()

  await itemsOf(page).last().locator('[data-part=list-item-remove]').click()
  await expect(itemsOf(page)).toHaveCount(2)
  await expect(itemsOf(other)).toHaveCount(2)
  await confirmationOf(page, 'page').getByRole('button', { name: 'Fortryd' }).click()
  await expect(itemsOf(page)).toHaveCount(3)
  const mails = page.locator('[data-part=list-alerts-form]')
  await mails.getByRole('checkbox', { name: 'Når noget på listen bliver billigere' }).check()
  await mails.getByRole('button', { name: 'Slå til' }).click()
  await expect(mails.getByText('Du må indtaste en e-mailadresse')).toBeVisible()
  await mails.getByRole('textbox').fill('lise.liste@example.dk')
  await mails.getByRole('button', { name: 'Slå til' }).click()
  await expect(mails).toContainText('Bekræft i den mail, vi har sendt dig.')

  await page.getByRole('button', { name: 'Læg alt i kurven' }).click()
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 4 varer')

  await page.route('**/shoppinglist/removeitem*', (route) => route.abort())
  await itemsOf(page).first().locator('[data-part=list-item-remove]').click()
  await expect(confirmationOf(page, 'page').last()).toHaveText(/^Noget gik galt, prøv igen senere\./)
  await expect(itemsOf(page)).toHaveCount(3)
  complaints.length = 0
})

test('LIST-07 LIST-08 PAGE-27 a list is shared by a link that is copied, seen and kept by another, and withdrawn', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { register, create, post, skus, lists } = listCalls(page, 'da')
  await register()
  const listKey = await create('Sommerhuset')
  const [sku = ''] = await skus()
  await post('shoppinglist/additem', { listKey, sku, quantity: 2 })
  await post('shoppinglist/setitem', { listKey, sku, note: 'Til mor' })
  await openPage(page, `${PAGE}?list=${listKey}`)
  await page.locator('[data-part=list-share]').click()
  await viewOf(page, 'share').getByRole('button', { name: 'Kopiér linket' }).click()
  await expect(viewOf(page, 'share').getByRole('button', { name: 'Linket er kopieret' })).toBeVisible()
  await expect(viewOf(page, 'share').getByRole('button', { name: 'Kopiér linket' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/onskelister\/delt\?listId=[\w-]{20,}$/)

  const path = link.slice(new URL(link).origin.length)
  const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const seen = await friend.newPage()
  await openPage(seen, path)
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Sommerhuset')
  await expect(itemsOf(seen)).toHaveCount(1)
  await expect(seen.locator('main')).not.toContainText(/Til mor|Lise/)
  await expect(seen.locator('[data-part=list-note], [data-part=list-item-remove]')).toHaveCount(0)
  const own = listCalls(seen, 'da')
  await own.register()
  await seen.getByRole('button', { name: 'Gem listen som min' }).click()
  await seen.getByRole('link', { name: 'Se listen' }).click()
  await expect(seen.locator('[data-part=list-name]')).toHaveText('Sommerhuset')
  expect((await own.lists()).shoppingLists.map(({ listName }) => listName)).toEqual(['Favoritter', 'Sommerhuset'])

  await viewOf(page, 'share').getByRole('button', { name: 'Stop delingen' }).click()
  await expect(viewOf(page, 'share').getByRole('button', { name: 'Lav et link' })).toBeVisible()
  expect((await seen.goto(path))?.status()).toBe(404)
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Listen deles ikke længere')
  await friend.close()
  expect((await lists()).shoppingLists).toHaveLength(2)
})

test('LIST-01 DYN-04 the heart on a page that was kept is right from the first moment', async ({ page }) => {
  await openPage(page, '/sofaer')
  const card = page.locator('[data-part=card][data-product]').first()
  const product = (await card.getAttribute('data-product')) ?? ''
  const heart = page.locator(`[data-product='${product}'] [data-part=wishlist-toggle]`)
  await heart.click()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName('Favoritter, 1 vare')
  await card.getByRole('link').first().click()
  const large = page.locator('[data-part=wishlist-toggle]:visible').first()
  await expect(large).toHaveAttribute('aria-pressed', 'true')
  await large.click()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/^Favoritter, 0/)
  await page.evaluate((key) => {
    const seen: (string | null)[] = []
    const look = () => {
      const shown = document.querySelector(`[data-product='${key}'] [aria-pressed]`)
      if (shown) seen.push(shown.getAttribute('aria-pressed'))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { seen })
  }, product)
  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['false'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true })

  test('LIST-03 LIST-07 the share sheet opens with link and name, and the back button closes the drawer', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => void shared.push(data)
    })
    const { post, skus } = listCalls(page, 'da')
    await openPage(page, PAGE)
    const [sku = ''] = await skus()
    await post('wishlist/additem', { sku })
    await page.reload()
    await whenStarted(page)
    await page.locator('[data-part=list-share]').click()
    await viewOf(page, 'share').getByRole('button', { name: 'Del linket' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    expect(shared).toEqual([{ title: 'Favoritter', url: expect.stringMatching(/listId=/) }])
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LIST-01 LIST-02 LIST-05 LIST-06 PAGE-26 lists are made, filled, shared and deleted by plain forms', async ({
    page,
  }) => {
    const { register, lists } = listCalls(page, 'da')
    await register()
    await page.goto('/sofaer')
    await page.locator('[data-part=wishlist-toggle]').first().click()
    await expect(page).toHaveURL(new RegExp(`${PAGE}\\?`))
    const form = (name: string) => page.locator(`[data-part=list-${name}-form]`)
    await form('create').getByRole('textbox').fill('Entré')
    await form('create').getByRole('button').click()
    await expect(page.locator('[data-part=list-name]')).toHaveText('Entré')
    await page.locator('[data-part=list-tile]').first().click()
    await form('move').getByRole('button').click()
    await expect(page.locator('[data-part=list-outcome]')).toHaveText('Det er flyttet.')
    await page.locator('[data-part=list-tile]').last().click()
    await form('set').locator('input[name=quantity]').fill('3')
    await form('set')
      .getByRole('button', { name: /^Gem antal/ })
      .click()
    await form('share').getByRole('button').click()
    await expect(page.getByRole('link', { name: /listId=/ })).toBeVisible()
    const [, entre] = (await lists()).shoppingLists
    expect(entre).toMatchObject({ listName: 'Entré', count: 1 })
    await form('delete').getByRole('button').click()
    await expect(page.locator('[data-part=list-outcome]')).toContainText('Listen er slettet.')
    await form('undelete').getByRole('button', { name: 'Fortryd' }).click()
    await expect(page.locator('[data-part=list-name]')).toHaveText('Entré')
  })
})
