import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import {
  addCommand,
  applyToCart,
  query,
  CARDS,
  chooseDelivery,
  choosePayment,
  expectThanks,
  fillAddress,
  fillContact,
  findPlentifulSku,
  newEmail,
  openCheckout,
  openFilledCheckout,
  part,
  payByCard,
  pressBuy,
} from '../checkout-steps.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

const plenty = () => findPlentifulSku('hjemly', 'DK')

const declined = (page: Page) => page.locator('#payment-declined')
const underWay = (page: Page) => page.getByRole('heading', { name: 'Betalingen er i gang' })
/** The payment section is open again, with the method chosen before. */
const keepMethod = (page: Page) => part(page, 'Betaling').getByRole('button', { name: 'Fortsæt' }).click()

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

/** In two tabs, up to the order button in both. */
async function fillInTwoTabs(page: Page, other: Page, email: string): Promise<void> {
  await openCheckout(page, await plenty())
  await fillContact(page, email)
  await expect(part(page, 'Kontakt').getByText(email)).toBeVisible()
  await openPage(other, '/kasse')
  await expect(part(other, 'Kontakt').getByText(email)).toBeVisible()
  await fillAddress(other)
  await expect(part(page, 'Adresse').getByText(/8600 Silkeborg/)).toBeVisible()
  await chooseDelivery(page)
  await choosePayment(page, /^Kort/)
  await expect(other.getByRole('button', { name: /^Køb nu/ })).toBeEnabled()
}

/** The other tab says so, and stops it; this one is back at the checkout. */
async function stopFromOtherTab(page: Page, other: Page): Promise<void> {
  await pressBuy(page)
  await page.waitForURL(/\/bank\/pay/)
  await expect(underWay(other)).toBeVisible()
  await other.getByRole('button', { name: 'Stop, og ret ordren' }).click()
  await expect(underWay(other)).toBeHidden()
  await openPage(page, '/kasse')
  await expect(underWay(page)).toBeHidden()
}

async function beDeclinedInTwoTabs(page: Page, other: Page): Promise<void> {
  await pressBuy(page)
  await expect(underWay(other)).toBeVisible()
  await beDeclined(page)
  await expect(underWay(other)).toBeHidden()
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
}

/** Told until the button is pressed again. */
async function pressAfterDecline(page: Page): Promise<void> {
  await pressBuy(page)
  await beDeclined(page)
  await keepMethod(page)
  await expect(declined(page)).toBeVisible()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/ct/checkout/placeorder*', async (route) => {
    await mayGoOn
    await route.continue()
  })
  await pressBuy(page)
  await expect(declined(page)).toBeHidden()
  goOn()
}

test('CHK-01 CHK-05 CHK-08 in two tabs: what was said is in both; a payment is stopped, declined again and again and told as long as it is new, and the other tab buys', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const other = await context.newPage()
  await test.step('what is said in one tab is in the other', () => fillInTwoTabs(page, other, email))
  await test.step('a payment that is under way can be stopped', () => stopFromOtherTab(page, other))
  await test.step('a decline is told until another way is chosen, and not again after a reload', () =>
    beDeclinedInTwoTabs(page, other))
  await test.step('in the tab that was open all the time it is told until the next press', () =>
    pressAfterDecline(other))
  await payByCard(other, CARDS.approve)
  await expectThanks(other)
  const states = await query<{ state: string }>(`select state from orders where email = $1 order by placed_at`, [email])
  expect(states.map(({ state }) => state)).toEqual([...Array.from({ length: 4 }, () => 'cancelled'), 'paid'])
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

/** Something small that no other test buys. */
async function findRareSku(): Promise<string> {
  const [row] = await query<{ sku: string }>(
    `select v.sku from variants v join products p on p.key = v.product_key and p.kind = 'product' and p.sold_in_groups_of = 1
     join assortments a on a.product_key = p.key and a.brand = 'hjemly'
     join stock_levels s on s.sku = v.sku and s.location = 'central' and s.on_hand - s.reserved > 20
     where v.back_order_days is null order by v.sku desc limit 1`,
    [],
  )
  return row?.sku ?? ''
}

test('CHK-03 CHK-04 CHK-08 what got no answer is not asked for again after the bank, what is sold out is told, and an order that is not answered waits and is placed once, by itself', async ({
  page,
  complaints,
}) => {
  const [email, lost] = [newEmail(), await findRareSku()]
  await applyToCart(page, [addCommand(lost)])
  await openFilledCheckout(page, { sku: await plenty(), email, payment: 'card' })
  await test.step('whoever is back from the bank is sure', async () => {
    const notice = await placeWithoutAnswer(page)
    await page.reload()
    await whenStarted(page)
    await page.getByRole('link', { name: 'Fortsæt betalingen' }).click()
    await beDeclined(page)
    await expect(notice).toBeHidden()
    await choosePayment(page, /^Faktura/)
    // The answer is there: what is sold out from now on is told by the order alone.
    await expect(page.getByRole('button', { name: /^Køb nu/ })).toBeEnabled()
  })
  await test.step('what somebody else bought meanwhile is told, and the rest can be bought', async () => {
    const taken = `update stock_levels set reserved = on_hand where sku = $1 and location = 'central' returning sku`
    expect(await query(taken, [lost])).toHaveLength(1)
    await pressBuy(page)
    await expect(page.getByRole('heading', { name: 'Det her kan ikke købes lige nu' })).toBeFocused()
    await expectAccessible(page)
    await query(`update stock_levels set reserved = 0 where sku = $1 and location = 'central'`, [lost])
    await page
      .locator('[data-part=checkout-unavailable]')
      .getByRole('button', { name: /^Fjern/ })
      .click()
    await expect(page.locator('[data-part=checkout-unavailable]')).toHaveCount(0)
  })
  await test.step('an order without an answer waits, is sent again by itself, and is one order', async () => {
    const notice = await placeWithoutAnswer(page)
    await expect(notice).toContainText('Din ordre venter her og sendes igen af sig selv')
    await expectThanks(page)
    const orders = await query<{ state: string }>(`select state from orders where email = $1 order by placed_at`, [
      email,
    ])
    expect(orders.map(({ state }) => state)).toEqual(['cancelled', expect.not.stringMatching('cancelled')])
  })
  complaints.length = 0
})
