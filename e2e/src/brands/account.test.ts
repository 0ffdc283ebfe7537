import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { myPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, pagesOfEachKind, wellKnownPages } from '../brand-pages.ts'
import { expectTabOrder, leavePicturesOut, lookAround, openAt } from '../brand-walk.ts'
import { query } from '../checkout-steps.ts'
import { drawerOf, itemsOf, listCalls, listsPathOf, viewOf, wayTo } from '../list-steps.ts'
import { mailLink } from '../mail-steps.ts'
import { panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, test, whenTakenOver } from '../shop-fixture.ts'

const VIEWS = ['move', 'edit', 'share', 'delete', 'create']
const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length

/** As the mail has it: with a token that can be used. Of a customer of its own, whose link no other test asks for. */
async function resetPath(page: Page, language: MarketLanguage): Promise<string> {
  const { register, post } = listCalls(page, language)
  const email = await register()
  await query('update customers set email_proved_at = now() where email = $1', [email])
  await post('ct/authentication/logout', {})
  await post('ct/customer/forgotpassword', { email })
  return mailLink(page.request, { to: email, part: FIXED_PATHS.resetPassword[language] })
}

/** What is said of a wrong password leaves everything in reach. */
async function expectRefusedLogin(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  const form = page.locator('[data-part=sign-in-form]')
  await form.locator('[name=email]').fill('nobody@example.com')
  await form.locator('[name=password]').fill('Forkert1234')
  await form.locator('button:not([type])').click()
  await expect(page.locator('[data-part=sign-in-failure]')).toBeVisible()
  await expectAccessible(page, 'main', ['target-size', 'color-contrast'])
}

/** Forms of one width, in reach of the keyboard. */
async function walkSignIn(page: Page, brand: BrandKey): Promise<void> {
  const pages = await wellKnownPages(page, brand)
  const paths = {
    login: pages.loginPageUrl,
    registration: pages.registrationPageUrl,
    forgot: pages.forgotPasswordPageUrl,
    reset: await resetPath(page, languageOf(brand)),
  }
  for (const [name, path] of Object.entries(paths)) {
    await test.step(name, async () => {
      await openAt(page, DESK, path)
      const form = page.locator('[data-part=sign-in-form]')
      await whenTakenOver(form)
      expect((await form.boundingBox())?.width).toBe(380)
      await expectTabOrder(page, form.locator('input:not([type=hidden]), button, a'))
      // One stage for all four: on a desk it is seen once.
      const seen = { name: `sign-in-${name}-${brand}`, phone: 'main' } as const
      await lookAround(page, name === 'login' ? { ...seen, desk: 'main' } : seen)
      if (name === 'login') await expectRefusedLogin(page)
    })
  }
}

/** Each view of the drawer opens, is accessible and leads back. */
async function expectDrawer(page: Page): Promise<void> {
  const options = page.locator('[data-part=list-options]')
  await options.click()
  await whenOpen(drawerOf(page))
  const offered = await drawerOf(page)
    .locator('[data-part=list-way]')
    .evaluateAll((ways) => ways.map((way) => (way as HTMLElement).dataset.to))
  expect(offered).toEqual(VIEWS)
  await expectAccessible(page, 'dialog[open]')
  for (const view of VIEWS) {
    await wayTo(page, view).click()
    await expect(viewOf(page, view)).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await viewOf(page, view).locator('[data-part=list-back]').click()
    await expect(viewOf(page, 'open')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(options).toBeFocused()
}

async function walkLists(page: Page, brand: BrandKey): Promise<void> {
  const language = languageOf(brand)
  const { register, create, post, skus } = listCalls(page, language)
  await register()
  const wanted = (await skus()).slice(0, 5)
  const listKey = await create('Familie')
  await create('Andre')
  for (const sku of wanted) await post('shoppinglist/additem', { listKey, sku })
  await post('wishlist/additem', { sku: wanted[0] })
  const { shareUrl } = (await post('shoppinglist/share', { listKey })) as { readonly shareUrl: string }
  const columns = page.locator('[data-part=list-grid]')

  await test.step('a list', async () => {
    await openAt(page, DESK, `${listsPathOf(language)}?list=${listKey}`)
    await expect(itemsOf(page)).toHaveCount(5)
    expect(await columns.evaluate(columnsOf)).toBe(4)
    await lookAround(page, { name: `lists-${brand}`, desk: 'main', phone: 'main' })
    await page.setViewportSize(PHONE)
    expect(await columns.evaluate(columnsOf)).toBe(2)
    await expectDrawer(page)
  })
  await test.step('as others see it', async () => {
    await openAt(page, DESK, shareUrl.slice(new URL(shareUrl).origin.length))
    await expect(itemsOf(page)).toHaveCount(5)
    await lookAround(page, { name: `shared-list-${brand}`, phone: 'main' })
  })
  await test.step('the favourites lead to the lists', async () => {
    await page.setViewportSize(DESK)
    await toolOf(page, 'favourites').click()
    const panel = panelOf(page, 'wishlist')
    await whenOpen(panel)
    expect(await panel.locator('[data-part=wishlist-grid]').evaluate(columnsOf)).toBe(2)
    await expect(panel.locator(`a[href='${listsPathOf(language)}']`)).toBeVisible()
  })
}

test('A11Y-01 AUTH-01 AUTH-03 AUTH-04 PAGE-12 PAGE-13 PAGE-14 PAGE-16 LIST-02 LIST-03 LIST-04 PAGE-26 PAGE-27 the sign-in, lists, their drawer and a shared list are accessible, in reach of the keyboard and as wide as a phone', async ({
  page,
  brand,
}) => {
  await leavePicturesOut(page)
  await walkSignIn(page, brand)
  await walkLists(page, brand)
})

test('A11Y-01 MYP-01 MYP-02 MYP-03 MYP-04 MYP-05 MYP-07 my pages are accessible, in reach of the keyboard and as wide as a phone', async ({
  page,
  brand,
}) => {
  await leavePicturesOut(page)
  const language = languageOf(brand)
  const login = await page.request.post(`/api/client/authentication/login?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { email: demoLogins(brand).customer, password: DEMO_PASSWORD },
  })
  expect(await login.json()).toMatchObject({ success: true })
  const paths = myPagesPaths(await wellKnownPages(page, brand), language)
  const editorial = pagesOfEachKind(brand).find(({ componentName }) => componentName === 'MyPagesEditorialPage')
  for (const [name, path] of Object.entries({ ...paths, editorial: editorial?.path ?? '' })) {
    await test.step(name, async () => {
      await openAt(page, DESK, path)
      const links = page.locator('[data-part=my-nav-link]')
      if (name === 'start') await expectTabOrder(page, links)
      const seen = { name: `my-pages-${name}-${brand}`, phone: 'main' } as const
      await lookAround(page, ['start', 'orders', 'profile'].includes(name) ? { ...seen, desk: 'main' } : seen)
    })
  }
})
