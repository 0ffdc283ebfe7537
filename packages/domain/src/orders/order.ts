import type { NeededItem } from '../cart/cart-line.ts'
import type { CartAddress, CustomerType } from '../cart/cart-state.ts'
import type { ChosenPart } from '../cart/commands/cart-commands.ts'
import type { MinorAmount } from '../cart/sums/cart-sums.ts'
import type { ExpressSource } from '../checkout/express/express-sources.ts'
import type { DeliveryTier } from '../delivery/delivery-promise.ts'
import type { Currency, MarketKey } from '../market/market.ts'

/** What one promotion takes off a line. */
export interface OrderDiscount {
  readonly promotionKey: string
  readonly name: string
  readonly code?: string | undefined
  readonly amount: MinorAmount
}

/**
 * `goods`: products of the catalogue; `gift`: comes free with them; `sample`: free on its own, neither returned nor
 * reviewed; `service`: added by staff.
 */
export type OrderLineKind = 'goods' | 'gift' | 'sample' | 'service'

export interface OrderLine {
  readonly id: string
  readonly kind: OrderLineKind
  /** Absent for a service. */
  readonly sku?: string | undefined
  /** The name at the time of the purchase. */
  readonly name: string
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly parts?: readonly ChosenPart[] | undefined
  /** To the buyer's wishes, as it was told before the order: it cannot be withdrawn from. */
  readonly isMadeToOrder?: boolean | undefined
  /** The items that the whole line takes out of stock. */
  readonly items: readonly NeededItem[]
  /** Price of one piece. VAT is calculated per line, so `price.excl` may differ from `unit.excl` × quantity. */
  readonly unit: MinorAmount
  readonly price: MinorAmount
  readonly discounts: readonly OrderDiscount[]
  /** `price` less `discounts`: what the line cost, and what a return of it is worth. */
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
  /** Gift cards are a payment: they reduce neither the total nor the VAT. */
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

/** An order as it was placed. Never changed: what happens afterwards is in its state and history. */
export interface Order {
  readonly number: string
  readonly market: MarketKey
  readonly currency: Currency
  readonly vatPercent: number
  readonly placedAt: Date
  readonly buyer: OrderBuyer
  /** Bought with one press: the wallet says who buys, and where they live, when it is paid. */
  readonly express?: ExpressSource | undefined
  readonly billingAddress: CartAddress
  readonly shippingAddress: CartAddress
  readonly shipping: { readonly methodKey: string; readonly tier: DeliveryTier; readonly price: MinorAmount }
  /** Absent when gift cards paid for everything. */
  readonly paymentMethodKey?: string | undefined
  /** To pay its invoice after the goods have come, as agreed; orders from before it was stored have none. */
  readonly invoiceDays?: number | undefined
  readonly lines: readonly OrderLine[]
  /** The buyer wants a mail about the samples in it, some days after they were sent. */
  readonly remindOfSamples?: true | undefined
  /** Only those that had an effect. */
  readonly discountCodes: readonly string[]
  /** Every promotion that had an effect, with or without a code: discounts, free delivery, gifts. */
  readonly promotionKeys: readonly string[]
  readonly giftCards: readonly { readonly code: string; readonly minor: number }[]
  readonly totals: OrderTotals
}
