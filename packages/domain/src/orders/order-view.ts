import type { CartAddress, CustomerType } from '../cart/cart-state.ts'
import type { BundlePart } from '../cart/cart.ts'
import type { TrackingProductInformation } from '../catalog/tracking-product-information.ts'
import type { CarriedSize } from '../delivery/way-in.ts'
import type { Day } from '../delivery/working-days.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Currency, MarketKey } from '../market/market.ts'
import type { Amount } from '../money/money.ts'
import type { OrderState } from './order-states.ts'
import type { OrderLineKind } from './order.ts'
import type { PaymentStanding } from './payment-standing.ts'
import type { ReturnRight } from './returns/return-right.ts'
import type { ReturnKind, ReturnState, ReturnWay } from './returns/return-states.ts'
import type { WithdrawalOutcome } from './withdrawal/withdrawal-outcome.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal-window.ts'

export interface OrderViewLine {
  readonly id: string
  readonly kind: OrderLineKind
  readonly sku?: string | undefined
  readonly name: string
  readonly subtitle: string
  readonly url?: string | undefined
  readonly image?: ImageRef | undefined
  readonly bundleParts: readonly BundlePart[]
  readonly notes?: readonly string[] | undefined
  /** Of the largest thing in it; orders from before it was stored have none. */
  readonly size?: CarriedSize | undefined
  readonly quantity: number
  readonly unit: Amount
  readonly linePrice: Amount
  readonly discounts: readonly { readonly name: string; readonly code?: string | undefined; readonly amount: Amount }[]
  readonly paid: Amount
  /** Pieces withdrawn or returned so far. */
  readonly goneBack: number
  /** Pieces that can still be withdrawn. */
  readonly withdrawable: number
}

/** A return, or lines that were cancelled before they left. */
export interface OrderViewReturn {
  readonly id: string
  readonly kind: ReturnKind
  readonly state: ReturnState
  /** As far as the buyer said. */
  readonly way?: ReturnWay | undefined
  readonly announcedAt: string
  /** When it reached its current state. */
  readonly changedAt: string
  readonly outcome: WithdrawalOutcome
  /** Present while the items are still to be sent back. */
  readonly sendBackTo?: readonly string[] | undefined
}

/** Order confirmation tracking of the specification, §3. */
export interface OrderTracking {
  readonly orderId: string
  readonly transactionId: string
  readonly items: readonly (TrackingProductInformation & { readonly quantity: number })[]
  readonly shipping: number
  readonly tax: number
  readonly value: number
  readonly coupon: string
  readonly currency: Currency
}

/** An order as its buyer sees it. */
export interface OrderView {
  readonly orderId: string
  readonly number: string
  readonly state: OrderState
  readonly market: MarketKey
  readonly currency: Currency
  readonly vatPercent: number
  readonly placedAt: string
  readonly buyer: {
    readonly email: string
    readonly mobile: string
    readonly customerType: CustomerType
    readonly companyName?: string | undefined
    readonly vatNumber?: string | undefined
  }
  readonly billingAddress: CartAddress
  readonly shippingAddress: CartAddress
  readonly shipping: {
    readonly methodKey: string
    readonly name: string
    readonly estimatedDelivery: string
    /** The file for a calendar, while the order is awaited. */
    readonly calendarUrl?: string | undefined
    /** Where the day can be moved, until its lock time. */
    readonly moveUrl?: string | undefined
    /** Name and address of the pick-up store; absent when the order is delivered. */
    readonly pickupAt?: readonly string[] | undefined
  }
  /** What was sent, if whoever sent it said. */
  readonly parcel?: { readonly carrier: string; readonly number: string; readonly url: string } | undefined
  /** Absent when gift cards paid for everything. */
  readonly payment?:
    | {
        readonly methodKey: string
        readonly name: string
        readonly standing: PaymentStanding
        /** When the money was taken. */
        readonly paidAt?: string | undefined
        /** Of an invoice; `dueOn` is known once everything was delivered. */
        readonly terms?: { readonly days: number; readonly dueOn?: Day | undefined } | undefined
      }
    | undefined
  readonly lines: readonly OrderViewLine[]
  readonly totals: {
    readonly goods: Amount
    readonly discount: Amount
    readonly shipping: Amount
    readonly total: Amount
    readonly vat: number
    readonly giftCards: number
    readonly toPay: number
    readonly refunded: number
    /** Promised for returns, but not refunded yet. */
    readonly comingBack: number
    readonly paidBack: number
    /** Of items that were received or never left: no longer on the invoice. */
    readonly credited: Amount
    /** What is left once all returns are refunded. */
    readonly left: Amount
    /** What is left of the amount that gift cards did not pay. */
    readonly leftToPay: number
  }
  /** The oldest first. */
  readonly returns: readonly OrderViewReturn[]
  readonly history: readonly { readonly state: OrderState; readonly at: string }[]
  readonly withdrawal:
    | { readonly isOpen: true; readonly right: ReturnRight; readonly url: string }
    | { readonly isOpen: false; readonly right: ReturnRight; readonly reason: WithdrawalRefusal }
  readonly receiptUrl: string
  readonly orderUrl: string
}

/** Such an order is fulfilled before it is paid. */
export function isByInvoice({ payment }: Pick<OrderView, 'payment'>): boolean {
  return payment?.methodKey === 'invoice'
}

const WALLET_KEYS = ['vipps', 'swish', 'klarna']

/** Not with a card of the buyer's that texts could speak of. */
export function isByWallet({ payment }: Pick<OrderView, 'payment'>): boolean {
  return payment !== undefined && WALLET_KEYS.includes(payment.methodKey)
}
