import { findCard } from '../product-pages.ts'
import { expect, expectAccessible, openPage, test, whenTakenOver } from '../shop-fixture.ts'

test('CARD-11 PDP-05 LAW-05 what is sold out is asked for by mail, from its form to the button behind the link', async ({
  page,
  request,
}) => {
  const card = await findCard(request, ({ variants: [lead] }) => lead?.isBuyable === false)
  const email = `waiting-${Date.now()}@example.dk`
  await openPage(page, `${card.url}#stock-alert`)
  const form = page.locator('[data-part=stock-alert]')
  const field = form.getByRole('textbox')
  await whenTakenOver(form)
  await expectAccessible(page, '[data-part=stock-alert]')
  await expect(page.locator('[data-part=stress]')).toHaveCount(0)
  await form.getByRole('button', { name: 'Giv mig besked' }).click()
  await expect(field).toHaveAccessibleDescription(/Skriv din e-mailadresse/)
  await expect(field).toBeFocused()
  await field.fill(email)
  await field.press('Enter')
  await expect(form.locator('[data-part=stock-alert-sent]')).toBeFocused()

  await page.goto('/__outbox')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const link = await page.locator('pre a', { hasText: 'bekraeft' }).first().getAttribute('href')
  await openPage(page, new URL(link ?? '').pathname + new URL(link ?? '').search)
  await page.getByRole('button', { name: 'Ja, giv mig besked' }).click()
  await expect(page.getByRole('heading', { name: 'Så siger vi til' })).toBeVisible()
})
