import type { Page } from '@playwright/test'
import { currentConsent, findConsentCookie, NO_CONSENT } from '@firkant/domain/consent/consent.ts'
import { demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { newsletterSearch } from '../mail-steps.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const { customer: EMAIL } = demoLogins('hjemly')
const NOBODY = { cookies: [], origins: [] }
const question = (page: Page) => page.locator('[data-part=consent-banner][data-of=recognition]')
const opener = (page: Page) => page.locator('[data-opens=soft-login]')
const stored = async (page: Page) => currentConsent(findConsentCookie(await page.evaluate(() => document.cookie)))
const hasCookie = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'soft-login')

test.use({ storageState: NOBODY })

test('LAW-04 who was not asked yet is recognised until they refuse; who refused is asked where they are, and recognised only after a yes, until they take it back', async ({
  page,
  brand,
}) => {
  const link = plainPageOf(brand) + (await newsletterSearch(page.request, EMAIL))
  await test.step('what was agreed to in the newsletter counts until somebody refuses here', async () => {
    await openPage(page, link)
    await expect(opener(page)).toBeVisible()
    expect([await hasCookie(page), await question(page).count()]).toEqual([true, 0])
    await page.locator('[data-part=consent-banner]').getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(opener(page)).toHaveCount(0)
    expect(await hasCookie(page)).toBe(false)
  })
  await test.step('who refused is asked, and a no changes nothing', async () => {
    await openPage(page, link)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page, '[data-of=recognition]')
    await expect(page.locator('main')).toBeVisible()
    await question(page).getByRole('button', { name: 'Nej tak' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(opener(page)).toHaveCount(0)
    expect([await hasCookie(page), await stored(page)]).toEqual([false, NO_CONSENT])
  })
  await test.step('a yes recognises, and taking it back ends it', async () => {
    await openPage(page, link)
    const yes = question(page).getByRole('button', { name: 'Ja, kend mig igen' })
    await whenTakenOver(yes)
    await yes.focus()
    await page.keyboard.press('Enter')
    await expect(opener(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(await hasCookie(page)).toBe(true)
    expect(await stored(page)).toEqual({ ...NO_CONSENT, personalisation: true })
    await page.locator('[data-part=consent-link]').click()
    const panel = panelOf(page, 'consent')
    await whenOpen(panel)
    await expect(panel.getByRole('checkbox', { name: 'Personlige anbefalinger' })).toBeChecked()
    await panel.getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(opener(page)).toHaveCount(0)
    expect(await hasCookie(page)).toBe(false)
  })
})
