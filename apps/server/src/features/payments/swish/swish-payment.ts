import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'

export const SWISH_STATES = ['CREATED', 'PAID', 'DECLINED', 'ERROR', 'CANCELLED'] as const

/** Answer to GET /api/v1/paymentrequests/{id}, and body of the callback; only the fields that the shop uses. */
export const swishPaymentSchema = z.object({
  id: z.string().regex(/^[0-9A-F]{32}$/),
  status: z.enum(SWISH_STATES),
  /** Of the bank, once it is paid. */
  paymentReference: z.string().nullish(),
  payeeAlias: z.string(),
  amount: z.coerce.number(),
  currency: z.literal('SEK'),
})
export type SwishPayment = z.infer<typeof swishPaymentSchema>

export const swishRefundSchema = z.object({
  id: z.string().regex(/^[0-9A-F]{32}$/),
  status: z.string(),
  originalPaymentReference: z.string(),
  amount: z.coerce.number(),
})
export type SwishRefund = z.infer<typeof swishRefundSchema>

/** Swish names what it is asked for by 32 upper-case hexadecimal digits that the shop chooses. */
export const swishId = (paymentId: string) => paymentId.replaceAll('-', '').toUpperCase()
export const swishRefundId = (requestKey: string) =>
  createHash('sha256').update(requestKey).digest('hex').slice(0, 32).toUpperCase()

export const swishAmount = (minor: number) => (minor / MINOR_PER_MAJOR).toFixed(2)
export const swishMinor = (amount: number) => Math.round(amount * MINOR_PER_MAJOR)

/** Only these letters are accepted. */
const UNSAYABLE = /[^a-zåäöA-ZÅÄÖ0-9 :;.,?!()-]/g
const MESSAGE_LENGTH = 50
export const swishMessage = (text: string) => text.replaceAll(UNSAYABLE, '').slice(0, MESSAGE_LENGTH)

/** Comes back with each callback: who has it was told of this payment by us. */
export const swishCallbackIdentifier = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`swish callback\n${id}`).digest('hex').slice(0, 32).toUpperCase()

export function isSwishCallbackIdentifier(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** There is no reservation: what is paid is captured. */
export function swishEvents({ status }: SwishPayment): readonly PaymentEvent[] {
  switch (status) {
    case 'CREATED':
      return [{ type: 'pending' }]
    case 'PAID':
      return [{ type: 'captured' }]
    case 'DECLINED':
    case 'ERROR':
      return [{ type: 'declined' }]
    case 'CANCELLED':
      return [{ type: 'cancelled' }]
  }
}

/** Opens the app of the phone that the page is shown on. */
export function swishAppUrl(token: string, returnUrl: string): string {
  return `swish://paymentrequest?token=${encodeURIComponent(token)}&callbackurl=${encodeURIComponent(returnUrl)}`
}

/** What a Swish app reads from a screen: the token after a `D`. The stand-in has no app, but an address. */
export function swishQrText(appUrl: string): string {
  const { protocol, searchParams } = new URL(appUrl)
  return protocol === 'swish:' ? `D${searchParams.get('token') ?? ''}` : appUrl
}
