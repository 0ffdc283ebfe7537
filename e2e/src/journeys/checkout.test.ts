import type { Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { hashGiftCardCode } from '@firkant/server/features/promotions/gift-card-code.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { expectAccessible } from '../accessibility.ts'
import {
  ADDRESS,
  addressField,
  query,
  CARDS,
  chooseDelivery,
  choosePayment,
  expectThanks,
  fillAll,
  fillContact,
  findPlentifulSku,
  newEmail,
  openCheckout,
  part,
  payByCard,
  pressBuy,
} from '../checkout-steps.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

const plenty = () => findPlentifulSku('hjemly', 'DK')

const tracked = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const layer = (window as unknown as { dataLayer?: readonly { event?: string }[] }).dataLayer ?? []
    return layer.filter(({ event }) => event === wanted).length
  }, name)

test('CHK-01 CHK-05 CHK-06 PAGE-18 PAGE-19 a guest buys by card, answers the challenge and is thanked once', async ({
  page,
  context,
}) => {
  await context.addCookies(chosenVisitor(FULL_CONSENT).cookies)
  const email = newEmail()
  await openCheckout(page, await plenty())
  await fillAll(page, { email, payment: /^Kort/ })
  await expectAccessible(page)
  await pressBuy(page)
  await payByCard(page, CARDS.challenge)
  await page.getByLabel('Engangskode').fill('0000')
  await page.getByRole('button', { name: 'Godkend' }).click()
  await expect(page.getByText(/Koden er forkert/).first()).toBeVisible()
  await page.getByLabel('Engangskode').fill('1234')
  await page.getByRole('button', { name: 'Godkend' }).click()
  await expectThanks(page)
  await whenStarted(page)
  await expect(page.getByText(email).first()).toBeVisible()
  await expect.poll(() => tracked(page, 'purchase')).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await whenStarted(page)
  await expect.poll(() => tracked(page, 'virtualPageLoad')).toBe(1)
  expect(await tracked(page, 'purchase')).toBe(0)
  await openPage(page, '/kasse')
  await expect(page.getByRole('heading', { name: 'Der er ikke noget at købe endnu' })).toBeVisible()
  await expectAccessible(page)
})

async function fillCompany(page: Page): Promise<void> {
  const contact = part(page, 'Kontakt')
  await contact.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByText('Skriv din e-mailadresse.').first()).toBeVisible()
  const email = page.getByLabel('E-mail')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await fillContact(page, 'anna')
  await expect(page.getByText(/E-mailadressen er ikke skrevet rigtigt/).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Firma' }).check()
  await page.getByLabel('Firmanavn').fill('Holm & Søn ApS')
  const vat = page.getByLabel(/CVR-nummer/)
  await vat.fill('12345678')
  await fillContact(page, newEmail())
  await expect(vat).toHaveAttribute('aria-invalid', 'true')
  await expect(vat).toBeFocused()
  await expect(page.getByText('CVR-nummeret er ikke skrevet rigtigt. Det har 8 cifre.').first()).toBeVisible()
  await vat.fill('12345674')
  await contact.getByRole('button', { name: 'Fortsæt' }).click()
}

