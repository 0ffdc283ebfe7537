import { z } from 'zod'
import { LOCALES } from '@firkant/domain/market/market.ts'
import type { PaymentLine } from '@firkant/domain/payments/payment-lines.ts'
import type { PaymentRequest } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'

const minor = z.number().int().nonnegative()

export const klarnaSessionSchema = z.object({
  session_id: z.string().regex(/^[\w-]{1,100}$/),
  client_token: z.string(),
  payment_method_categories: z.array(z.object({ identifier: z.string() })).nullish(),
})

export const klarnaHostedSchema = z.object({
  session_id: z.string().regex(/^[\w-]{1,100}$/),
  redirect_url: z.url({ protocol: /^https?$/ }),
})

/** Answer to GET /hpp/v1/sessions/{id}. */
export const klarnaHostedStateSchema = z.object({ status: z.string(), authorization_token: z.string().nullish() })

/** Answer to GET /payments/v1/sessions/{id}: what the order is placed with. */
export const klarnaCartSchema = z.object({
  purchase_country: z.string(),
  purchase_currency: z.string(),
  locale: z.string(),
  order_amount: minor,
  order_tax_amount: minor,
  order_lines: z.array(z.looseObject({})),
  merchant_reference1: z.string().nullish(),
})

export const klarnaPlacedSchema = z.object({
  order_id: z.string().regex(/^[\w-]{1,100}$/),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
})

export const KLARNA_ORDER_STATES = [
  'AUTHORIZED',
  'PART_CAPTURED',
  'CAPTURED',
  'CANCELLED',
  'EXPIRED',
  'CLOSED',
] as const

/** Answer to GET /ordermanagement/v1/orders/{id}; only the fields that the shop uses. */
export const klarnaOrderSchema = z.object({
  status: z.enum(KLARNA_ORDER_STATES),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  original_order_amount: minor,
  captured_amount: minor,
  remaining_authorized_amount: minor,
  refunds: z
    .array(z.object({ refund_id: z.string().nullish(), reference: z.string().nullish(), refunded_amount: minor }))
    .nullish()
    .transform((list) => list ?? []),
})
export type KlarnaOrder = z.infer<typeof klarnaOrderSchema>

/** Until the buyer has agreed a payment is two sessions, afterwards an order. */
export type KlarnaReference =
  | { readonly type: 'session'; readonly session: string; readonly hosted: string }
  | { readonly type: 'order'; readonly order: string }

export function klarnaReference(reference: string): KlarnaReference | undefined {
  const [type, first, second] = reference.split(':')
  if (type === 'order' && first) return { type, order: first }
  return type === 'session' && first && second ? { type, session: first, hosted: second } : undefined
}

export const sessionReference = (session: string, hosted: string) => `session:${session}:${hosted}`
export const orderReference = (order: string) => `order:${order}`

/** Refunds that the shop asked for carry its key; others were made in Klarna's portal. */
export function klarnaEvents(order: KlarnaOrder): readonly PaymentEvent[] {
  const { status, fraud_status, captured_amount, original_order_amount, remaining_authorized_amount, refunds } = order
  if (captured_amount === 0) {
    if (status === 'CANCELLED' || status === 'EXPIRED') return [{ type: 'cancelled' }]
    return [{ type: fraud_status === 'ACCEPTED' ? 'authorised' : fraud_status === 'PENDING' ? 'pending' : 'cancelled' }]
  }
  if (remaining_authorized_amount > 0) return [{ type: 'pending' }]
  const captured: PaymentEvent =
    captured_amount < original_order_amount ? { type: 'captured', minor: captured_amount } : { type: 'captured' }
  const refunded = refunds.flatMap(({ reference, refund_id, refunded_amount }): PaymentEvent[] => {
    const name = reference ?? refund_id
    return name == null ? [] : [{ type: 'refunded', reference: name, minor: refunded_amount }]
  })
  return [captured, ...refunded]
}

const LINE_TYPES: Readonly<Record<PaymentLine['type'], string>> = {
  goods: 'physical',
  shipping: 'shipping_fee',
  discount: 'discount',
  giftCard: 'gift_card',
}
const LINE_NAMES: Readonly<Record<Exclude<PaymentLine['type'], 'goods'>, string>> = {
  shipping: 'Delivery',
  discount: 'Discount',
  giftCard: 'Gift card',
}

/** Klarna works out the tax of a line again and refuses another. */
const taxIn = (total: number, rate: number) => Math.round(total - (total * 10_000) / (10_000 + rate))

function orderLine({ type, name, quantity, totalMinor, vatPercent }: PaymentLine) {
  const rate = type === 'giftCard' ? 0 : vatPercent * 100
  const shown = type === 'goods' ? name : LINE_NAMES[type]
  return {
    type: LINE_TYPES[type],
    // As one piece: what a line costs need not divide by its pieces.
    name: (quantity > 1 ? `${quantity} × ${shown}` : shown).slice(0, 255),
    quantity: 1,
    unit_price: totalMinor,
    tax_rate: rate,
    total_amount: totalMinor,
    total_tax_amount: taxIn(totalMinor, rate),
  }
}

/** The body of POST /payments/v1/sessions. */
export function klarnaCart({ orderNumber, amountMinor, currency, market, language, lines }: PaymentRequest) {
  const orderLines = lines.map(orderLine)
  return {
    intent: 'buy',
    purchase_country: market,
    purchase_currency: currency,
    locale: LOCALES[language],
    order_amount: amountMinor,
    order_tax_amount: orderLines.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0),
    order_lines: orderLines,
    merchant_reference1: orderNumber,
  }
}
