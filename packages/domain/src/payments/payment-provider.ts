import type { WalletBuyer } from '../checkout/express/express.ts'
import type { SheetToken } from '../checkout/express/sheet-tokens.ts'
import type { Currency, MarketKey, MarketLanguage } from '../market/market.ts'
import type { Result } from '../result/result.ts'
import type { ProviderRequest } from './due-provider-requests.ts'
import type { PaymentLine } from './payment-lines.ts'
import type { PaymentEvent } from './payment-states.ts'
import type { BookedPayment } from './reconcile-payments.ts'
import type { SignatureError } from './webhook-signature.ts'

export interface PaymentRequest {
  /** Ours. The same id returns the same payment. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly market: MarketKey
  readonly language: MarketLanguage
  readonly email: string
  /** What is paid for; its sum is `amountMinor`. */
  readonly lines: readonly PaymentLine[]
  /** The provider is to ask who buys, and where they live: `readBuyer`. */
  readonly asksBuyer?: true | undefined
  /** Where the buyer returns, whatever the result. */
  readonly returnUrl: string
  readonly webhookUrl: string
}

/** Nothing left to do for the buyer, as with an invoice. */
export interface SettledPayment {
  readonly type: 'settled'
  readonly reference: string
  readonly events: readonly PaymentEvent[]
}

/** `reference`: the provider's id of the payment. */
export type PaymentStart =
  | { readonly type: 'redirect'; readonly reference: string; readonly url: string }
  | { readonly type: 'inline'; readonly reference: string; readonly clientData: Readonly<Record<string, string>> }
  | SettledPayment

/** What is to be held on the card behind a token; of an `inline` payment. */
export interface TokenRequest extends Pick<PaymentRequest, 'paymentId' | 'orderNumber' | 'amountMinor' | 'currency'> {
  readonly token: SheetToken
}

/** `unreachable` is retried; `refused` is final. */
export type ProviderError = 'unreachable' | 'refused'

/** `to` is not included. */
export interface ReportPeriod {
  readonly from: Date
  readonly to: Date
}

export interface WebhookCall {
  /** Path and query, as they were called: some providers sign them. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Raw: the signature covers these characters. */
  readonly body: string
  readonly receivedAt: Date
}

/**
 * About the payment with the provider's `reference`, or with our own id. `isToConfirm`: the message proves who sent it,
 * and the state is read at the provider, so that neither order nor age of messages matters.
 */
export type WebhookMessage = ({ readonly reference: string } | { readonly paymentId: string }) & {
  readonly events: readonly PaymentEvent[]
  readonly isToConfirm?: true
}

export type WebhookError = SignatureError | 'malformed-body'

/**
 * A payment method's provider. Add one by writing an adapter and naming it in the server's registry. Adapters store
 * nothing: their events go through `applyPaymentEvent`, so they may come twice and in any order. `authorised` and
 * `captured` stand for the whole amount in its currency; less than that is `pending`. `declined` is final: a failed
 * card is `pending` while the buyer may try another. A refund has one `reference`, in answers and webhooks alike, or it
 * would count twice. It must be recognisable as the one requested: either `reference` is the request's `key`, or the
 * answer, also when repeated, carries `key` beside the provider's own reference. Otherwise it would be requested for
 * ever.
 */
export interface PaymentProvider {
  readonly key: string
  /** `capture` takes less than the whole and releases the rest; the event says how much it took. */
  readonly capturesParts?: true
  create(request: PaymentRequest): Promise<Result<PaymentStart, ProviderError>>
  /** Of a provider that asks nobody: the payment is settled in the transaction of its order. */
  settle?(paymentId: string): SettledPayment
  /** With the token that a sheet in the browser has given. Said again it is the same payment; `refused`: it is no token. */
  authorise?(reference: string, request: TokenRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  /** The current state: when the buyer returns, and when a webhook never came. */
  confirm(reference: string): Promise<Result<readonly PaymentEvent[], ProviderError>>
  /** Who approved it, where the request asked for that. Not told yet is `unreachable`; undefined: it knows too little. */
  readBuyer?(reference: string): Promise<Result<WalletBuyer | undefined, ProviderError>>
  capture(reference: string, request: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  cancel(reference: string, request: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  refund(reference: string, request: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  /**
   * Every payment that changed at the provider in a period, for reconciliation: the only way to learn of one that we do
   * not know. Without it, only our own payments are compared, by `confirm`.
   */
  report?(period: ReportPeriod): Promise<Result<readonly BookedPayment[], ProviderError>>
  readWebhook(call: WebhookCall): Result<WebhookMessage, WebhookError>
}
