import type { Cart } from '../../cart/cart.ts'
import type { Checkout, CheckoutStep } from '../../cart/checkout/checkout.ts'
import type { ExpressSource } from '../../checkout/express/express-sources.ts'
import type { WalletBuyer } from '../../checkout/express/express.ts'
import type { SheetWallet } from '../../checkout/express/sheet-wallets.ts'
import type { Currency } from '../../market/market.ts'

/** Why an order was not placed; the texts for people are in the web app. */
export const PLACE_ORDER_ERRORS = {
  'cart-changed': 'The cart is not the one that was seen',
  'price-changed': 'It no longer costs what was shown',
  'delivery-changed': 'It would come later than was shown',
  'insufficient-inventory': 'There are not that many in stock',
  'checkout-incomplete': 'Something is missing',
  'cart-locked': 'The cart is being paid for',
  'code-not-applicable': 'This buyer cannot have one of the offers',
  'too-many-samples': 'This buyer has had as many samples as are free in a month',
  'too-many-orders': 'Too many orders wait for a confirmation, try again later',
  'too-many-payments': 'Too many payments were begun, try again later',
  'payment-unavailable': 'The provider of payments does not answer',
} as const
export type PlaceOrderErrorCode = keyof typeof PLACE_ORDER_ERRORS

export interface PlaceOrderError {
  readonly code: PlaceOrderErrorCode
  readonly message: string
  readonly lineItemId?: string | undefined
  readonly step?: CheckoutStep | undefined
}

export interface ShownTotal {
  readonly toPay: number
  readonly currency: Currency
  /** The day of arrival that they saw, `YYYY-MM-DD`. */
  readonly arrivesOn?: string | undefined
  /** Where it comes in several deliveries, the days of all of them. */
  readonly partDays?: readonly string[] | undefined
}

export interface PlaceOrderRequest {
  readonly cartId: string
  readonly cartVersion: number
  readonly idempotencyKey: string
  readonly acceptTerms: true
  /** The totals that the visitor saw. Only compared, never used to calculate. */
  readonly shown?: ShownTotal | undefined
  /** The wallet says who buys. Not a choice of the call: its form alone asks for it. */
  readonly express?: ExpressSource | undefined
  /** A sheet in the browser has said already who buys. With `express` alone. */
  readonly sheet?: { readonly wallet: SheetWallet; readonly buyer: WalletBuyer } | undefined
  /** Of the till, if an employee says that it was paid there. */
  readonly receiptNumber?: string | undefined
}

export type PlaceOrderNext = { readonly type: 'confirmation' | 'redirect'; readonly url: string }

export type PlaceOrderAnswer =
  | { readonly success: true; readonly orderId: string; readonly next: PlaceOrderNext }
  | {
      readonly success: false
      readonly validation: { readonly validationErrors: readonly PlaceOrderError[] }
      /** The current cart, so that it can be shown again. */
      readonly cartResponse?: Cart | undefined
      readonly checkoutResponse?: Checkout | undefined
    }
