import type { Block } from '../content/block.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Currency } from '../market/market.ts'
import type { MyPage } from '../my-pages/my-pages-addresses.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { OrderView } from '../orders/order-view.ts'
import type { OfferError } from '../promotions/personal-offer.ts'
import type { Breadcrumb } from './breadcrumb.ts'

export interface MyPagesLink {
  /** `editorial`: a page that an editor wrote for customers. */
  readonly page: MyPage | 'editorial'
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

/** Pages that editors build from blocks, for customers only. */
export interface MyPagesBlocksModel extends MyPagesModel {
  readonly blocks: readonly Block[]
}
