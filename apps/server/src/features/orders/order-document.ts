import type { BundlePart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { DeliveryTier, PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import type { CarriedSize } from '@firkant/domain/delivery/way-in.ts'
import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { Order } from '@firkant/domain/orders/order.ts'

/** What a page or a mail shows of a line besides its price. */
export type ShownLine = Pick<CartItem, 'url' | 'image' | 'trackingProductInformation'> & {
  readonly subtitle: string
  readonly bundleParts: readonly BundlePart[]
  /** What the law wanted said of it. */
  readonly notes?: readonly string[] | undefined
  /** Of a light source, or a lamp that contains one. */
  readonly energy?: EnergyMark | undefined
  /** Orders from before it was stored have none. */
  readonly size?: CarriedSize | undefined
}

/** One of several deliveries of an order. */
export interface OrderedPart {
  readonly lineIds: readonly string[]
  readonly tier: DeliveryTier
  readonly promised: PromisedDay
}

/** An order as it is stored in JSON. */
export type StoredDocument = Omit<Order, 'placedAt'> & {
  readonly placedAt: string
  /** Of the till, for an order that was paid in a store. */
  readonly receiptNumber?: string | undefined
  /** As the visitor saw it when it was bought. */
  readonly shown: {
    readonly shippingName: string
    readonly shippingDescription: string
    readonly estimatedDelivery: string
    /** The day in it, `YYYY-MM-DD`; orders from before it was stored have none. */
    readonly arrivesOn?: string | undefined
    /** Of home delivery, with what it follows from. */
    readonly promised?: PromisedDay | undefined
    /** Where it comes in several deliveries, each of them; `promised` is then the last. */
    readonly parts?: readonly OrderedPart[] | undefined
    /** Empty when gift cards paid for all of it. */
    readonly paymentName: string
    /** By the line's id; a service has none. */
    readonly lines: Readonly<Record<string, ShownLine>>
  }
}
