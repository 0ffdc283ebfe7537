import type { Page } from '@playwright/test'
import { drawerOf, itemsOf, listCalls, listsPathOf, viewOf, wayTo } from '../list-steps.ts'
import { confirmationOf, openDialogs, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const PAGE = listsPathOf('da')
const nameOf = (page: Page) => page.locator('[data-part=list-name]')
const nameField = (page: Page) => drawerOf(page).getByRole('textbox', { name: 'Listens navn' })

async function makeList(page: Page): Promise<void> {
  await page.locator('[data-part=list-new]').click()
  await whenOpen(drawerOf(page))
  const refusal = drawerOf(page).getByText('Ugyldigt navn')
  const submit = drawerOf(page).getByRole('button', { name: 'Lav listen' })
  await nameField(page).fill('   ')
  await submit.click()
  await expect(refusal).toBeVisible()
  await nameField(page).fill('x'.repeat(31))
  await expect(drawerOf(page).getByText('31/30')).toBeVisible()
  await expect(refusal).toBeVisible()
  await nameField(page).fill('Stuen 🛋️')
  await expect(refusal).toBeHidden()
  await submit.click()
  await expect(page).toHaveURL(/list=/)
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(nameOf(page)).toHaveText('Stuen 🛋️')
  await expect(page.locator('[data-part=list-tile]')).toHaveCount(2)
}

async function moveItem(page: Page): Promise<void> {
  await page.locator('[data-part=list-tile]').first().click()
  await expect(itemsOf(page)).toHaveCount(4)
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
  await expect(itemsOf(page)).toHaveCount(3)
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName('Favoritter, 3 varer')
}

async function renameAndDelete(page: Page): Promise<void> {
  await page.goBack()
  await expect(nameOf(page)).toHaveText('Stuen 🛋️')
  await expect(itemsOf(page)).toHaveCount(1)
  await page.locator('[data-part=list-options]').click()
  await whenOpen(drawerOf(page))
  await wayTo(page, 'edit').click()
  await nameField(page).fill('Stue')
  await nameField(page).press('Enter')
  await expect(nameOf(page)).toHaveText('Stue')
  await page.locator('[data-part=list-options]').click()
  await wayTo(page, 'delete').click()
  await viewOf(page, 'delete').getByRole('button', { name: 'Slet listen' }).click()
  await expect(nameOf(page)).toHaveText('Favoritter')
  await confirmationOf(page, 'page').getByRole('button', { name: 'Fortryd' }).click()
  await expect(nameOf(page)).toHaveText('Stue')
}

test('LIST-03 LIST-05 LIST-06 LIST-09 LIST-11 LIST-12 PAGE-26 a list is made, filled, renamed, deleted and brought back in the drawer; what is on it is changed, sorted, removed with undo, seen in the other tab, and bought', async ({
  page,
  context,
  complaints,
}) => {
  const { register, post, skus, lists } = listCalls(page, 'da')
  await register()
  for (const sku of (await skus()).slice(0, 4)) await post('wishlist/additem', { sku })
  await openPage(page, PAGE)
  await test.step('a name is checked as it is typed', () => makeList(page))
  await test.step('something is moved to it, over every view of the drawer', () => moveItem(page))
  await test.step('it is renamed, deleted and brought back', () => renameAndDelete(page))
  const summary = async () => (await lists()).shoppingLists.map(({ listName, count }) => `${listName} ${count}`)
  expect(await summary()).toEqual(['Favoritter 3', 'Stue 1'])

  await page.locator('[data-part=list-tile]').first().click()
  await expect(itemsOf(page)).toHaveCount(3)
  const other = await context.newPage()
  await openPage(other, PAGE)
  await test.step('quantity and note are stored, and seen in the other tab', async () => {
    const first = itemsOf(page).first()
    const code = (await first.getAttribute('data-code')) ?? ''
    await first.getByRole('button', { name: /^Én mere af/ }).click()
    await first.locator('[data-part=list-note]').fill('Mål nichen først')
    await first.locator('[data-part=list-note]').press('Enter')
    const stored = async () => (await lists()).selectedList.items.find((item) => item.code === code)
    await expect.poll(stored).toMatchObject({ quantity: 2, note: 'Mål nichen først' })
    await expect(other.locator('[data-part=list-note]').first()).toHaveValue('Mål nichen først')
  })
  await test.step('the order and the choice stand in the address', async () => {
    await page.locator('[data-part=list-sort] select').selectOption('priceHigh')
    await expect(page).toHaveURL(/sort=priceHigh/)
    await page.getByRole('link', { name: 'På lager' }).click()
    await expect(page).toHaveURL(/sort=priceHigh&show=inStock/)
    await expect(page.getByRole('link', { name: 'På lager' })).toBeFocused()
  })
  await test.step('what is removed can be brought back, all is bought, and what fails goes back', async () => {
    await itemsOf(page).last().locator('[data-part=list-item-remove]').click()
    for (const tab of [page, other]) await expect(itemsOf(tab)).toHaveCount(2)
    await confirmationOf(page, 'page').last().getByRole('button', { name: 'Fortryd' }).click()
    await expect(itemsOf(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Læg alt i kurven' }).click()
    await expect(toolOf(page, 'cart')).toHaveAccessibleName('Kurv, 4 varer')
    await page.route('**/shoppinglist/removeitem*', (route) => route.abort())
    await itemsOf(page).first().locator('[data-part=list-item-remove]').click()
    await expect(confirmationOf(page, 'page').last()).toHaveText(/^Noget gik galt, prøv igen senere\./)
    await expect(itemsOf(page)).toHaveCount(3)
  })
  complaints.length = 0
})

test('LIST-07 LIST-08 PAGE-27 a list is shared by a link that is copied, seen and kept by others, signed in or not, and withdrawn', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { register, create, post, skus } = listCalls(page, 'da')
  await register()
  const listKey = await create('Sommerhuset')
  const [first = '', second = ''] = await skus()
  for (const sku of [first, second]) await post('shoppinglist/additem', { listKey, sku, quantity: 2 })
  await post('shoppinglist/setitem', { listKey, sku: first, note: 'Til mor' })
  await openPage(page, `${PAGE}?list=${listKey}`)
  await page.locator('[data-part=list-share]').click()
  const share = viewOf(page, 'share')
  await share.getByRole('button', { name: 'Kopiér linket' }).click()
  await expect(share.getByRole('button', { name: 'Linket er kopieret' })).toBeVisible()
  await expect(share.getByRole('button', { name: 'Kopiér linket' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/onskelister\/delt\?listId=[\w-]{20,}$/)
  const path = link.slice(new URL(link).origin.length)

  const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const seen = await friend.newPage()
  const own = listCalls(seen, 'da')
  await test.step('who is not signed in is told that its things are favourites now', async () => {
    await own.post('wishlist/additem', { sku: first })
    await openPage(seen, path)
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Sommerhuset')
    await expect(itemsOf(seen)).toHaveCount(2)
    await expect(seen.locator('main')).not.toContainText(/Til mor|Lise/)
    await expect(seen.locator('[data-part=list-note], [data-part=list-item-remove]')).toHaveCount(0)
    await expect(seen.getByText('Varerne lægges i dine favoritter.')).toBeVisible()
    await seen.getByRole('button', { name: 'Gem listen som min' }).click()
    const kept = '1 vare er lagt i dine favoritter. 1 vare var der i forvejen.'
    await expect(seen.locator('[data-part=list-kept]')).toContainText(kept)
    await seen.getByRole('link', { name: 'Til dine favoritter' }).click()
    await expect(nameOf(seen)).toHaveText('Favoritter')
    await expect(itemsOf(seen)).toHaveCount(2)
  })
  await test.step('who is signed in has a list of their own', async () => {
    await own.register()
    await openPage(seen, path)
    await seen.getByRole('button', { name: 'Gem listen som min' }).click()
    await seen.getByRole('link', { name: 'Se listen' }).click()
    await expect(nameOf(seen)).toHaveText('Sommerhuset')
  })
  await test.step('a link that is withdrawn opens nothing', async () => {
    await share.getByRole('button', { name: 'Stop delingen' }).click()
    await expect(share.getByRole('button', { name: 'Lav et link' })).toBeVisible()
    expect((await seen.request.get(path)).status()).toBe(404)
  })
  await friend.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true })

  test('LIST-03 LIST-07 LIST-10 the share sheet opens with link and name, the back button closes the drawer, and mails of the list ask for an address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => void shared.push(data)
    })
    const { post, skus } = listCalls(page, 'da')
    const [sku = ''] = await skus()
    await post('wishlist/additem', { sku })
    await openPage(page, PAGE)
    await page.locator('[data-part=list-share]').click()
    await viewOf(page, 'share').getByRole('button', { name: 'Del linket' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    expect(shared).toEqual([{ title: 'Favoritter', url: expect.stringMatching(/listId=/) }])
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    const mails = page.locator('[data-part=list-alerts-form]')
    await mails.getByRole('checkbox', { name: 'Når noget på listen bliver billigere' }).check()
    await mails.getByRole('button', { name: 'Slå til' }).click()
    await expect(mails.getByText('Skriv din e-mailadresse')).toBeVisible()
    await mails.getByRole('textbox').fill('lise.liste@example.dk')
    await mails.getByRole('button', { name: 'Slå til' }).click()
    await expect(mails).toContainText('Bekræft i den mail, vi har sendt dig.')
  })
})
