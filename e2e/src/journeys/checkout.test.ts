import type { Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import {
  addCommand,
  ADDRESS,
  addressField,
  applyToCart,
  query,
  CARDS,
  chooseDelivery,
  choosePayment,
  expectThanks,
  fillAddress,
  fillAll,
  fillContact,
  findPlentifulSku,
  newEmail,
  openCheckout,
  part,
  payByCard,
  pressBuy,
} from '../checkout-steps.ts'
import { expect, expectAccessible, openPage, test, whenStarted } from '../shop-fixture.ts'

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
  const [sku, email] = [await plenty(), newEmail()]
  await openCheckout(page, sku)
  await fillAll(page, { email, payment: /^Kort/ })
  await expectAccessible(page)
  await pressBuy(page)
  await payByCard(page, CARDS.challenge)
  await page.getByLabel('Engangskode').fill('0000')
  await page.getByRole('button', { name: 'Godkend' }).click()
  await expect(page.getByText(/Koden er forkert/).first()).toBeVisible()
  await page.getByLabel('Engangskode').fill('1234')
  await page.getByRole('button', { name: 'Godkend' }).click()
  const number = await expectThanks(page)
  await whenStarted(page)
  await expect(page.getByText(email).first()).toBeVisible()
  await expect.poll(() => tracked(page, 'purchase')).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await whenStarted(page)
  await expect.poll(() => tracked(page, 'virtualPageLoad')).toBe(1)
  expect(await tracked(page, 'purchase')).toBe(0)
  const mails = await query<{ subject: string }>(
    `select m.subject from mails m join orders o on m.key = 'order-confirmation:' || o.id where o.number = $1`,
    [number],
  )
  expect(mails).toHaveLength(1)
  await openPage(page, '/kurv')
  await expect(page.getByText('Kurven er tom')).toBeVisible()
})

test('CHK-01 CHK-02 a company orders by invoice; a wrong VAT number is told at its field', async ({ page }) => {
  await openCheckout(page, await plenty())
  await page.getByRole('radio', { name: 'Firma' }).check()
  await page.getByLabel('Firmanavn').fill('Holm & Søn ApS')
  const vat = page.getByLabel(/CVR-nummer/)
  await vat.fill('12345678')
  await fillContact(page, newEmail())
  await expect(vat).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('CVR-nummeret er ikke skrevet rigtigt. Det har 8 cifre.').first()).toBeVisible()
  await vat.fill('12345674')
  await part(page, 'Kontakt').getByRole('button', { name: 'Fortsæt' }).click()
  await fillAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, /^Faktura/)
  await pressBuy(page)
  const number = await expectThanks(page)
  const [order] = await query<{ buyer: { companyName: string; vatNumber: string } }>(
    `select document -> 'buyer' as buyer from orders where number = $1`,
    [number],
  )
  expect(order?.buyer).toMatchObject({ companyName: 'Holm & Søn ApS', vatNumber: 'DK12345674' })
})

test('CHK-01 a gift card pays a part, and the sums say so', async ({ page }) => {
  const code = `E2E-${Date.now()}`
  await query(`insert into gift_cards (brand, market, code, balance_minor) values ('hjemly', 'DK', $1, 5000)`, [code])
  await openCheckout(page, await plenty())
  await fillContact(page, newEmail())
  await fillAddress(page)
  await chooseDelivery(page)
  await part(page, 'Betaling').getByText('Rabatkode eller gavekort').click()
  await part(page, 'Betaling').getByRole('textbox', { name: 'Gavekort', exact: true }).fill(code)
  await part(page, 'Betaling').getByRole('button', { name: 'Brug Gavekort' }).click()
  await expect(page.getByText(code).first()).toBeVisible()
  await choosePayment(page, /^Faktura/)
  await expect(part(page, 'Gennemse og køb').getByText('−50,00 kr.')).toBeVisible()
  await pressBuy(page)
  const number = await expectThanks(page)
  const [order] = await query<{ totals: { giftCardsMinor: number; toPayMinor: number; total: { incl: number } } }>(
    `select document -> 'totals' as totals from orders where number = $1`,
    [number],
  )
  expect(order?.totals.giftCardsMinor).toBe(50_00)
  expect(order?.totals.toPayMinor).toBe((order?.totals.total.incl ?? 0) - 50_00)
})

