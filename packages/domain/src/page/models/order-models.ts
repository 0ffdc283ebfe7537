import type { Day } from '../../delivery/working-days.ts'
import type { QrCode } from '../../employee/hand-over-calls.ts'
import type { Currency } from '../../market/market.ts'
import type { OrderAccount } from '../../orders/order-account.ts'
import type { DayOutcome, FindOrderField } from '../../orders/order-pages.ts'
import type { OrderTracking, OrderView } from '../../orders/order-view.ts'
import type { ReturnRight } from '../../orders/returns/return-right.ts'
import type { WithdrawalOutcome } from '../../orders/withdrawal/withdrawal-outcome.ts'
import type { WithdrawalProblems, WithdrawalWho } from '../../orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalRefusal } from '../../orders/withdrawal/withdrawal-window.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

/** The result of placing an order. */
export type OrderConfirmationModel =
  | {
      readonly status: 'thanks'
      readonly order: OrderView
      readonly tracking: OrderTracking
      readonly account?: OrderAccount | undefined
    }
  /** The payment provider has not answered yet. */
  | {
      readonly status: 'waiting'
      readonly number: string
      readonly reloadUrl: string
      /** The buyer pays on their own phone. */
      readonly pay?:
        | {
            readonly url: string
            readonly total: number
            readonly currency: Currency
            readonly qr: QrCode
            /** In Swish's app, instead of on a page. */
            readonly isSwish?: true | undefined
          }
        | undefined
    }
  /** It must first be confirmed by mail. */
  | {
      readonly status: 'askConfirmation'
      readonly number: string
      readonly email: string
      readonly until: string
      readonly reloadUrl: string
    }
  /** Opened from the link in the mail, with the confirm button. */
  | {
      readonly status: 'confirm'
      readonly number: string
      readonly total: number
      readonly currency: Currency
      readonly until: string
      readonly token: string
    }
  /** Nothing was bought, and the cart is open again. */
  | {
      readonly status: 'cancelled'
      readonly number: string
      readonly cartUrl: string
      /** Not confirmed in time, sold out before it was paid or confirmed, or not paid. */
      readonly reason: 'unconfirmed' | 'soldOut' | 'unpaid'
    }

/** Which days and windows a delivery can be moved to. */
export interface DayOfPart {
  readonly part: number
  /** What is in it; empty where all comes together. */
  readonly names: readonly string[]
  readonly chosen: { readonly day: Day; readonly window: string }
  /** Empty once the day is fixed. */
  readonly days: readonly Day[]
  /** `8-12`; the whole day besides. */
  readonly windows: readonly string[]
  /** Until noon of that day it can be moved. */
  readonly until: Day
}

export interface OrderDayModel {
  readonly token: string
  /** One for each delivery. */
  readonly parts: readonly DayOfPart[]
  readonly outcome?: DayOutcome | undefined
}

/** One order, or the form by which a guest requests the link to theirs. */
export type OrderPageModel = { readonly breadcrumbs: readonly Breadcrumb[] } & (
  | {
      readonly status: 'order'
      readonly order: OrderView
      readonly account?: OrderAccount | undefined
      /** Absent for what is fetched, or has no day. */
      readonly day?: OrderDayModel | undefined
    }
  | {
      readonly status: 'form'
      readonly isExpired: boolean
      /** The same answer whether or not the order exists. */
      readonly isSent: boolean
      readonly wrong: readonly FindOrderField[]
    }
)

export interface OrderReceiptModel {
  readonly order: OrderView
  readonly seller: {
    readonly legalName: string
    readonly address: readonly string[]
    readonly companyNumber: string
    readonly email: string
    readonly phone: string
  }
}

export interface WithdrawalChoice {
  readonly id: string
  readonly name: string
  readonly subtitle: string
  /** The quantity that can still be withdrawn. */
  readonly most: number
  readonly chosen: number
}

/** The steps of a withdrawal. */
export type WithdrawalStepModel =
  | {
      readonly step: 'statement'
      readonly given: WithdrawalWho
      readonly problems: WithdrawalProblems
      readonly isUnknown: boolean
      readonly isExpired: boolean
      /** Proves that the order is theirs; then its lines are included. */
      readonly token?: string | undefined
      readonly choices?: readonly WithdrawalChoice[] | undefined
      /** Names of what was made to the buyer's wishes: it stays out. */
      readonly madeToOrder?: readonly string[] | undefined
      /** Only for an order proved to be theirs. */
      readonly right?: ReturnRight | undefined
    }
  | {
      readonly step: 'confirm'
      readonly token: string
      /** Back to the filled-in form. */
      readonly changeUrl: string
      readonly who: WithdrawalWho
      readonly outcome: WithdrawalOutcome
    }
  | {
      readonly step: 'receipt'
      readonly who: WithdrawalWho
      readonly receivedAt: string
      readonly outcome: WithdrawalOutcome
      readonly sendBackTo: readonly string[]
    }
  | {
      readonly step: 'refused'
      readonly reason: WithdrawalRefusal
      readonly orderNumber: string
      readonly right: ReturnRight
    }

export type WithdrawalModel = WithdrawalStepModel & { readonly breadcrumbs: readonly Breadcrumb[] }
