import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { newEmail, placeOrder, query } from '../checkout-steps.ts'
import { mailLink } from '../mail-steps.ts'
import { expect, saveScreenshot, openPage, test, whenStarted } from '../shop-fixture.ts'

interface Order {
  readonly number: string
  readonly email: string
}

const fieldOf = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name })

/** By number and address; a link comes by mail, and opens it. */
async function findOrder(page: Page, { number, email }: Order): Promise<void> {
  await openPage(page, '/ordre')
  await expectAccessible(page)
  await fieldOf(page, 'Ordrenummer').fill(number)
  await fieldOf(page, 'E-mailadresse').fill(email)
  await page.getByRole('button', { name: 'Send mig linket' }).click()
  await expect(page.getByRole('heading', { name: 'Se i din indbakke' })).toBeVisible()
  await page.goto(await mailLink(page.request, { to: email, part: '/ordre?token=' }))
}

async function readOrder(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/ordre\?link=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await whenStarted(page)
  await expectAccessible(page)
  const path = (await page.getByRole('link', { name: 'Faktura til udskrift' }).getAttribute('href')) ?? ''
  const printed = await page.context().newPage()
  await printed.goto(path)
  await expect(printed).toHaveURL(/\/ordre\/faktura\?link=/)
  await expect(printed.getByText(number).first()).toBeVisible()
  await expectAccessible(printed)
  await printed.close()
}

/** By the link in the footer; the axe looks at the page of the statement in each brand. */
async function withdraw(page: Page, { number, email }: Order): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'Fortryd aftalen her' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fortryd aftalen her' })).toBeVisible()
  const goOn = page.getByRole('button', { name: 'Videre' })
  await goOn.click()
  await expect(page.getByText('Skriv dit navn').first()).toBeVisible()
  const state = async (address: string) => {
    await fieldOf(page, 'Dit navn').fill('Alma Holm')
    await fieldOf(page, 'Ordrenummer').fill(number.toLowerCase())
    await fieldOf(page, 'E-mailadresse').fill(address)
    await goOn.click()
  }
  await state('en-anden@example.dk')
  await expect(page.getByText(/Vi kan ikke finde en ordre med det nummer/).first()).toBeVisible()
  await state(email)
  await expect(page.getByRole('heading', { name: 'Vil du fortryde dette?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bekræft fortrydelse' }).click()
  await expect(page.getByRole('heading', { name: 'Vi har modtaget din fortrydelse' })).toBeVisible()
}

test('CHK-06 CHK-07 LAW-01 a guest follows the order to its page and its invoice, withdraws by the link in the footer, finds it again by number and mail, and sees it cancelled', async ({
  page,
}) => {
  const email = newEmail()
  const { number, thanks } = await placeOrder(page, email)
  await test.step('the thanks lead to a page of its own, with a document to print', async () => {
    await page.goto(thanks)
    await page.getByRole('link', { name: 'Følg din ordre' }).click()
    await readOrder(page, number)
  })
  await test.step('nobody else’s is told of; theirs is withdrawn by statement and confirmation', () =>
    withdraw(page, { number, email }))
  await test.step('a link comes by mail, and opens what was withdrawn', async () => {
    await findOrder(page, { number, email })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    const withdrawn = page.locator('[data-part=order-returns]')
    await expect(withdrawn.getByText('Ordren er annulleret')).toBeVisible()
    await expect(withdrawn.getByText('Du skal ikke betale fakturaen.')).toBeVisible()
    await whenStarted(page)
    await expectAccessible(page)
    await saveScreenshot(page, 'hjemly-order-withdrawn-1366')
    const [stored] = await query<{ state: string }>(`select state from orders where number = $1`, [number])
    expect(stored?.state).toBe('cancelled')
  })
})

test('CHK-06 AUTH-04 a guest makes an account of the order by typing a password', async ({ page }) => {
  const { thanks } = await placeOrder(page, newEmail())
  await page.goto(thanks)
  await whenStarted(page)
  await expectAccessible(page)
  await expect(page.locator('main header img').first()).toBeVisible()
  const account = page.locator('#account')
  const password = account.getByLabel('Vælg en adgangskode').and(account.locator('input'))
  await password.fill('kort')
  await account.getByRole('button', { name: 'Opret konto' }).click()
  await expect(account.getByText(/Adgangskoden skal være på 8 tegn/)).toBeVisible()
  await password.fill('Kaffe-med-9-skeer')
  await account.getByRole('button', { name: 'Opret konto' }).click()
  await expect(account.getByRole('heading', { name: 'Din konto er klar' })).toBeVisible()
  await expect(password).toHaveCount(0)
})
