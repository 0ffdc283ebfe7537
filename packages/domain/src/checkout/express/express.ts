import type { CartAddress, CartDetails } from '../../cart/cart-state.ts'
import { DELIVERY_METHOD, isTakenNow } from '../../cart/shipping/shipping-methods.ts'
import type { MarketKey } from '../../market/market.ts'
import type { Order } from '../../orders/order.ts'

/** The wallet that says who buys. In its markets alone: `isOfferedIn`. */
export const EXPRESS_WALLET = 'vipps'

/** Query parameters of the page: what is bought, that the wallet is next, why it was not bought, and in which wallet. */
export const EXPRESS_PARAMS = { of: 'of', next: 'next', refused: 'refused', wallet: 'wallet' } as const

/** What became of a payment: nobody was charged. `card`, `token`: of a wallet in the browser. */
export const EXPRESS_ENDS = [
  'payment-declined',
  'payment-cancelled',
  'payment-sold-out',
  'payment-address',
  'payment-card',
  'payment-token',
] as const
export type ExpressEnd = (typeof EXPRESS_ENDS)[number]

/** Who buys, as the wallet says. */
export interface WalletBuyer {
  readonly email: string
  /** With its country's digits before it. */
  readonly mobile: string
  readonly address: CartAddress
}

/** What was typed in the checkout does not count: the wallet says it. */
export function expressDetails(details: CartDetails): CartDetails {
  const {
    email: _email,
    mobile: _mobile,
    customerType: _type,
    companyName: _company,
    vatNumber: _vat,
    billingAddress: _billing,
    shippingAddress: _shipping,
    countryCode: _country,
    shippingMethodKey = DELIVERY_METHOD,
    ...rest
  } = details
  const method = isTakenNow(shippingMethodKey) ? DELIVERY_METHOD : shippingMethodKey
  return { ...rest, shippingMethodKey: method, paymentMethodKey: EXPRESS_WALLET }
}

interface ExpressPlace {
  readonly market: MarketKey
  /** What the visitor said; prices and day are those of its zone. */
  readonly postcode: string | undefined
}

/** Until the wallet says who buys, an order has nobody's name. */
export function withUnknownBuyer(details: CartDetails, { market, postcode = '' }: ExpressPlace): CartDetails {
  const nowhere = { firstName: '', lastName: '', streetName: '', postalCode: postcode, city: '', countryCode: market }
  return { ...details, email: '', mobile: '', billingAddress: nowhere }
}

export const isBuyerUnknown = ({ express, buyer }: Pick<Order, 'express' | 'buyer'>): boolean =>
  express !== undefined && buyer.email === ''

/** The order of whoever the wallet named. */
export function withBuyer<Bought extends Pick<Order, 'buyer' | 'billingAddress' | 'shippingAddress'>>(
  order: Bought,
  { email, mobile, address }: WalletBuyer,
): Bought {
  return { ...order, buyer: { ...order.buyer, email, mobile }, billingAddress: address, shippingAddress: address }
}
