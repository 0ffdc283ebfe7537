import type { Page } from '@playwright/test'
import { drawerOf, itemsOf, LIST_PASSWORD, listCalls, listsPathOf } from '../list-steps.ts'
import { openDialogs, panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

const PAGE = listsPathOf('da')
const modalOf = (page: Page) => page.locator('dialog[data-modal=sign-in]')

test('AUTH-09 a logout in another tab empties the page of lists and closes its drawer', async ({
  page,
  context,
  brand,
}) => {
  const { register, create, post, skus } = listCalls(page, 'da')
  await register()
  const listKey = await create('Hemmeligt')
  const [sku = ''] = await skus()
  await post('shoppinglist/additem', { listKey, sku })
  await post('shoppinglist/setitem', { listKey, sku, note: 'Til mor' })
  await openPage(page, `${PAGE}?list=${listKey}`)
  await expect(itemsOf(page)).toHaveCount(1)
  const withDrawer = await context.newPage()
  await openPage(withDrawer, `${PAGE}?list=${listKey}`)
  await itemsOf(withDrawer).first().locator('[data-part=list-item-options]').click()
  await whenOpen(drawerOf(withDrawer))

  const leaving = await context.newPage()
  await openPage(leaving, plainPageOf(brand))
  await leaving.locator('[data-opens=menu]').first().click()
  await whenOpen(panelOf(leaving, 'menu'))
  await panelOf(leaving, 'menu').getByRole('button', { name: 'Log ud' }).click()

  await expect(openDialogs(withDrawer)).toHaveCount(0)
  for (const tab of [page, withDrawer]) {
    await expect(tab.locator('[data-part=list-name]')).toHaveText('Favoritter')
    await expect(itemsOf(tab)).toHaveCount(0)
    await expect(tab.locator('[data-part=list-tile]')).toHaveCount(1)
    await expect(tab.locator('[data-part=list-invitation]')).toBeVisible()
    await expect(tab.locator('body')).not.toContainText('Hemmeligt')
  }
})

test('AUTH-08 a call that needs a login opens the modal, is repeated after it, and the page is loaded again', async ({
  page,
  context,
  complaints,
}) => {
  const { register, lists } = listCalls(page, 'da')
  const email = await register()
  await openPage(page, PAGE)
  await page.locator('[data-part=list-new]').click()
  await whenOpen(drawerOf(page))
  await context.clearCookies({ name: /customer$/ })
  let isFirst = true
  const reloaded = new Promise<void>((resolve) => {
    page.on('load', () => {
      isFirst = false
      resolve()
    })
  })
  await drawerOf(page).getByRole('textbox', { name: 'Listens navn' }).fill('Sommerhuset')
  await drawerOf(page).getByRole('button', { name: 'Lav listen' }).click()
  const modal = modalOf(page)
  await expect(modal).toContainText('Log ind for at komme videre')
  expect(isFirst).toBe(true)
  await modal.getByLabel('E-mailadresse').fill(email)
  await modal.locator('input[name=password]').fill(LIST_PASSWORD)
  await modal.locator('input[name=password]').press('Enter')
  await reloaded
  await expect(page).toHaveURL(/list=/)
  await expect(page.locator('[data-part=list-name]')).toHaveText('Sommerhuset')
  expect((await lists()).shoppingLists.map(({ listName }) => listName)).toEqual(['Favoritter', 'Sommerhuset'])
  // The browser says of the refused call that it was one.
  complaints.length = 0
})

test('LIST-08 who is not signed in and keeps a shared list is told that its things are favourites now', async ({
  page,
  browser,
  baseURL,
}) => {
  const { register, create, post, skus } = listCalls(page, 'da')
  await register()
  const listKey = await create('Sommerhuset')
  const [first = '', second = ''] = await skus()
  for (const sku of [first, second]) await post('shoppinglist/additem', { listKey, sku })
  const { shareUrl } = (await post('shoppinglist/share', { listKey })) as { readonly shareUrl: string }
  const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const seen = await friend.newPage()
  const guest = listCalls(seen, 'da')
  await guest.post('wishlist/additem', { sku: first })
  await openPage(seen, shareUrl.slice(new URL(shareUrl).origin.length))
  await expect(seen.locator('[data-part=list-keep]')).toContainText('Varerne lægges i dine favoritter.')
  await seen.getByRole('button', { name: 'Gem listen som min' }).click()
  await expect(seen.locator('[data-part=list-kept]')).toContainText(
    '1 vare er lagt i dine favoritter. 1 vare var der i forvejen.',
  )
  await seen.getByRole('link', { name: 'Til dine favoritter' }).click()
  await expect(seen.locator('[data-part=list-name]')).toHaveText('Favoritter')
  await expect(itemsOf(seen)).toHaveCount(2)
  await friend.close()
})
