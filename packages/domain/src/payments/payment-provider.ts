import type { Currency, MarketLanguage } from '../market/market.ts'
import type { Result } from '../result/result.ts'
import type { ProviderRequest } from './due-provider-requests.ts'
import type { PaymentEvent } from './payment-states.ts'
import type { SignatureError } from './webhook-signature.ts'

export interface PaymentRequest {
  /** Ours. Whoever asks twice for the same gets the same payment. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly language: MarketLanguage
  readonly email: string
  /** Where the buyer comes back to, whatever came of it. */
  readonly returnUrl: string
  readonly webhookUrl: string
}

/** `settled`: nothing is left to do for the buyer, as with an invoice. `reference` is the provider's own name for it. */
export type PaymentStart =
  | { readonly type: 'redirect'; readonly reference: string; readonly url: string }
  | { readonly type: 'inline'; readonly reference: string; readonly clientData: Readonly<Record<string, string>> }
  | { readonly type: 'settled'; readonly reference: string; readonly events: readonly PaymentEvent[] }

/** `unreachable` may be asked again; `refused` is an answer. */
export type ProviderError = 'unreachable' | 'refused'

export interface WebhookCall {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came: a signature is over these very characters. */
  readonly body: string
  readonly receivedAt: Date
}

export interface WebhookMessage {
  readonly reference: string
  readonly events: readonly PaymentEvent[]
}

export type WebhookError = SignatureError | 'malformed-body'

/**
 * A way to pay. Each provider is an adapter to this; add one by writing it and naming it in the server's registry.
 * Adapters keep nothing: what they say goes through `hearPayment`, so it may be said twice and in any order. They say
 * `authorised` and `captured` only of the whole amount in its currency; less than that is `pending`. `declined` is the
 * final word on a payment: a card that failed while the buyer may try another is `pending`.
 *
 * A refund has one `reference`, in an answer and in a webhook alike, or it would count twice. Who asked for one must
 * learn that it was done: its `reference` is the ask's `key`, or the answer to the ask, which is given again when it is
 * asked again, says the `key` beside the provider's own name. Without that it is asked for again and again.
 */
export interface PaymentProvider {
  readonly key: string
  create(request: PaymentRequest): Promise<Result<PaymentStart, ProviderError>>
  /** What the provider knows now: when the buyer comes back, and when a webhook never came. */
  confirm(reference: string): Promise<Result<readonly PaymentEvent[], ProviderError>>
  capture(reference: string, ask: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  cancel(reference: string, ask: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  refund(reference: string, ask: ProviderRequest): Promise<Result<readonly PaymentEvent[], ProviderError>>
  readWebhook(call: WebhookCall): Result<WebhookMessage, WebhookError>
}
