import type { Price } from '../catalog/product-card.ts'
import type { TrackingProductInformation } from '../catalog/tracking-product-information.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Currency } from '../market/market.ts'
import type { Amount } from '../money/money.ts'
import type { StockStatus } from '../stock/stock-status.ts'
import type { CartChange } from './cart-changes.ts'
import type { CartValidationError } from './cart-errors.ts'
import type { Checkout, CodeStatus } from './checkout/checkout.ts'
import type { ChosenPart } from './commands/cart-commands.ts'

export interface BundlePart {
  readonly partType: string
  readonly choices: readonly { readonly partTitle: string; readonly partSubtitle: string }[]
}

/** A promotion that reduced a line, and by how much. */
export interface AppliedDiscount {
  readonly name: string
  /** The discount code, if it needed one. */
  readonly code?: string | undefined
  readonly amount: Amount
}

export interface CartItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly url: string
  readonly image?: ImageRef | undefined
  readonly quantity: number
  readonly price: Price
  readonly linePrice: Amount
  readonly trackingProductInformation: TrackingProductInformation
  /** `parts`: the choices, so that the same package can be added again. */
  readonly includedInPackage?: { readonly packageKey: string; readonly parts: readonly ChosenPart[] } | undefined
  readonly viewData: {
    readonly stockStatus: StockStatus
    readonly isGift: boolean
    readonly isManualWebOrderLine: boolean
    /** Free, one of each. */
    readonly isSample?: true | undefined
    readonly soldInGroupsOf: number
    readonly subtitle: string
    readonly brandName: string
    readonly rating?: number | undefined
    readonly ratingCount: number
    readonly estimatedDeliveryText: string
    readonly bundleParts: readonly BundlePart[]
    /** What the law wants said before the order: the producer's guarantee, a right of withdrawal that ends. */
    readonly notes?: readonly string[] | undefined
    /** Absent when nothing was taken off. */
    readonly discounts?: readonly AppliedDiscount[] | undefined
    /** Of one piece: what members pay, and what they save. Absent where they pay what everybody pays. */
    readonly club?: { readonly isPaid: boolean; readonly price: Amount; readonly saved: Amount } | undefined
  }
}

/** Paid for, but no product of the catalogue. */
export interface CustomLineItem {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly linePrice: Amount
}

/** A line that this market does not sell: stays for one that does, neither priced nor counted. */
export interface AsideItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

/** A gift that the customer declined; setting its line to this quantity brings it back. */
export interface DeclinedGift {
  readonly lineItemId: string
  readonly name: string
  readonly quantity: number
}

export interface Cart {
  readonly id: string
  readonly version: number
  readonly currency: Currency
  readonly items: readonly CartItem[]
  readonly asideItems: readonly AsideItem[]
  readonly customLineItems: readonly CustomLineItem[]
  /** All available lines, before discounts and delivery. */
  readonly subTotal: Amount
  readonly total: Amount
  readonly savings: Amount
  readonly shippingCost: Amount | null
  readonly viewData: {
    readonly shippingTier: string
    /**
     * One per discount code, with what it takes off; zero while it waits for matching products or another promotion is
     * better.
     */
    readonly cartDiscounts: readonly {
      readonly code: string
      readonly name: string
      readonly amount: Amount
      readonly status: CodeStatus
    }[]
    /** Discounts that need no code. */
    readonly cartBaseDiscount: Amount
    /** Price of home delivery. */
    readonly fallbackShippingCost: Amount
    /** The total with home delivery; equals the total once `shippingCost` is known. */
    readonly expectedTotal: Amount
    /** Absent when there are none. */
    readonly declinedGifts?: readonly DeclinedGift[] | undefined
    /** What club prices save a member, or would save: absent when that is nothing. */
    readonly club?: { readonly isMember: boolean; readonly saved: Amount } | undefined
    /** Absent when nothing changed by itself. */
    readonly changes?: readonly CartChange[] | undefined
  }
  readonly checkoutStatus: { readonly unavailableLineItemIds: readonly string[] }
}

/** Answer to a list of commands: always the whole cart, changed or not. */
export interface CartApplyResponse {
  readonly cartResponse: Cart
  readonly checkoutResponse: Checkout | null
  readonly validation: { readonly validationErrors: readonly CartValidationError[] }
}
