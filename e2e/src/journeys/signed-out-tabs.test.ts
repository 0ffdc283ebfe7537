import type { Page } from '@playwright/test'
import { drawerOf, itemsOf, LIST_PASSWORD, listCalls, listsPathOf } from '../list-steps.ts'
import { openDialogs, panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

const PAGE = listsPathOf('da')
const modalOf = (page: Page) => page.locator('dialog[data-modal=sign-in]')

test('AUTH-08 AUTH-09 a call that needs a login opens the modal, is repeated after it, and the page is loaded again; a logout in another tab empties the page and closes its drawer', async ({
  page,
  context,
  brand,
  complaints,
}) => {
  const { register, post, skus, lists } = listCalls(page, 'da')
  const email = await register()
  await openPage(page, PAGE)
  await test.step('a list is made after the session has ended', async () => {
    await page.locator('[data-part=list-new]').click()
    await whenOpen(drawerOf(page))
    await context.clearCookies({ name: /customer$/ })
    let isReloaded = false
    const reloaded = page.waitForEvent('load').then(() => (isReloaded = true))
    await drawerOf(page).getByRole('textbox', { name: 'Listens navn' }).fill('Hemmeligt')
    await drawerOf(page).getByRole('button', { name: 'Lav listen' }).click()
    const modal = modalOf(page)
    await expect(modal).toContainText('Log ind for at komme videre')
    expect(isReloaded).toBe(false)
    await modal.getByLabel('E-mailadresse').fill(email)
    await modal.locator('input[name=password]').fill(LIST_PASSWORD)
    await modal.locator('input[name=password]').press('Enter')
    await reloaded
    await expect(page).toHaveURL(/list=/)
    await expect(page.locator('[data-part=list-name]')).toHaveText('Hemmeligt')
    expect((await lists()).shoppingLists.map(({ listName }) => listName)).toEqual(['Favoritter', 'Hemmeligt'])
    // The browser says of the refused call that it was one.
    complaints.length = 0
  })
  await test.step('somebody logs out in another tab', async () => {
    const listKey = new URL(page.url()).searchParams.get('list') ?? ''
    const [sku = ''] = await skus()
    await post('shoppinglist/additem', { listKey, sku })
    const withDrawer = await context.newPage()
    await openPage(withDrawer, page.url())
    await itemsOf(withDrawer).first().locator('[data-part=list-item-options]').click()
    await whenOpen(drawerOf(withDrawer))
    await openPage(page, plainPageOf(brand))
    await page.locator('[data-opens=menu]').first().click()
    await whenOpen(panelOf(page, 'menu'))
    await panelOf(page, 'menu').getByRole('button', { name: 'Log ud' }).click()

    await expect(openDialogs(withDrawer)).toHaveCount(0)
    await expect(withDrawer.locator('[data-part=list-name]')).toHaveText('Favoritter')
    await expect(itemsOf(withDrawer)).toHaveCount(0)
    await expect(withDrawer.locator('[data-part=list-tile]')).toHaveCount(1)
    await expect(withDrawer.locator('[data-part=list-invitation]')).toBeVisible()
    await expect(withDrawer.locator('body')).not.toContainText('Hemmeligt')
  })
})
