import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { PlaceOrderAnswer } from '@firkant/domain/orders/placing/place-order.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { expect, openPage } from './shop-fixture.ts'

/** In stock in every shop, and small enough for a parcel. */
export async function findPlentifulSku(brand: string, market: string): Promise<string> {
  const rows = await query<{ sku: string }>(
    `select v.sku from variants v join products p on p.key = v.product_key and p.kind = 'product' and p.sold_in_groups_of = 1
     join assortments a on a.product_key = p.key and a.brand = $1
     join stock_levels s on s.sku = v.sku and s.location = 'central' and s.on_hand - s.reserved > 20
     where exists (select 1 from price_entries e where e.sku = v.sku and e.brand = $1 and e.market = $2 and e.amount_minor > 70000)
     order by p.weight_kg, v.sku limit 1`,
    [brand, market],
  )
  const sku = rows[0]?.sku
  if (sku === undefined) throw new Error('The demo has nothing of which there is plenty')
  return sku
}

export async function query<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const url = process.env.FIRKANT_E2E_DATABASE ?? ''
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined })
  try {
    return (await database.pool.query(text, [...values])).rows as readonly Row[]
  } finally {
    await database.close()
  }
}

/** Sends commands as the shop's own code does, with the page's cookies. */
export async function applyToCart(page: Page, commands: readonly object[], language = 'da'): Promise<Cart> {
  const answer = await page.request.post(`/api/client/ct/cart/apply?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: commands,
  })
  const { validation, cartResponse } = (await answer.json()) as CartApplyResponse
  expect(validation.validationErrors).toEqual([])
  return cartResponse
}

export const addCommand = (sku: string, quantity = 1) => ({ $type: 'AddLineItemCommand', sku, quantity })

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const goOn = (page: Page, name: string) => part(page, name).getByRole('button', { name: 'Fortsæt' }).click()

export async function openCheckout(page: Page, sku: string): Promise<void> {
  await applyToCart(page, [addCommand(sku)])
  await openPage(page, '/kasse')
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mobilnummer').fill('20 30 40 50')
  await goOn(page, 'Kontakt')
}

export const ADDRESS = [
  ['Fornavn', 'Alma'],
  ['Efternavn', 'Holm'],
  ['Vej', 'Bredgade'],
  ['Nummer', '7'],
  ['Postnummer', '8600'],
] as const

export const addressField = (page: Page, name: string) =>
  part(page, 'Adresse').getByRole('textbox', { name, exact: true }).first()

export async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of ADDRESS) await addressField(page, name).fill(value)
  await expect(addressField(page, 'By')).toHaveValue('Silkeborg')
  await goOn(page, 'Adresse')
}

export async function chooseDelivery(page: Page): Promise<void> {
  await part(page, 'Levering').getByRole('radio').first().check()
  await goOn(page, 'Levering')
}

export async function choosePayment(page: Page, name: RegExp): Promise<void> {
  await part(page, 'Betaling').getByRole('radio', { name }).check()
  await goOn(page, 'Betaling')
}

export async function pressBuy(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check()
  await page.getByRole('button', { name: 'Køb nu – du forpligter dig til at betale' }).click()
}

/** Fills in an empty checkout up to the order button. */
export async function fillAll(page: Page, { email, payment }: { email: string; payment: RegExp }): Promise<void> {
  await fillContact(page, email)
  await fillAddress(page)
  await chooseDelivery(page)
  await choosePayment(page, payment)
}

export const PREPARED_ADDRESS = {
  firstName: 'Alma',
  lastName: 'Holm',
  streetName: 'Bredgade',
  streetNumber: '7',
  postalCode: '8600',
  city: 'Silkeborg',
  countryCode: 'DK',
} as const

/** Somebody in each market. */
const BUYERS = {
  DK: { mobile: '20304050', address: PREPARED_ADDRESS },
  NO: { mobile: '40506070', address: { ...PREPARED_ADDRESS, postalCode: '5003', city: 'Bergen', countryCode: 'NO' } },
  SE: {
    mobile: '0701234567',
    address: { ...PREPARED_ADDRESS, postalCode: '117 34', city: 'Stockholm', countryCode: 'SE' },
  },
} as const satisfies Record<MarketKey, object>

interface Wishes {
  readonly market?: MarketKey
  readonly sku: string
  readonly email: string
  readonly payment: 'card' | 'invoice'
}

const fillCommands = ({ sku, email, payment, market = 'DK' }: Wishes) => [
  addCommand(sku),
  { $type: 'SetCustomerEmailCommand', email },
  { $type: 'SetCustomerMobileCommand', mobile: BUYERS[market].mobile },
  { $type: 'SetBillingAddressCommand', address: BUYERS[market].address },
  { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
  { $type: 'SetPaymentMethodCommand', paymentMethodKey: payment },
]

/** The checkout of one who has filled in everything before: only the button is left. */
export async function openFilledCheckout(page: Page, wishes: Wishes): Promise<void> {
  await applyToCart(page, fillCommands(wishes))
  await openPage(page, '/kasse')
}

/** An order by invoice, placed as the page does it; its number and the address that thanks for it. */
export async function placeOrder(
  page: Page,
  email: string,
  brand: BrandKey = 'hjemly',
): Promise<{ number: string; thanks: string }> {
  const market = BRANDS[brand].homeMarket
  const { language } = MARKETS[market]
  const sku = await findPlentifulSku(brand, market)
  const { id, version } = await applyToCart(page, fillCommands({ sku, email, payment: 'invoice', market }), language)
  const answer = await page.request.post(`/api/client/ct/checkout/placeorder?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { cartId: id, cartVersion: version, idempotencyKey: randomUUID(), acceptTerms: true },
  })
  const placed = (await answer.json()) as PlaceOrderAnswer
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  const [order] = await query<{ number: string }>('select number from orders where id = $1', [placed.orderId])
  return { number: order?.number ?? '', thanks: placed.next.url }
}

/** At the test bank. */
export async function payByCard(page: Page, number: string, webhook?: string): Promise<void> {
  await page.waitForURL(/\/bank\/pay/)
  await page.getByLabel('Kortnummer').fill(number)
  await page.getByLabel('Udløbsdato').fill('12/30')
  await page.getByLabel('Kontrolcifre (CVC)').fill('123')
  if (webhook !== undefined) {
    await page.getByText('Til dig, der tester').click()
    await page.getByLabel('Hvornår får butikken besked?').selectOption(webhook)
  }
  await page.getByRole('button', { name: /^Betal / }).click()
}

export const CARDS = {
  approve: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
} as const

export const newEmail = () => `e2e-${randomUUID()}@example.dk`

export async function expectThanks(page: Page): Promise<string> {
  await page.waitForURL(/\/ordrebekraeftelse/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tak for din ordre, Alma')
  const text = await page
    .getByText(/Ordrenummer HJ-/)
    .first()
    .innerText()
  return /HJ-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
}
