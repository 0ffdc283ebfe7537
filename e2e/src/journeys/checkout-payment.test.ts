import type { Locator, Page } from '@playwright/test'
import {
  addCommand,
  applyToCart,
  query,
  CARDS,
  choosePayment,
  expectThanks,
  findPlentifulSku,
  newEmail,
  openFilledCheckout,
  part,
  payByCard,
  pressBuy,
} from '../checkout-steps.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

const plenty = () => findPlentifulSku('hjemly', 'DK')

const declined = (page: Page) => page.locator('#payment-declined')

/** Pays at the bank with a declined card, and comes back. */
async function beDeclined(page: Page): Promise<void> {
  await payByCard(page, CARDS.decline)
  await page.getByRole('link', { name: /tilbage/i }).click()
  await page.waitForURL(/\/kasse/)
  await whenStarted(page)
  // Shown, and removed from the address so that a reload does not show it again.
  await expect(page).toHaveURL(/\/kasse$/)
  await expect(declined(page)).toBeVisible()
}

test('CHK-08 CHK-05 declined twice, the cart is as it was, and the next card buys', async ({ page }) => {
  await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
  for (const pay of [beDeclined, beDeclined, (at: Page) => payByCard(at, CARDS.approve)]) {
    await pressBuy(page)
    await pay(page)
    // The payment section is open again, with the method chosen before.
    if (pay === beDeclined) await part(page, 'Betaling').getByRole('button', { name: 'Fortsæt' }).click()
  }
  await expectThanks(page)
})

test('CHK-08 a decline is told until another way to pay is chosen, and not again after a reload', async ({ page }) => {
  await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
  await pressBuy(page)
  await beDeclined(page)
  await part(page, 'Betaling')
    .getByRole('radio', { name: /^Faktura/ })
    .check()
  await expect(declined(page)).toBeHidden()
  await choosePayment(page, /^Kort/)
  await expect(declined(page)).toBeHidden()
  await pressBuy(page)
  await beDeclined(page)
  await page.reload()
  await whenStarted(page)
  await expect(page.getByRole('button', { name: /^Køb nu/ })).toBeVisible()
  await expect(declined(page)).toBeHidden()
})

test('CHK-08 a decline is told until the button is pressed again', async ({ page }) => {
  await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
  await pressBuy(page)
  await beDeclined(page)
  await part(page, 'Betaling').getByRole('button', { name: 'Fortsæt' }).click()
  await expect(declined(page)).toBeVisible()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/ct/checkout/placeorder*', async (route) => {
    await mayGoOn
    await route.continue()
  })
  await pressBuy(page)
  await expect(declined(page)).toBeHidden()
  goOn()
  await page.waitForURL(/\/bank\/pay/)
})

test('CHK-08 a tab that was open since before the decline sees it end, and buys', async ({ page, context }) => {
  const email = newEmail()
  await openFilledCheckout(page, { sku: await plenty(), email, payment: 'card' })
  const other = await context.newPage()
  await openPage(other, '/kasse')
  await pressBuy(page)
  await expect(other.getByRole('heading', { name: 'Betalingen er i gang' })).toBeVisible()
  await beDeclined(page)
  await expect(other.getByRole('heading', { name: 'Betalingen er i gang' })).toBeHidden()
  for (const pay of [beDeclined, (at: Page) => payByCard(at, CARDS.approve)]) {
    await pressBuy(other)
    await pay(other)
    if (pay === beDeclined) await part(other, 'Betaling').getByRole('button', { name: 'Fortsæt' }).click()
  }
  await expectThanks(other)
  const states = await query<{ state: string }>(`select state from orders where email = $1 order by placed_at`, [email])
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'paid'])
})

for (const webhook of ['twice', 'late'])
  test(`CHK-05 a webhook that comes ${webhook} pays once, and the buyer who comes back is thanked`, async ({
    page,
  }) => {
    await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
    await pressBuy(page)
    await payByCard(page, CARDS.approve, webhook)
    const number = await expectThanks(page)
    const openCalls = `select j.id from jobs j join payments p on j.key like p.reference || ':%'
      join orders o on o.id = p.order_id where o.number = $1 and j.state <> 'done'`
    await expect.poll(async () => (await query(openCalls, [number])).length).toBe(0)
    const steps = `select h.event from order_history h join orders o on o.id = h.order_id where o.number = $1 order by h.id`
    expect(await query(steps, [number])).toEqual([{ event: 'place' }, { event: 'startPayment' }, { event: 'pay' }])
    const mails = `select 1 from mails m join orders o on m.key = 'order-confirmation:' || o.id where o.number = $1`
    expect(await query(mails, [number])).toHaveLength(1)
  })

test('CHK-08 while it is being paid for the checkout says so, and the buyer can stop', async ({ page }) => {
  await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
  await pressBuy(page)
  await page.waitForURL(/\/bank\/pay/)
  await openPage(page, '/kasse')
  await expect(page.getByRole('heading', { name: 'Betalingen er i gang' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop, og ret ordren' }).click()
  await expect(page.getByRole('heading', { name: 'Betalingen er i gang' })).toBeHidden()
  await applyToCart(page, [addCommand(await plenty())])
})

/** The order arrives, its answer does not; returns the notice that the buyer sees. */
async function placeWithoutAnswer(page: Page): Promise<Locator> {
  await page.route('**/ct/checkout/placeorder*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pressBuy(page)
  const notice = page.locator('[data-part=checkout-unsure]')
  await expect(notice).toBeFocused()
  await page.unroute('**/ct/checkout/placeorder*')
  return notice
}

test('CHK-03 without a network the buyer is told, and asked again it is one order', async ({ page, complaints }) => {
  const email = newEmail()
  await openFilledCheckout(page, { sku: await plenty(), email, payment: 'invoice' })
  const notice = await placeWithoutAnswer(page)
  await notice.getByRole('button', { name: 'Spørg igen' }).click()
  await expectThanks(page)
  expect(await query(`select 1 from orders where email = $1`, [email])).toHaveLength(1)
  complaints.length = 0
})

test('CHK-03 CHK-08 whoever is back from the bank is sure: what got no answer is not asked for again', async ({
  page,
  complaints,
}) => {
  await openFilledCheckout(page, { sku: await plenty(), email: newEmail(), payment: 'card' })
  const notice = await placeWithoutAnswer(page)
  await page.reload()
  await whenStarted(page)
  await page.getByRole('link', { name: 'Fortsæt betalingen' }).click()
  await beDeclined(page)
  await expect(notice).toBeHidden()
  await part(page, 'Betaling').getByRole('button', { name: 'Fortsæt' }).click()
  await pressBuy(page)
  await payByCard(page, CARDS.approve)
  await expectThanks(page)
  complaints.length = 0
})
