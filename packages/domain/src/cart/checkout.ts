import type { Amount } from '../money/money.ts'
import type { CartAddress, CustomerType } from './cart-state.ts'
import type { Cart } from './cart.ts'

export interface ShippingMethod {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly price: Amount
  /** A sentence; empty while something in the cart can't be delivered. */
  readonly estimatedDelivery: string
  readonly selected: boolean
}

export interface PaymentMethod {
  readonly key: string
  readonly name: string
  readonly selected: boolean
}

/** `waiting` for goods that it is good for; `outdone` by an offer that saves more. */
export type CodeStatus = 'applied' | 'waiting' | 'outdone'

/** What is still to be said before the order can be placed. */
export const CHECKOUT_STEPS = [
  'items',
  'country',
  'email',
  'mobile',
  'companyName',
  'billingAddress',
  'shippingMethod',
  'paymentMethod',
] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export interface Checkout {
  readonly email?: string | undefined
  readonly mobile?: string | undefined
  readonly customerType: CustomerType
  readonly companyName?: string | undefined
  readonly vatNumber?: string | undefined
  readonly billingAddress?: CartAddress | undefined
  readonly shippingAddress?: CartAddress | undefined
  readonly countryCode: string
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly discountCodes: readonly { readonly code: string; readonly name: string; readonly status: CodeStatus }[]
  /** What each pays of this order. */
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[]
  readonly missing: readonly CheckoutStep[]
  readonly canPlaceOrder: boolean
  /** Decimal numbers, VAT included; `vat` is the part of the total that is VAT. */
  readonly totals: {
    readonly goods: number
    readonly shipping: number
    readonly discount: number
    readonly giftCards: number
    readonly vat: number
    readonly toPay: number
  }
}

/** What the checkout's page shows. */
export interface CheckoutModel {
  readonly cart: Cart
  readonly checkout: Checkout
  /** It is being paid for: until that ends nothing of it can be changed. */
  readonly paying?:
    | {
        readonly orderNumber: string
        readonly continueUrl?: string | undefined
        /** The mailbox that has to confirm it first. */
        readonly confirmEmail?: string | undefined
      }
    | undefined
}
