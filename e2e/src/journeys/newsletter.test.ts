import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

const form = (page: Page) => page.locator('[data-part=footer-newsletter] [data-part=newsletter]')
const field = (page: Page) => form(page).locator('[data-part=newsletter-field]')

test('SHELL-10 BLOCK-38 LAW-05 signing up in the footer, reading the mail, and pressing its button', async ({
  page,
}) => {
  const email = `footer-${Date.now()}@example.dk`
  await openPage(page, '/')
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

  await page.goto('/__outbox')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Bekræft tilmelding' })).toBeVisible()
  const link = await page.locator('pre a').first().getAttribute('href')
  await openPage(page, new URL(link ?? '').pathname + new URL(link ?? '').search)
  await expectAccessible(page, '[data-part=newsletter-page]')
  await page.getByRole('button', { name: 'Ja tak, tilmeld mig' }).click()
  await expect(page.getByRole('heading', { name: 'Velkommen!' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOCK-38 the form is answered with a page', async ({ page }) => {
    await page.goto('/nyhedsbrev/tilmeld')
    const main = page.locator('#maincontent')
    await main.locator('[data-part=newsletter-field]').fill(`plain-${Date.now()}@example.dk`)
    await main.getByRole('button', { name: 'Tilmeld' }).click()
    await expect(page.getByRole('heading', { name: 'Tjek din indbakke' })).toBeVisible()
  })
})
