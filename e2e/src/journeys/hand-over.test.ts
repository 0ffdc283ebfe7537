import { expectAccessible } from '../accessibility.ts'
import {
  addCommand,
  applyToCart,
  CARDS,
  findPlentifulSku,
  payByCard,
  PREPARED_ADDRESS,
  pressBuy,
  query,
} from '../checkout-steps.ts'
import { EMPLOYEE, goToWork } from '../employee-steps.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const BUYER = 'overdraget@example.dk'

test('EMP-04 an employee fills a cart, agrees a price and hands it over; the customer pays on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await goToWork(page, 'aarhus')
  await applyToCart(page, [addCommand(await findPlentifulSku('hjemly', 'DK'))])
  await openPage(page, '/kurv')
  await page.getByRole('button', { name: 'Overdrag til kunden' }).click()
  const drawer = panelOf(page, 'employee-stores')
  await whenOpen(drawer)

  await drawer
    .getByRole('button', { name: /^Aftal pris/ })
    .first()
    .click()
  const form = drawer.locator('[data-form=agree-price]')
  await expect(form).toContainText('Du må give')
  await form.getByLabel('Pris pr. stk.').fill('1')
  await form.getByLabel('Forklaring').fill('Ridse på benet')
  await form.getByRole('button', { name: 'Gem prisen' }).click()
  await expect(form).toContainText('Så meget må du ikke give.')
  const hint = (await form.textContent()) ?? ''
  const lowest = /Fra ([\d.]+(?:,\d+)?)/.exec(hint)?.[1] ?? ''
  await form.getByLabel('Pris pr. stk.').fill(lowest)
  await form.getByRole('button', { name: 'Gem prisen' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Aftalt:' })).toBeVisible()

  await drawer.getByRole('button', { name: 'Lav et link' }).click()
  await expect(drawer.getByRole('img', { name: 'Scan for at tage kurven' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  const address = (await drawer.locator('[data-part=hand-over-url]').textContent()) ?? ''

  const phone = await browser.newContext({ viewport: { width: 375, height: 740 }, baseURL: baseURL ?? '' })
  const customer = await phone.newPage()
  await customer.goto(address.slice(address.indexOf('/k/')))
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Tag kurven' }).click()
  await expect(customer.locator('h1')).toHaveText('Kurven er din')
  await expect(drawer.locator('p[role=status]')).toContainText('Overtaget af kunden')
  await expect(page.locator('[data-part=cart-content]')).toHaveAttribute('data-empty', 'true')

  await customer.getByRole('link', { name: 'Se kurven' }).click()
  const line = customer.locator('[data-part=cart-line]').first()
  await expect(line).toContainText('Pris aftalt i butikken')
  await expect(line.locator('input[name=quantity]')).toBeDisabled()

  await applyToCart(customer, [
    { $type: 'SetCustomerEmailCommand', email: BUYER },
    { $type: 'SetCustomerMobileCommand', mobile: '20304050' },
    { $type: 'SetBillingAddressCommand', address: PREPARED_ADDRESS },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
    { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'card' },
  ])
  await openPage(customer, '/kasse')
  await pressBuy(customer)
  await payByCard(customer, CARDS.approve)
  await expect(customer.locator('[data-part=order-confirmation]')).toHaveAttribute('data-status', 'thanks')
  await expect(customer.locator('[data-part=order-line-discount]')).toHaveText('Pris aftalt i butikken')
  const sold = await query<{ store: string; employee: string }>(
    `select o.store_key as store, e.email as employee from orders o join employees e on e.id = o.employee_id where o.email = $1`,
    [BUYER],
  )
  expect(sold).toEqual([{ store: expect.stringContaining('aarhus'), employee: EMPLOYEE }])
  await phone.close()
})
