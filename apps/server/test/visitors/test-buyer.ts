import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { PlaceOrderAnswer } from '@firkant/domain/orders/placing/place-order.ts'
import type { TestShop } from '../test-shop.ts'
import { createVisitor, type Visitor } from './visitor-client.ts'

export const ADDRESS = {
  firstName: 'Alma',
  lastName: 'Holm',
  streetName: 'Bredgade',
  streetNumber: '7',
  postalCode: '8600',
  city: 'Silkeborg',
  countryCode: 'DK',
}

/** Where the same buyer lives in another market. */
const PLACES: Readonly<
  Record<MarketKey, { readonly postalCode: string; readonly city: string; readonly mobile: string }>
> = {
  DK: { postalCode: ADDRESS.postalCode, city: ADDRESS.city, mobile: '20 30 40 50' },
  NO: { postalCode: '5003', city: 'Bergen', mobile: '40 50 60 70' },
  SE: { postalCode: '117 34', city: 'Stockholm', mobile: '070 123 45 67' },
}

export interface Wishes {
  readonly email?: string
  readonly payment?: 'card' | 'invoice' | 'vipps' | 'swish' | 'klarna'
  readonly market?: MarketKey
  readonly goods: Readonly<Record<string, number>>
  readonly more?: readonly CartCommand[]
}

/** Puts goods in the cart and says everything that a checkout asks for. */
export async function fillCheckout(visitor: Visitor, wishes: Wishes): Promise<CartApplyResponse> {
  const { email = 'alma@example.dk', payment = 'invoice', market = 'DK', goods, more = [] } = wishes
  const { mobile, ...town } = PLACES[market]
  const filled = await visitor.apply(
    ...Object.entries(goods).map(([sku, quantity]) => ({ $type: 'AddLineItemCommand', sku, quantity }) as const),
    { $type: 'SetCustomerEmailCommand', email },
    { $type: 'SetCustomerMobileCommand', mobile },
    { $type: 'SetBillingAddressCommand', address: { ...ADDRESS, ...town, countryCode: market } },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
    { $type: 'SetPaymentMethodCommand', paymentMethodKey: payment },
    ...more,
    { $type: 'SetCountryCommand', countryCode: market, resolveCheckoutData: true },
  )
  const [error] = filled.validation.validationErrors
  if (error) throw new Error(`${error.code}: ${error.message}`)
  return filled
}

let keys = 0
export const newKey = () => `key-${Date.now()}-${(keys += 1)}`

export interface PlacingOptions {
  readonly cart: CartApplyResponse
  readonly key?: string
  readonly shown?: {
    readonly toPay: number
    readonly currency: 'DKK' | 'NOK' | 'SEK'
    readonly arrivesOn?: string
    readonly partDays?: readonly string[]
  }
}

/** The answer to the button. */
export async function place(
  visitor: Visitor,
  { cart, key = newKey(), shown }: PlacingOptions,
): Promise<PlaceOrderAnswer> {
  const { id: cartId, version: cartVersion } = cart.cartResponse
  const body = { cartId, cartVersion, idempotencyKey: key, acceptTerms: true, ...(shown && { shown }) }
  const answer = await visitor.post('ct/checkout/placeorder', body)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as PlaceOrderAnswer
}

/** A guest who buys and gets what they want. */
export async function buy(shop: TestShop, wishes: Wishes) {
  const visitor = createVisitor(shop, MARKETS[wishes.market ?? 'DK'].language)
  const cart = await fillCheckout(visitor, wishes)
  const answer = await place(visitor, { cart })
  if (!answer.success) throw new Error(JSON.stringify(answer.validation))
  return { visitor, cart, ...answer }
}
