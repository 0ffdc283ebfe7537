import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ReturnCondition } from '@firkant/domain/orders/return-right.ts'
import type { ReturnKind } from '@firkant/domain/orders/return-states.ts'
import type { RefundOutcome, PaidWith } from '@firkant/domain/orders/money-back.ts'
import { orderMailDa } from './order-mail-words-da.ts'
import { orderMailNb } from './order-mail-words-nb.ts'
import { orderMailSv } from './order-mail-words-sv.ts'

export const ORDER_MAILS = [
  'confirm',
  'confirmation',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
  'withdrawal',
  'returnNotice',
  'link',
] as const
export type OrderMailKind = (typeof ORDER_MAILS)[number]

/** What sentences are made of. Days and amounts are written out. */
export interface OrderMailVariables {
  readonly number: string
  readonly firstName: string
  readonly isPickup: boolean
  readonly estimatedDelivery: string
  readonly paidWith: PaidWith
  readonly hasGiftCards: boolean
  /** The last day of withdrawal; absent while its time does not run. */
  readonly lastDay?: string | undefined
  /** What the brand promises beyond the law; absent where that is nothing, or the buyer is a company. */
  readonly own?: MailOwnReturn | undefined
  /** Until when the order can be confirmed, day and time. */
  readonly confirmBy: string
  readonly toPay: string
  /** What becomes of the money of a return; absent where a mail tells of none. */
  readonly money?: MailMoney | undefined
}

export interface MailOwnReturn {
  readonly days: number
  readonly condition: ReturnCondition
  readonly until?: string | undefined
}

/** Amounts that are nothing are absent. */
export interface MailMoney {
  readonly fate: RefundOutcome
  readonly toPayment?: string | undefined
  readonly toGiftCards?: string | undefined
}

export interface MailWords {
  readonly subject: (told: OrderMailVariables) => string
  readonly preview: (told: OrderMailVariables) => string
  readonly heading: (told: OrderMailVariables) => string
  readonly texts: (told: OrderMailVariables) => readonly string[]
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

export interface OrderMailWords {
  readonly mails: Readonly<Record<OrderMailKind, MailWords>>
  readonly toOrder: string
  readonly confirmOrder: string
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
  readonly terms: string
  readonly withdrawal: {
    readonly heading: string
    readonly right: string
    readonly how: (seller: Seller) => string
    readonly form: (seller: Seller, number: string) => string
    readonly follows: (seller: Seller) => string
    /** The brand's own promise. */
    readonly own: (own: MailOwnReturn) => string
  }
  readonly receipt: {
    readonly what: Readonly<Record<ReturnKind, string>>
    readonly facts: (told: WithdrawalMailVariables) => readonly string[]
    readonly next: (told: WithdrawalMailVariables) => readonly string[]
    readonly refundGoods: string
    readonly refundDelivery: string
    /** What the sum is called by what becomes of it. */
    readonly sums: Readonly<Record<RefundOutcome | 'giftCards', string>>
  }
}

export const ORDER_MAIL_WORDS: Readonly<Record<MarketLanguage, OrderMailWords>> = {
  da: orderMailDa,
  nb: orderMailNb,
  sv: orderMailSv,
}
