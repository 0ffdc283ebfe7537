import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { RefundOutcome, PaidWith } from '@firkant/domain/orders/returns/money-back.ts'
import type { ReturnCondition } from '@firkant/domain/orders/returns/return-right.ts'
import type { ReturnKind } from '@firkant/domain/orders/returns/return-states.ts'
import { orderMailDa } from './order-mail-texts-da.ts'
import { orderMailNb } from './order-mail-texts-nb.ts'
import { orderMailSv } from './order-mail-texts-sv.ts'

export const ORDER_MAILS = [
  'pay',
  'confirm',
  'confirmation',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'soldOut',
  'latePayment',
  'dayMoved',
  'daySlipped',
  'returned',
  'refunded',
  'withdrawal',
  'returnNotice',
  'link',
] as const
export type OrderMailKind = (typeof ORDER_MAILS)[number]

/** Variables of the mail texts. Days and amounts are formatted. */
export interface OrderMailVariables {
  readonly number: string
  readonly firstName: string
  readonly isPickup: boolean
  readonly estimatedDelivery: string
  readonly paidWith: PaidWith
  readonly hasGiftCards: boolean
  /** The last day of withdrawal; absent until everything was delivered. */
  readonly lastDay?: string | undefined
  /** The brand's own return promise beyond the law; absent when it has none, or the buyer is a company. */
  readonly own?: MailOwnReturn | undefined
  /** Deadline for confirming the order, day and time. */
  readonly confirmBy: string
  readonly toPay: string
  /** Names of goods that were no longer there. */
  readonly soldOut: readonly string[]
  /** How a return is refunded; absent in mails that are not about a return. */
  readonly money?: MailMoney | undefined
}

export interface MailOwnReturn {
  readonly days: number
  readonly condition: ReturnCondition
  readonly until?: string | undefined
}

/** Amounts of zero are absent. */
export interface MailMoney {
  readonly outcome: RefundOutcome
  readonly toPayment?: string | undefined
  readonly toGiftCards?: string | undefined
}

export interface MailTexts {
  readonly subject: (variables: OrderMailVariables) => string
  readonly preview: (variables: OrderMailVariables) => string
  readonly heading: (variables: OrderMailVariables) => string
  readonly paragraphs: (variables: OrderMailVariables) => readonly string[]
}

interface Seller {
  readonly name: string
  readonly address: string
  readonly email: string
}

export interface WithdrawalMailVariables {
  readonly day: string
  readonly time: string
  readonly name: string
  readonly email: string
  readonly number: string
  readonly money: MailMoney
  readonly refundBy: string
  readonly sendBackBy?: string | undefined
  readonly address: string
}

export interface OrderMailTexts {
  readonly mails: Readonly<Record<OrderMailKind, MailTexts>>
  readonly toOrder: string
  readonly confirmOrder: string
  readonly payOrder: string
  readonly toCart: string
  readonly toCalendar: string
  readonly toHelp: string
  readonly toMoveDay: string
  readonly toReceipt: string
  readonly withdrawHere: string
  readonly yourGoods: string
  readonly details: string
  readonly pieces: (count: number) => string
  readonly discount: string
  readonly goods: string
  readonly delivery: string
  readonly free: string
  readonly gift: string
  readonly total: string
  readonly vat: (percent: number) => string
  readonly paidByGiftCards: string
  readonly toPay: string
  readonly deliveredTo: string
  readonly pickupAt: string
  readonly billedTo: string
  readonly estimated: string
  readonly paidWith: string
  readonly placedOn: string
  readonly orderNumber: string
  readonly seller: string
  /** Label of when and where an order is fetched. */
  readonly pickup: string
  /** What happens after the order, in steps. */
  readonly next: {
    readonly heading: string
    readonly pack: string
    readonly pickup: string
    readonly pay: string
    /** By a wallet that takes the money when the goods leave. */
    readonly reserved: string
    /** By Swish, which takes it at once. */
    readonly taken: string
    readonly invoice: string
    readonly invoiceTerms: (days: number) => string
    readonly follow: string
  }
  /** Terms and right of withdrawal, as a document that comes with the mail. */
  readonly terms: {
    readonly heading: string
    readonly title: string
    readonly fileName: string
    readonly attached: string
    readonly online: string
  }
  readonly withdrawal: {
    readonly heading: string
    readonly madeToOrder: (names: readonly string[]) => string
    readonly right: string
    readonly how: (seller: Seller) => string
    readonly form: (seller: Seller, number: string) => string
    readonly follows: (seller: Seller) => string
    /** The brand's own promise. */
    readonly own: (own: MailOwnReturn) => string
  }
  readonly receipt: {
    readonly what: Readonly<Record<ReturnKind, string>>
    readonly facts: (variables: WithdrawalMailVariables) => readonly string[]
    readonly next: (variables: WithdrawalMailVariables) => readonly string[]
    readonly refundGoods: string
    readonly refundDelivery: string
    /** Label of the amount, by refund outcome. */
    readonly sums: Readonly<Record<RefundOutcome | 'giftCards', string>>
  }
}

export const ORDER_MAIL_TEXTS: Readonly<Record<MarketLanguage, OrderMailTexts>> = {
  da: orderMailDa,
  nb: orderMailNb,
  sv: orderMailSv,
}