test('CHK-01 a gift card that pays all of it leaves nothing to choose, and buys', async ({ page }) => {
  const code = `E2E-ALL-${Date.now()}`
  await query(`insert into gift_cards (brand, market, code, balance_minor) values ('hjemly', 'DK', $1, 99999900)`, [
    code,
  ])
  await openCheckout(page, await plenty())
  await fillContact(page, newEmail())
  await fillAddress(page)
  await chooseDelivery(page)
  const payment = part(page, 'Betaling')
  await payment.getByText('Rabatkode eller gavekort').click()
  const field = payment.getByRole('textbox', { name: 'Gavekort', exact: true })
  await field.fill('GAVE-0-DEMO')
  await payment.getByRole('button', { name: 'Brug Gavekort' }).click()
  await expect(payment.getByText('Der er ikke flere penge på gavekortet.')).toBeVisible()
  await field.fill(code)
  await payment.getByRole('button', { name: 'Brug Gavekort' }).click()
  await expect(payment.getByText('Der er ikke mere at betale')).toBeVisible()
  await expect(payment.getByRole('radio')).toHaveCount(0)
  // Removed again: the focus stays, and payment methods can be chosen.
  await payment.getByRole('button', { name: `Fjern ${code}` }).press('Enter')
  await expect(payment.getByRole('radio')).toHaveCount(2)
  await expect(field).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(payment.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await payment.getByRole('link', { name: 'Fortsæt' }).click()
  await expect(payment.getByText('Der er ikke mere at betale')).toBeVisible()
  await pressBuy(page)
  await expectThanks(page)
})

test('CHK-03 CHK-04 what somebody else bought meanwhile is told by name, and the rest can be bought', async ({
  page,
}) => {
  const [sku] = await query<{ sku: string }>(
    `select v.sku from variants v join products p on p.key = v.product_key and p.kind = 'product' and p.sold_in_groups_of = 1
     join assortments a on a.product_key = p.key and a.brand = 'hjemly'
     join stock_levels s on s.sku = v.sku and s.location = 'central' and s.on_hand - s.reserved > 20
     where v.back_order_days is null order by v.sku desc limit 1`,
    [],
  )
  const lost = sku?.sku ?? ''
  await applyToCart(page, [addCommand(lost)])
  await openCheckout(page, await plenty())
  await fillAll(page, { email: newEmail(), payment: /^Faktura/ })
  const before = await query<{ reserved: number }>(
    `update stock_levels set reserved = on_hand where sku = $1 and location = 'central' returning reserved`,
    [lost],
  )
  expect(before).toHaveLength(1)
  await pressBuy(page)
  await expect(page.getByRole('heading', { name: 'Det her kan ikke købes lige nu' })).toBeFocused()
  await expectAccessible(page)
  await query(`update stock_levels set reserved = 0 where sku = $1 and location = 'central'`, [lost])
})

test('CHK-01 what was said is still there after a reload and in another tab', async ({ page, context }) => {
  const email = newEmail()
  await openCheckout(page, await plenty())
  await fillContact(page, email)
  await expect(addressField(page, 'Fornavn')).toBeVisible()
  await page.reload()
  await whenStarted(page)
  await expect(part(page, 'Kontakt').getByText(email)).toBeVisible()
  const other = await context.newPage()
  await openPage(other, '/kasse')
  await fillAddress(other)
  await expect(part(page, 'Adresse').getByText(/8600 Silkeborg/)).toBeVisible()
})

test('CHK-01 wrong fields are named, summed up, and the first of them has the focus', async ({ page }) => {
  await openCheckout(page, await plenty())
  await part(page, 'Kontakt').getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByText('Skriv din e-mailadresse.').first()).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await fillContact(page, 'anna')
  await expect(page.getByText(/E-mailadressen er ikke skrevet rigtigt/).first()).toBeVisible()
})

const wrongFields = (page: Page) => page.locator('[data-part=checkout-wrong]')

test('CHK-01 the list of wrong fields grows shorter as they are mended, and keeps quiet', async ({ page }) => {
  await openCheckout(page, await plenty())
  await fillContact(page, newEmail())
  await part(page, 'Adresse').getByRole('button', { name: 'Fortsæt' }).click()
  await expect(wrongFields(page).getByRole('link')).toHaveText(['Fornavn', 'Efternavn', 'Vej', 'Postnummer', 'By'])
  await expect(wrongFields(page)).toHaveText(/^5 felter skal rettes/)
  expect(
    await wrongFields(page).evaluate((list) => list.closest('[role=alert], [role=status], [aria-live]')),
  ).toBeNull()
  await wrongFields(page).getByRole('link', { name: 'Postnummer' }).press('Enter')
  await expect(addressField(page, 'Postnummer')).toBeFocused()
  await expect(page).toHaveURL(/\/kasse$/)
  await addressField(page, 'Fornavn').pressSequentially('Al')
  await expect(wrongFields(page).getByRole('link')).toHaveText(['Efternavn', 'Vej', 'Postnummer', 'By'])
  await expect(addressField(page, 'Fornavn')).toBeFocused()
  await addressField(page, 'Efternavn').fill('Holm')
  await addressField(page, 'Vej').fill('Bredgade')
  await expect(wrongFields(page)).toHaveText(/^2 felter skal rettes/)
  // The town is filled in by the postcode.
  await addressField(page, 'Postnummer').fill('8600')
  await expect(wrongFields(page)).toBeHidden()
})

test('CHK-01 a town that comes late clears what was said of its field', async ({ page }) => {
  await openCheckout(page, await plenty())
  await fillContact(page, newEmail())
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/ct/checkout/town*', async (route) => {
    await mayGoOn
    await route.continue()
  })
  for (const [name, value] of ADDRESS) await addressField(page, name).fill(value)
  await part(page, 'Adresse').getByRole('button', { name: 'Fortsæt' }).click()
  const town = addressField(page, 'By')
  await expect(town).toHaveAttribute('aria-invalid', 'true')
  await expect(wrongFields(page)).toBeVisible()
  goOn()
  await expect(town).toHaveValue('Silkeborg')
  await expect(town).not.toHaveAttribute('aria-invalid')
  await expect(part(page, 'Adresse').getByText('Feltet skal udfyldes.')).toBeHidden()
  await expect(wrongFields(page)).toBeHidden()
})

test('CHK-01 an empty cart has nothing to buy, and a way to something', async ({ page }) => {
  await openPage(page, '/kasse')
  await expect(page.getByRole('heading', { name: 'Der er ikke noget at købe endnu' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CHK-01 LAW-06 the whole way is forms', async ({ page }) => {
    await applyToCart(page, [addCommand(await plenty())])
    await page.goto('/kasse')
    await fillContact(page, newEmail())
    for (const [name, value] of [...ADDRESS, ['By', 'Silkeborg']] as const) await addressField(page, name).fill(value)
    await part(page, 'Adresse').getByRole('button', { name: 'Fortsæt' }).click()
    await chooseDelivery(page)
    await choosePayment(page, /^Faktura/)
    await pressBuy(page)
    await expectThanks(page)
  })
})
