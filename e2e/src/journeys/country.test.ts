import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { addToCart, confirmationOf, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { findCard, productModel } from '../product-pages.ts'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

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

test('SHELL-09 A11Y-01 by keyboard to Norway: the page stays, the cart follows at the prices there, and it is told', async ({
  page,
  context,
  request,
}) => {
  const card = await findCard(request, isPlentiful)
  const other = await context.newPage()
  await openPage(other, card.url)
  await openPage(page, card.url)
  await addToCart(page)
  await openPanel(page)
  const toNorway = panel(page).getByRole('button', { name: 'Skift til Norge' })
  await expect(toNorway).toHaveAccessibleDescription(/^1 vare følger med\. Kurven bliver [\d\u00a0]+\u00a0kr i alt\.$/)
  await expect(panel(page).locator('[aria-current=true]')).toContainText('Danmark')
  for (const width of [375, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(countryLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await toNorway.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(endsLike(card.url))
  const told = 'Du handler nå i Norge. 1 vare ble med i handlekurven, til prisen her.'
  await expect(confirmationOf(page, 'page')).toContainText(told)
  await expect(page.locator('[data-part=live-region]')).toHaveText(told)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await toolOf(page, 'cart').click()
  const norwegian = await productModel(request, new URL(page.url()).pathname)
  const price = norwegian.product.price.current.inclVat
  await expect(panelOf(page, 'cart').locator('[data-sum=subtotal] dd')).toHaveText(
    `${String(price).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0kr`,
  )
  // The tab in the old market goes on, at its own prices.
  await toolOf(other, 'cart').click()
  await expect(panelOf(other, 'cart').locator('[data-sum=subtotal] dd')).toHaveText(/,\d\d\u00a0kr\.$/)
})

test('SHELL-09 on a phone, and when the server can not tell of the cart, the switch is still made', async ({
  page,
  request,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const card = await findCard(request, isPlentiful)
  await openPage(page, card.url)
  await addToCart(page)
  await page.route('**/dynamic-data/resolve*', (route) =>
    decodeURIComponent(route.request().url()).includes('countrySwitch') ? route.abort() : route.continue(),
  )
  await openPanel(page)
  const failure = panel(page).getByRole('alert')
  await expect(failure).toContainText('Du kan trygt skifte: intet går tabt.')
  await page.unroute('**/dynamic-data/resolve*')
  await failure.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(panel(page).getByText('1 vare følger med.').first()).toBeVisible()
  await panel(page).getByRole('button', { name: 'Skift til Norge' }).click()
  await expect(page).toHaveURL(endsLike(card.url))
  await expect(toolOf(page, 'cart')).toHaveAccessibleName('Handlekurv, 1 vare')
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SHELL-09 the link leads to a page of forms, the choice to the same page there, and it is remembered', async ({
    page,
  }) => {
    await page.goto('/sofaer')
    await countryLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land og sprog')
    await expect(page.locator('[data-part=country-rule]')).toContainText('Kurven følger med')
    await page.getByRole('button', { name: 'Skift til Sverige' }).click()
    await expect(page).toHaveURL('/sv/soffor#country-changed')
    await page.goto('/')
    await expect(page).toHaveURL('/sv')
  })
})
