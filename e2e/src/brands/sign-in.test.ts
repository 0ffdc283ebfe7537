import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { listCalls } from '../list-steps.ts'
import { mailLink } from '../mail-steps.ts'
import {
  expect,
  expectAccessible,
  homeMarketOf,
  openPage,
  saveScreenshot,
  test,
  whenTakenOver,
} from '../shop-fixture.ts'

async function addressesOf(request: APIRequestContext, language: string): Promise<WellKnownPages> {
  const d = encodeURIComponent(JSON.stringify([['wellKnownPages']]))
  const answer = await request.get(`/api/client/dynamic-data/resolve?language=${language}&d=${d}`)
  const [record] = (await answer.json()) as readonly { readonly data: WellKnownPages }[]
  if (!record) throw new Error('There are no addresses')
  return record.data
}

async function proveMailbox(email: string): Promise<void> {
  const url = process.env.FIRKANT_E2E_DATABASE ?? ''
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined })
  await database.pool.query('update customers set email_proved_at = now() where email = $1', [email])
  await database.close()
}

/** As the mail has it: with a token that can be used. Of a customer of its own, whose link no other test asks for. */
async function resetPath(page: Page, language: MarketLanguage): Promise<string> {
  const { register, post } = listCalls(page, language)
  const email = await register()
  await proveMailbox(email)
  await post('ct/authentication/logout', {})
  await post('ct/customer/forgotpassword', { email })
  return mailLink(page.request, { to: email, part: FIXED_PATHS.resetPassword[language] })
}

test('A11Y-01 AUTH-01 AUTH-03 AUTH-04 PAGE-12 PAGE-13 PAGE-14 PAGE-16 the sign-in is accessible, in reach of the keyboard and as wide as a phone', async ({
  page,
  request,
  brand,
}) => {
  const { language } = MARKETS[homeMarketOf(brand)]
  const pages = await addressesOf(request, language)
  const paths = {
    login: pages.loginPageUrl,
    registration: pages.registrationPageUrl,
    forgot: pages.forgotPasswordPageUrl,
    reset: await resetPath(page, language),
  }
  for (const [name, path] of Object.entries(paths)) {
    await page.setViewportSize({ width: 1366, height: 900 })
    await openPage(page, path)
    const form = page.locator('[data-part=sign-in-form]')
    await whenTakenOver(form)
    expect((await form.boundingBox())?.width).toBe(380)
    await expectAccessible(page)
    await saveScreenshot(page, `sign-in-${name}-${brand}-1366`)
    const first = form.locator('input:not([type=hidden])').first()
    await first.focus()
    // Every control of the form is met in the order in which it is read.
    const controls = form.locator('input:not([type=hidden]), button, a')
    for (let index = 1; index < (await controls.count()); index += 1) {
      await page.keyboard.press('Tab')
      await expect(controls.nth(index)).toBeFocused()
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `sign-in-${name}-${brand}-320`)
  }
})
