import type { Page } from '@playwright/test'
import {
  addCommand,
  applyToCart,
  query,
  expectThanks,
  findPlentifulSku,
  newEmail,
  openFilledCheckout,
  pressBuy,
} from '../checkout-steps.ts'
import { expect, expectAccessible, saveScreenshot, openPage, test, whenStarted } from '../shop-fixture.ts'

async function buyByInvoice(page: Page): Promise<{ readonly number: string; readonly email: string }> {
  const email = newEmail()
  await openFilledCheckout(page, { sku: await findPlentifulSku('hjemly', 'DK'), email, payment: 'invoice' })
  await pressBuy(page)
  return { number: await expectThanks(page), email }
}

test('CHK-06 CHK-07 the order has a page of its own with how far it has come, and a document to print', async ({
  page,
}) => {
  const { number } = await buyByInvoice(page)
  await page.getByRole('link', { name: 'Følg din ordre' }).click()
  await page.waitForURL(/\/ordre\?link=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await whenStarted(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Faktura til udskrift' }).click()
  await page.waitForURL(/\/ordre\/faktura\?link=/)
  await expect(page.getByText(number).first()).toBeVisible()
  await expectAccessible(page)
})

test('LAW-01 a guest withdraws by the link in the footer: statement, confirmation, receipt on screen and by mail', async ({
  page,
}) => {
  const { number, email } = await buyByInvoice(page)
  const orderPage = (await page.getByRole('link', { name: 'Følg din ordre' }).getAttribute('href')) ?? ''
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Fortryd aftalen her' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fortryd aftalen her' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Videre' }).click()
  await expect(page.getByText('Skriv dit navn').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Dit navn' }).fill('Alma Holm')
  await page.getByRole('textbox', { name: 'Ordrenummer' }).fill(number.toLowerCase())
  await page.locator('main').getByRole('textbox', { name: 'E-mailadresse' }).fill(email)
  await page.getByRole('button', { name: 'Videre' }).click()
  await expect(page.getByRole('heading', { name: 'Vil du fortryde dette?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bekræft fortrydelse' }).click()
  await expect(page.getByRole('heading', { name: 'Vi har modtaget din fortrydelse' })).toBeVisible()
  const mails = await query<{ key: string }>(
    `select split_part(m.key, ':', 1) as key from mails m join orders o on m.key like '%:' || o.id || '%'
     where o.number = $1 and m.key not like 'order-link%' order by m.created_at`,
    [number],
  )
  expect(mails.map(({ key }) => key).toSorted()).toEqual(['order-cancelled', 'order-confirmation', 'order-withdrawal'])
  const [order] = await query<{ state: string }>(`select state from orders where number = $1`, [number])
  expect(order?.state).toBe('cancelled')
  await openPage(page, orderPage)
  const withdrawn = page.locator('[data-part=order-returns]')
  await expect(withdrawn.getByText('Ordren er annulleret')).toBeVisible()
  await expect(withdrawn.getByText('Du skal ikke betale fakturaen.')).toBeVisible()
  await expectAccessible(page)
  await saveScreenshot(page, 'hjemly-order-withdrawn-1366')
})

test('LAW-01 an order that is not theirs is not told of, and nothing is withdrawn', async ({ page }) => {
  const { number } = await buyByInvoice(page)
  await openPage(page, '/fortryd')
  await page.getByRole('textbox', { name: 'Dit navn' }).fill('En Anden')
  await page.getByRole('textbox', { name: 'Ordrenummer' }).fill(number)
  await page.locator('main').getByRole('textbox', { name: 'E-mailadresse' }).fill('en-anden@example.dk')
  await page.getByRole('button', { name: 'Videre' }).click()
  await expect(page.getByText(/Vi kan ikke finde en ordre med det nummer/).first()).toBeVisible()
})

test('CHK-06 a guest finds the order by number and e-mail: a link comes by mail, and opens it', async ({ page }) => {
  const { number, email } = await buyByInvoice(page)
  await openPage(page, '/ordre')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Ordrenummer' }).fill(number)
  await page.locator('main').getByRole('textbox', { name: 'E-mailadresse' }).fill(email)
  await page.getByRole('button', { name: 'Send mig linket' }).click()
  await expect(page.getByRole('heading', { name: 'Se i din indbakke' })).toBeVisible()
  const written = `select m.id from mails m where m.recipient = $1 and m.key like 'order-link:%'`
  await expect.poll(async () => (await query(written, [email])).length).toBe(1)
  const [mail] = await query<{ id: string }>(written, [email])
  const shown = await (await page.request.get(`/__outbox/${mail?.id}`)).text()
  await openPage(page, /\/ordre\?token=[\w.-]+/.exec(shown)?.[0] ?? 'no link in the mail')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})

test('CHK-01 the cart leads to the checkout, from its panel and from its page', async ({ page }) => {
  await applyToCart(page, [addCommand(await findPlentifulSku('hjemly', 'DK'))])
  await openPage(page, '/kurv')
  await page.getByRole('link', { name: 'Til kassen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kassen' })).toBeVisible()
})
