import type { Block } from '../../content/blocks/block.ts'
import type { CustomerProfile, CustomerSession } from '../../customer/customer-calls.ts'
import type { ImageRef } from '../../image/image-ref.ts'
import type { Currency, MarketKey } from '../../market/market.ts'
import type { MyPage } from '../../my-pages/my-pages-addresses.ts'
import type { ProfileOutcome } from '../../my-pages/profile-form.ts'
import type { OrderState } from '../../orders/order-states.ts'
import type { OrderView } from '../../orders/order-view.ts'
import type { ReturnRight } from '../../orders/returns/return-right.ts'
import type { ReturnState, ReturnWay } from '../../orders/returns/return-states.ts'
import type { ReturnRefusal } from '../../orders/withdrawal/withdraw-schema.ts'
import type { OfferError } from '../../promotions/personal-offer.ts'
import type { Breadcrumb } from '../breadcrumb.ts'
import type { OwnReview } from './review-models.ts'

export interface MyPagesLink {
  /** `lists`: the lists, which everybody has; `editorial`: a page that an editor wrote for customers. */
  readonly page: MyPage | 'lists' | 'editorial'
  readonly name: string
  readonly url: string
  readonly isCurrent: boolean
}

/** What all of the customer's own pages carry. */
export interface MyPagesModel {
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly forename: string
  readonly links: readonly MyPagesLink[]
}

export type MyPagesUrls = Readonly<Partial<Record<MyPage, string>>>

/** An order in a list. */
export interface OrderSummary {
  readonly orderId: string
  readonly number: string
  readonly url: string
  readonly state: OrderState
  readonly isByInvoice: boolean
  readonly isPickup: boolean
  readonly placedAt: string
  readonly total: number
  readonly currency: Currency
  readonly pieces: number
  /** Products only, in the order of the lines. */
  readonly products: readonly { readonly name: string; readonly image?: ImageRef | undefined }[]
}

export interface MyPagesStartModel extends MyPagesModel {
  readonly urls: MyPagesUrls
  readonly latest?: { readonly order: OrderView; readonly url: string } | undefined
}

export interface MyPagesOrderHistoryModel extends MyPagesModel {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** The words that orders were searched for; empty for all. */
  readonly q: string
  readonly pageUrl: string
}

/** How many of an order's lines were put in the cart again. */
export interface BoughtAgain {
  readonly added: number
  readonly refused: number
  readonly cartUrl: string
}

export interface MyPagesOrderModel extends MyPagesModel {
  readonly order: OrderView
  readonly ordersUrl: string
  readonly returnUrl?: string | undefined
  readonly boughtAgain?: BoughtAgain | undefined
}

/** The offers themselves are visitor data: `personalDiscounts`. */
export interface MyPagesPromotionsModel extends MyPagesModel {
  /** How the plain form ended. */
  readonly outcome?: 'activated' | OfferError | undefined
}

export interface MyPagesProfileModel extends MyPagesModel {
  readonly profile: CustomerProfile
  readonly sessions: readonly CustomerSession[]
  /** Where the brand delivers; the first is the market of the page. */
  readonly countries: readonly MarketKey[]
  readonly urls: MyPagesUrls
  readonly outcome?: ProfileOutcome | undefined
}

/** A line of an order that can be returned. */
export interface ReturnChoice {
  readonly id: string
  readonly name: string
  readonly subtitle: string
  readonly image?: ImageRef | undefined
  readonly most: number
}

export interface ReturnUnderWay {
  readonly id: string
  readonly number: string
  readonly url: string
  readonly state: ReturnState
  readonly announcedAt: string
  readonly pieces: number
}

/** Choose an order; choose of its lines; what happens now. */
export type MyPagesReturnModel = MyPagesModel & { readonly pageUrl: string } & (
    | {
        readonly step: 'orders'
        readonly orders: readonly OrderSummary[]
        readonly underWay: readonly ReturnUnderWay[]
      }
    | {
        readonly step: 'lines'
        readonly number: string
        readonly choices: readonly ReturnChoice[]
        readonly right: ReturnRight
        /** The same form sent twice is one return. */
        readonly formKey: string
        readonly refused?: ReturnRefusal | undefined
      }
    | { readonly step: 'closed'; readonly number: string; readonly orderUrl: string }
    | {
        readonly step: 'made'
        readonly order: OrderView
        readonly orderUrl: string
        readonly returnId: string
        readonly way: ReturnWay
        readonly from: readonly string[]
      }
  )

/** What the shop knows of the customer, to read. */
export interface MyPagesDataModel extends MyPagesModel {
  readonly profile: CustomerProfile
  readonly sessions: readonly CustomerSession[]
  /** The newest. */
  readonly orders: readonly Pick<OrderSummary, 'number' | 'placedAt' | 'total' | 'currency'>[]
  readonly orderCount: number
  /** Titles of offers that were activated. */
  readonly offers: readonly string[]
  /** Where their way in can be seen and changed. */
  readonly wayIn: { readonly url: string; readonly isSaid: boolean }
  readonly urls: MyPagesUrls
}

export const DELETION_OUTCOMES = ['requested', 'wrongPassword', 'openOrder', 'tooMany'] as const

export interface MyPagesDeletionModel extends MyPagesModel {
  readonly hasPassword: boolean
  readonly deletesAt?: string | undefined
  readonly urls: MyPagesUrls
  readonly outcome?: (typeof DELETION_OUTCOMES)[number] | undefined
}

/** Pages that editors build from blocks, for customers only. */
export interface MyPagesBlocksModel extends MyPagesModel {
  readonly blocks: readonly Block[]
}

export interface MyPagesReviewsModel extends MyPagesModel {
  readonly own: readonly OwnReview[]
  /** What came and was not reviewed yet. */
  readonly open: readonly { readonly number: string; readonly lineId: string; readonly name: string }[]
}
