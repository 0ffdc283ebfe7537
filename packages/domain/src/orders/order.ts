import type { NeededItem } from '../cart/cart-line.ts'
import type { ChosenPart } from '../cart/cart-commands.ts'
import type { CartAddress, CustomerType } from '../cart/cart-state.ts'
import type { MinorAmount } from '../cart/cart-sums.ts'
import type { DeliveryTier } from '../delivery/delivery-promise.ts'
import type { Currency, MarketKey } from '../market/market.ts'

/** What one promotion took off a line. */
export interface OrderDiscount {
  readonly promotionKey: string
  readonly name: string
  readonly code?: string | undefined
  readonly amount: MinorAmount
}

/** `goods` of the catalogue, a `gift` that came with them, a `service` that the shop's people put there. */
export type OrderLineKind = 'goods' | 'gift' | 'service'

export interface OrderLine {
  readonly id: string
  readonly kind: OrderLineKind
  /** Absent for a service. */
  readonly sku?: string | undefined
  /** As it was called when it was bought. */
  readonly name: string
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly parts?: readonly ChosenPart[] | undefined
  /** What the whole line takes off the shelf. */
  readonly items: readonly NeededItem[]
  /** What a piece costs. VAT is taken out of the whole line, so `price.excl` may differ from `unit.excl` × quantity. */
  readonly unit: MinorAmount
  readonly price: MinorAmount
  readonly discounts: readonly OrderDiscount[]
  /** `price` less `discounts`: what the line really cost, and what a return of it is worth. */
  readonly paid: MinorAmount
  readonly vatMinor: number
}

export interface OrderTotals {
  /** The sum of the lines' `price`. */
  readonly goods: MinorAmount
  readonly discount: MinorAmount
  readonly shipping: MinorAmount
  readonly total: MinorAmount
  readonly vatMinor: number
  /** Gift cards pay: they take nothing off the total and nothing off the VAT. */
  readonly giftCardsMinor: number
  readonly toPayMinor: number
}

export interface OrderBuyer {
  /** Absent for a guest. */
  readonly customerId?: string | undefined
  readonly email: string
  readonly mobile: string
  readonly customerType: CustomerType
  readonly companyName?: string | undefined
  readonly vatNumber?: string | undefined
}

/** An order as it was placed. It is never changed: what becomes of it is its state and history. */
export interface Order {
  readonly number: string
  readonly market: MarketKey
  readonly currency: Currency
  readonly vatPercent: number
  readonly placedAt: Date
  readonly buyer: OrderBuyer
  readonly billingAddress: CartAddress
  readonly shippingAddress: CartAddress
  readonly shipping: { readonly methodKey: string; readonly tier: DeliveryTier; readonly price: MinorAmount }
  /** Absent when gift cards paid for all of it. */
  readonly paymentMethodKey?: string | undefined
  readonly lines: readonly OrderLine[]
  /** Those that were good for something. */
  readonly discountCodes: readonly string[]
  /** Every offer that the order made use of, with or without a code: discounts, free delivery, gifts. */
  readonly promotionKeys: readonly string[]
  readonly giftCards: readonly { readonly code: string; readonly minor: number }[]
  readonly totals: OrderTotals
}