/** With the list of what is wrong, and a town that comes late. */
async function mendAddress(page: Page): Promise<void> {
  const wrong = page.locator('[data-part=checkout-wrong]')
  const goOn = part(page, 'Adresse').getByRole('button', { name: 'Fortsæt' })
  await goOn.click()
  await expect(wrong.getByRole('link')).toHaveText(['Fornavn', 'Efternavn', 'Vej', 'Postnummer', 'By'])
  await expect(wrong).toHaveText(/^5 felter skal rettes/)
  expect(await wrong.evaluate((list) => list.closest('[role=alert], [role=status], [aria-live]'))).toBeNull()
  await wrong.getByRole('link', { name: 'Postnummer' }).press('Enter')
  await expect(addressField(page, 'Postnummer')).toBeFocused()
  await expect(page).toHaveURL(/\/kasse$/)
  await addressField(page, 'Fornavn').pressSequentially('Al')
  await expect(wrong.getByRole('link')).toHaveText(['Efternavn', 'Vej', 'Postnummer', 'By'])
  await expect(addressField(page, 'Fornavn')).toBeFocused()

  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/ct/checkout/town*', async (route) => {
    await mayCome
    await route.continue()
  })
  for (const [name, value] of ADDRESS) await addressField(page, name).fill(value)
  await expect(wrong).toHaveText(/^1 felt skal rettes/)
  await goOn.click()
  const town = addressField(page, 'By')
  await expect(town).toHaveAttribute('aria-invalid', 'true')
  come()
  await expect(town).toHaveValue('Silkeborg')
  await expect(town).not.toHaveAttribute('aria-invalid')
  await expect(part(page, 'Adresse').getByText('Feltet skal udfyldes.')).toBeHidden()
  await expect(wrong).toBeHidden()
  await goOn.click()
}

async function addGiftCard(balanceMinor: number): Promise<string> {
  const code = `E2E-${balanceMinor}-${Date.now()}`
  const insert = `insert into gift_cards (brand, market, code, balance_minor) values ('hjemly', 'DK', $1, $2)`
  await query(insert, [hashGiftCardCode(code), balanceMinor])
  return code
}

/** One that is empty, one that pays all of it, and in the end one that pays a part. */
async function payByGiftCards(page: Page): Promise<void> {
  const [all, some] = [await addGiftCard(999_999_00), await addGiftCard(50_00)]
  const payment = part(page, 'Betaling')
  await payment.getByText('Rabatkode eller gavekort').click()
  const field = payment.getByRole('textbox', { name: 'Gavekort', exact: true })
  const use = async (code: string) => {
    await field.fill(code)
    await payment.getByRole('button', { name: 'Brug Gavekort' }).click()
  }
  await use('GAVE-0-DEMO')
  await expect(payment.getByText('Der er ikke flere penge på gavekortet.')).toBeVisible()
  await use(all)
  await expect(payment.getByText('Der er ikke mere at betale')).toBeVisible()
  await expect(payment.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await expect(payment.getByRole('link', { name: 'Fortsæt' })).toHaveAttribute('href', '/kasse#checkout-review')
  // Removed again: the focus stays, and payment methods can be chosen.
  await payment.getByRole('button', { name: `Fjern ${all}` }).press('Enter')
  await expect(payment.getByRole('radio', { name: /^Faktura/ })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(some)
  await page.keyboard.press('Enter')
  await expect(page.getByText(some).first()).toBeVisible()
  await choosePayment(page, /^Faktura/)
  await expect(part(page, 'Gennemse og køb').getByText('−50,00 kr.')).toBeVisible()
}

test('CHK-01 CHK-02 a company fills in the checkout: wrong fields are named, summed up and mended one by one; gift cards pay all or a part of it', async ({
  page,
}) => {
  await openCheckout(page, await plenty())
  await test.step('contact: what is wrong is told at its field, which has the focus', () => fillCompany(page))
  await test.step('address: the list of wrong fields grows shorter and keeps quiet; a late town clears its field', () =>
    mendAddress(page))
  await chooseDelivery(page)
  await test.step('payment: a card that pays all of it leaves nothing to choose', () => payByGiftCards(page))
  await pressBuy(page)
  const number = await expectThanks(page)
  const [order] = await query<{ buyer: object; totals: { giftCardsMinor: number } }>(
    `select document -> 'buyer' as buyer, document -> 'totals' as totals from orders where number = $1`,
    [number],
  )
  expect(order?.buyer).toMatchObject({ companyName: 'Holm & Søn ApS', vatNumber: 'DK12345674' })
  expect(order?.totals.giftCardsMinor).toBe(50_00)
})
