import type { Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { expectAccessible } from '../accessibility.ts'
import { namesOf, recordPushes, type Pushed } from '../data-layer-record.ts'
import { listCalls } from '../list-steps.ts'
import { mailLink, newsletterSearch } from '../mail-steps.ts'
import { toolOf } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const PASSWORD = 'Ny-Kaffe-8-kopper'
const { customer: NEWSLETTER_READER } = demoLogins('hjemly')

interface Seen {
  readonly requests: { readonly url: string; readonly referer: string }[]
  readonly pushed: readonly Pushed[]
}

/** Every request with its referrer, and everything that any document of this page pushes to analytics. */
async function record(page: Page): Promise<Seen> {
  const requests: Seen['requests'] = []
  page.on('request', (request) => {
    void request
      .allHeaders()
      .then((headers) => requests.push({ url: request.url(), referer: headers.referer ?? '' }))
      .catch(() => undefined)
  })
  const pushed = await recordPushes(page)
  return { requests, pushed }
}

const secretOf = (link: string, name: string) =>
  new URL(link, 'https://shop.example').searchParams.get(name) ?? 'no secret in the link'

function expectUnseen({ requests, pushed }: Seen, secret: string): void {
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter(({ referer }) => referer.includes(secret))).toEqual([])
  expect(pushed.filter((entry) => JSON.stringify(entry).includes(secret))).toEqual([])
}

test.use({ storageState: chosenVisitor(FULL_CONSENT) })

/** Two things that can be bought. */
async function skusOnSale(page: Page): Promise<readonly [string, string]> {
  const [first = '', second = ''] = await listCalls(page, 'da').skus()
  return [first, second]
}

const formOf = (page: Page) => page.locator('[data-part=sign-in-form]')

/** The mailbox was never proved: what lies in the account is kept only by a choice. */
async function chooseNewPassword(page: Page): Promise<void> {
  const form = formOf(page)
  await whenTakenOver(form)
  await form.locator('input[name=password]').fill(PASSWORD)
  await form.locator('input[name=confirmPassword]').fill(PASSWORD)
  await form.locator('input[name=confirmPassword]').press('Enter')
  await expect(form.getByText('Vælg en af de to')).toBeVisible()
  await expectAccessible(page, 'main')
  await form.getByRole('radio', { name: 'Ja, behold' }).check()
  await form.locator('input[name=confirmPassword]').press('Enter')
  await expect(page.locator('[data-part=sign-in-done]')).toBeFocused()
}

async function logIn(page: Page, email: string): Promise<void> {
  const form = formOf(page)
  await openPage(page, '/log-ind')
  await whenTakenOver(form)
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill(PASSWORD)
  await form.locator('input[name=password]').press('Enter')
  await page.waitForURL('**/mine-sider')
}

test('TRACK-09 AUTH-07 CART-12 the token of a reset link is in no referrer, no address and no event; the form works after a reload, and once; what came along at the login can be taken back', async ({
  page,
  brand,
}) => {
  const { register, post } = listCalls(page, 'da')
  const [first, second] = await skusOnSale(page)
  const email = await register()
  await post('ct/cart/apply', [{ $type: 'AddLineItemCommand', sku: first, quantity: 1 }])
  await post('ct/authentication/logout', {})
  await post('ct/customer/forgotpassword', { email })
  const link = await mailLink(page.request, { to: email, part: '/nulstil-adgangskode' })
  const token = secretOf(link, 'token')

  await test.step('the token is nowhere but in the first request', async () => {
    const seen = await record(page)
    const virtualPages = () => namesOf(seen.pushed).filter((name) => name.includes('virtualPageLoad'))
    await openPage(page, link)
    await expect(page).toHaveURL(/\/nulstil-adgangskode\?link=[\w-]{10}$/)
    const known = await page.evaluate(() => JSON.stringify([document.referrer, history.state, document.cookie]))
    expect(known).not.toContain(token)
    await expect.poll(() => virtualPages().length).toBe(1)
    await openPage(page, plainPageOf(brand))
    await page.goBack()
    await page.reload()
    await chooseNewPassword(page)
    await expect.poll(() => virtualPages().length).toBeGreaterThan(1)
    expectUnseen(seen, token)
    const asked = seen.requests.filter(({ url }) => url.includes(token))
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/nulstil-adgangskode'])
  })
  await test.step('it serves once', async () => {
    await openPage(page, link)
    await expect(formOf(page)).toHaveCount(0)
    await expect(page.locator('[data-part=sign-in-done]')).toBeVisible()
    await expectAccessible(page, 'main')
  })
  await test.step('what came along at the login can be taken back', async () => {
    await post('ct/cart/apply', [{ $type: 'AddLineItemCommand', sku: second, quantity: 1 }])
    await logIn(page, email)
    await expect(toolOf(page, 'cart')).toHaveAccessibleName(/2 varer/)
    await page.getByRole('button', { name: 'Fortryde' }).click()
    await expect(toolOf(page, 'cart')).toHaveAccessibleName(/1 vare/)
  })
})

test('SOFT-01 TRACK-09 the token of a newsletter is out of the address before anything is loaded', async ({
  page,
  brand,
}) => {
  const search = await newsletterSearch(page.request, NEWSLETTER_READER)
  const token = secretOf(search, 'eclub')
  const seen = await record(page)
  await page.addInitScript(() => {
    new PerformanceObserver(() => Object.assign(window, { first: window.first ?? location.href })).observe({
      type: 'resource',
      buffered: true,
    })
  })
  await openPage(page, plainPageOf(brand) + search)
  await expect.poll(() => namesOf(seen.pushed).some((name) => name.includes('virtualPageLoad'))).toBe(true)
  await expect.poll(() => seen.requests.some(({ url }) => url.includes('/voyado/softlogin'))).toBe(true)
  expect(await page.evaluate(() => window.first)).not.toContain('eclub')
  expectUnseen(seen, token)
  expect(seen.requests.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname)).toEqual([
    plainPageOf(brand),
    '/api/client/voyado/softlogin',
  ])
})

declare global {
  interface Window {
    /** The address when the first file had come. */
    first?: string
  }
}
