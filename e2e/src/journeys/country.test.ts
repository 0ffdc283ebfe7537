import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { expectAccessible } from '../accessibility.ts'
import { confirmationOf, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard, productModel } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const isPlentiful = ({ variants: [lead], packageKey }: ProductCard) =>
  lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1 && packageKey === undefined

const countryLink = (page: Page) => page.locator('[data-part=country-link]')
const panel = (page: Page) => panelOf(page, 'country')
/** The same product has the same key in every language. */
const endsLike = (url: string) => new RegExp(`^[^#]*/nb/[^/]+${url.slice(url.lastIndexOf('/'))}$`)

/** The panel's chunk loads on focus or hover. */
async function openPanel(page: Page): Promise<void> {
  let isFetched = false
  page.on('response', (answer) => (isFetched ||= answer.url().includes('/country-panel-')))
  await countryLink(page).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await countryLink(page).blur()
      await countryLink(page).focus()
      return isFetched
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await whenOpen(panel(page))
}

test('SHELL-09 A11Y-01 by keyboard to Norway: the page stays, the cart follows at the prices there, and it is told; what the server can not tell is asked again', async ({
  page,
  request,
  complaints,
}) => {
  const card = await findCard(request, isPlentiful)
  const added = await page.request.post('/api/client/ct/cart/apply?language=da', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: card.currentSku, quantity: 1 }],
  })
  expect(added.status()).toBe(200)
  await openPage(page, card.url)
  const toNorway = panel(page).getByRole('button', { name: 'Skift til Norge' })

  await test.step('when the server can not tell of the cart, the panel says so, and asks again', async () => {
    await page.route('**/dynamic-data/resolve*', (route) =>
      decodeURIComponent(route.request().url()).includes('countrySwitch') ? route.abort() : route.continue(),
    )
    await openPanel(page)
    const failure = panel(page).getByRole('alert')
    await expect(failure).toContainText('Du kan trygt skifte: intet går tabt.')
    await expect(toNorway).toBeEnabled()
    await page.unroute('**/dynamic-data/resolve*')
    await failure.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(toNorway).toHaveAccessibleDescription(
      /^1 vare følger med\. Kurven bliver [\d\u00a0]+\u00a0kr i alt\.$/,
    )
    await expect(panel(page).locator('[aria-current=true]')).toContainText('Danmark')
    complaints.length = 0
  })

  await test.step('A11Y-01 the panel is accessible on a desk and a phone, and gives the focus back', async () => {
    for (const width of [1366, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, 'dialog[open]')
    }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(countryLink(page)).toBeFocused()
  })

  await test.step('the switch keeps the page and tells what followed', async () => {
    await page.keyboard.press('Enter')
    await toNorway.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(endsLike(card.url))
    const told = 'Du handler nå i Norge. 1 vare ble med i handlekurven, til prisen her.'
    await expect(confirmationOf(page, 'page')).toContainText(told)
    await expect(page.locator('[data-part=live-region]')).toHaveText(told)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
    await expect(toolOf(page, 'cart')).toHaveAccessibleName('Handlekurv, 1 vare')
    await toolOf(page, 'cart').click()
    const norwegian = await productModel(request, new URL(page.url()).pathname)
    const price = norwegian.product.price.current.inclVat
    await expect(panelOf(page, 'cart').locator('[data-sum=subtotal] dd')).toHaveText(
      `${String(price).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0kr`,
    )
  })
})
