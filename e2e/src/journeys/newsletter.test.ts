import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { mailLink } from '../mail-steps.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

const form = (page: Page) => page.locator('[data-part=footer-newsletter] [data-part=newsletter]')
const field = (page: Page) => form(page).locator('[data-part=newsletter-field]')
const notice = (page: Page) => page.locator('[data-part=my-notice]')
const BOX = /^Ja tak til personligt indhold/

async function signUp(page: Page, email: string): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  // The footer's chunk loads when it is near.
  await expect(form(page).locator('form')).toHaveAttribute('novalidate')
  await field(page).press('Enter')
  await expect(field(page)).toHaveAccessibleDescription(/^Udfyld venligst alle felter for at tilmelde dig/)
  await expect(field(page)).toBeFocused()
  await field(page).fill('anna')
  await field(page).blur()
  await expect(field(page)).toHaveAccessibleDescription(/^Du må indtaste en e-mailadresse/)
  await field(page).fill(email)
  await field(page).press('Enter')
  await expect(form(page).locator('[data-part=newsletter-sent]')).toBeFocused()
  await expect(page.locator('[data-part=live-region]')).toContainText('Vi har sendt dig en mail')
}

test('SHELL-10 BLOCK-38 LAW-05 signing up in the footer, pressing the button of the mail, agreeing to more, and moving to another address', async ({
  page,
  brand,
}) => {
  const email = `footer-${Date.now()}@example.dk`
  const box = page.getByRole('checkbox', { name: BOX })
  await openPage(page, plainPageOf(brand))
  await test.step('the footer says at its field what is wrong, and that a mail was sent', () => signUp(page, email))
  const unsubscribe = await mailLink(page.request, { to: email, part: '/nyhedsbrev/afmeld' })
  await test.step('the button of the mail subscribes', async () => {
    await openPage(page, await mailLink(page.request, { to: email, part: '/nyhedsbrev/bekraeft' }))
    await expect(box).not.toBeChecked()
    await expectAccessible(page, '[data-part=newsletter-page]')
    await page.getByRole('button', { name: 'Ja tak, tilmeld mig' }).click()
    await expect(page.getByRole('heading', { name: 'Velkommen!' })).toBeVisible()
  })
  await test.step('what is chosen is saved, and the focus is where it is told', async () => {
    await openPage(page, unsubscribe.replace('/afmeld', '/indstillinger'))
    await expectAccessible(page, '[data-part=newsletter-page]')
    await expect(box).not.toBeChecked()
    await box.check()
    await page.getByRole('button', { name: 'Gem valg' }).click()
    await expect(notice(page)).toHaveText('Dine valg er gemt.')
    await expect(notice(page)).toBeFocused()
    await expect(box).toBeChecked()
    await page.getByLabel('Ny e-mailadresse').fill(`moved-${Date.now()}@example.dk`)
    await page.getByRole('button', { name: 'Send bekræftelse' }).click()
    await expect(notice(page)).toContainText('Se i den nye indbakke')
  })
})
