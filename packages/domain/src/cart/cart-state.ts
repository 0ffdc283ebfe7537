import type { MarketAmounts } from '../promotions/promotion.ts'
import type { CartLine } from './cart-line.ts'

export const CUSTOMER_TYPES = ['private', 'company'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

export interface CartAddress {
  readonly firstName: string
  readonly lastName: string
  readonly streetName: string
  readonly streetNumber?: string | undefined
  readonly additional?: string | undefined
  readonly postalCode: string
  readonly city: string
  readonly countryCode: string
}

/** Paid for, but no product of the catalogue: a service added by staff. */
export interface CustomLine {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** Price of a piece, by market. */
  readonly minor: MarketAmounts
}

/** What a cart stores besides its lines. Unknown fields are absent. */
export interface CartDetails {
  readonly discountCodes?: readonly string[] | undefined
  readonly giftCardCodes?: readonly string[] | undefined
  /** Promotions whose gift the customer declined. */
  readonly declinedGifts?: readonly string[] | undefined
  /** Promotions that this e-mail address has used; known only after an order was refused for them. */
  readonly usedPromotions?: { readonly email: string; readonly keys: readonly string[] } | undefined
  /** The customer who signed in while this visitor's cart could not be merged. */
  readonly mergeInto?: string | undefined
  readonly customLines?: readonly CustomLine[] | undefined
  /** Asked for a mail about the samples, some days after they were sent. */
  readonly remindOfSamples?: true | undefined
  readonly email?: string | undefined
  readonly mobile?: string | undefined
  readonly customerType?: CustomerType | undefined
  readonly companyName?: string | undefined
  readonly vatNumber?: string | undefined
  readonly billingAddress?: CartAddress | undefined
  readonly shippingAddress?: CartAddress | undefined
  readonly countryCode?: string | undefined
  readonly shippingMethodKey?: string | undefined
  readonly paymentMethodKey?: string | undefined
}

/** The cart as plain data: what was put into it, not what it costs. */
export interface CartState {
  readonly lines: readonly CartLine[]
  readonly details: CartDetails
}

export const EMPTY_CART: CartState = { lines: [], details: {} }
