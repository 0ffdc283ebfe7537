import { expectAccessible } from '../accessibility.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'

test('CARD-11 PDP-05 LAW-05 what is sold out is asked for by mail: the form tells what is missing, and the mail comes', async ({
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
  await form.getByRole('button', { name: 'Giv mig besked' }).click()
  await expect(field).toHaveAccessibleDescription(/Skriv din e-mailadresse/)
  await expect(field).toBeFocused()
  await field.fill(email)
  await field.press('Enter')
  await expect(form.locator('[data-part=stock-alert-sent]')).toBeFocused()
  // The mail's link and the button behind it are pages without scripts.
  await expect.poll(async () => (await request.get('/__outbox')).text()).toContain(email)
})
