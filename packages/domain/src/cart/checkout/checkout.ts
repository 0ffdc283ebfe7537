import type { Amount } from '../../money/money.ts'
import type { CartAddress, CustomerType } from '../cart-state.ts'
import type { Cart } from '../cart.ts'

export interface ShippingMethod {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly price: Amount
  /** A sentence; empty when something in the cart can't be delivered. */
  readonly estimatedDelivery: string
  /** The day of that sentence, `YYYY-MM-DD`. */
  readonly arrivesOn?: string | undefined
  /** Of several deliveries each day, the last of them `arrivesOn`. */
  readonly partDays?: readonly string[] | undefined
  readonly selected: boolean
  /** Pick-up at the store that the visitor chose. */
  readonly isOwnStore?: boolean | undefined
}

/** What the visitor sees for the chosen way: the day, or the days, of arrival. */
export function shownArrival({ shippingMethods }: Checkout): Pick<ShippingMethod, 'arrivesOn' | 'partDays'> {
  const { arrivesOn, partDays } = shippingMethods.find(({ selected }) => selected) ?? {}
  return { ...(arrivesOn !== undefined && { arrivesOn }), ...(partDays && { partDays }) }
}

export interface PaymentMethod {
  readonly key: string
  readonly name: string
  readonly selected: boolean
}

/** `waiting` for products it applies to; `outdone` by a promotion that saves more. */
export type CodeStatus = 'applied' | 'waiting' | 'outdone'

/** What is still missing before the order can be placed. */
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
  /** What each gift card pays of this order. */
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

/** Data of the checkout page. */
export interface CheckoutModel {
  readonly cart: Cart
  readonly checkout: Checkout
  /** A payment is open: the cart can't be changed until it ends. */
  readonly paying?:
    | {
        readonly orderNumber: string
        readonly continueUrl?: string | undefined
        /** The mailbox that has to confirm the order first. */
        readonly confirmEmail?: string | undefined
      }
    | undefined
}
