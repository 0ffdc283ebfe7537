import { z } from 'zod'
import type { PaymentProvider, ProviderError, WebhookCall } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { bookedAfter } from '@firkant/domain/payments/reconcile-payments.ts'
import { verifySignature } from '@firkant/domain/payments/webhook-signature.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { BANK_API_PATH, bankAnswerSchema, bankReportSchema, type BankAnswer } from '../test-bank/bank-api-routes.ts'
import type { BankKeys } from '../test-bank/bank-keys.ts'
import { isUnpaid } from '../test-bank/bank-steps.ts'
import { BANK_SIGNATURE_HEADER } from '../test-bank/bank-webhooks.ts'
import { callProvider } from './call-provider.ts'
import { readWebhookBody } from './webhook-body.ts'

export interface TestBankSettings {
  readonly merchantName: string
  readonly keys: Pick<BankKeys, 'api' | 'webhook'>
  /** The shop's own address, where the bank is served; known only once the server listens. */
  readonly bankUrl: () => string
  readonly timeoutMs?: number
}

function eventsOf({ state, refunds }: Pick<BankAnswer, 'state' | 'refunds'>): readonly PaymentEvent[] {
  if (state === 'open' || state === 'challenged') return [{ type: 'pending' }]
  return [{ type: state }, ...refunds.map(({ key, minor }) => ({ type: 'refunded' as const, reference: key, minor }))]
}

const webhookSchema = z.object({
  reference: z.uuid(),
  event: z.union([
    z.object({ type: z.enum(['authorised', 'declined', 'cancelled', 'captured']) }),
    z
      .object({ type: z.literal('refunded'), key: z.string(), minor: z.number().int().positive() })
      .transform(({ type, key, minor }) => ({ type, reference: key, minor })),
  ]),
})

type BankReporting = Pick<TestBankSettings, 'keys' | 'bankUrl'> & { readonly timeoutMs: number | undefined }

function reportOf({ keys, bankUrl, timeoutMs }: BankReporting): NonNullable<PaymentProvider['report']> {
  return async ({ from, to }) => {
    const answer = await callProvider({
      url: `${bankUrl()}${BANK_API_PATH}?from=${from.toISOString()}&to=${to.toISOString()}`,
      method: 'GET',
      headers: { authorization: `Bearer ${keys.api}` },
      timeoutMs,
    })
    if (!answer.ok) return answer
    const report = bankReportSchema.safeParse(answer.value.body)
    if (!report.success) return fail(answer.value.status < 300 ? 'unreachable' : 'refused')
    return succeed(
      report.data.payments.map(({ reference, amountMinor, currency, ...payment }) =>
        bookedAfter({ reference, amountMinor, currency }, eventsOf(payment)),
      ),
    )
  }
}

export function createTestBankProvider({ merchantName, keys, bankUrl, timeoutMs }: TestBankSettings): PaymentProvider {
  /** A 409 answers with the payment's current state. */
  async function call(path: string, body?: unknown): Promise<Result<BankAnswer & { isDone: boolean }, ProviderError>> {
    const answer = await callProvider({
      url: `${bankUrl()}${BANK_API_PATH}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${keys.api}` },
      body,
      timeoutMs,
    })
    if (!answer.ok) return answer
    const payment = bankAnswerSchema.safeParse(answer.value.body)
    if (payment.success) return succeed({ ...payment.data, isDone: answer.value.status < 300 })
    return fail(answer.value.status < 300 ? 'unreachable' : 'refused')
  }

  async function send(path: string, body: unknown): Promise<Result<readonly PaymentEvent[], ProviderError>> {
    const answer = await call(path, body)
    if (!answer.ok) return answer
    return answer.value.isDone || !isUnpaid(answer.value.state) ? succeed(eventsOf(answer.value)) : fail('refused')
  }

  return {
    key: 'test-bank',
    async create(request) {
      const { paymentId, orderNumber, amountMinor, currency, language, returnUrl, webhookUrl } = request
      const { pathname, search } = new URL(webhookUrl)
      const opened = await call('', {
        merchantPaymentId: paymentId,
        description: `${merchantName} ${orderNumber}`,
        amountMinor,
        currency,
        language,
        returnUrl,
        // The bank runs inside the shop's server, which may not reach its own public address.
        webhookUrl: new URL(pathname + search, bankUrl()).href,
      })
      if (!opened.ok) return opened
      const { reference, payPath } = opened.value
      return succeed({ type: 'redirect', reference, url: payPath })
    },
    async confirm(reference) {
      const answer = await call(`/${encodeURIComponent(reference)}`)
      return answer.ok ? succeed(eventsOf(answer.value)) : answer
    },
    capture: (reference) => send(`/${encodeURIComponent(reference)}/capture`, {}),
    cancel: (reference) => send(`/${encodeURIComponent(reference)}/cancel`, {}),
    async refund(reference, { key, minor }) {
      const answer = await call(`/${encodeURIComponent(reference)}/refunds`, { key, minor })
      if (!answer.ok) return answer
      return answer.value.isDone ? succeed(eventsOf(answer.value)) : fail('refused')
    },
    report: reportOf({ keys, bankUrl, timeoutMs }),
    readWebhook({ headers, body, receivedAt }: WebhookCall) {
      const signed = verifySignature({ header: headers[BANK_SIGNATURE_HEADER], body, receivedAt }, [keys.webhook])
      if (!signed.ok) return signed
      const message = readWebhookBody(body, webhookSchema)
      return message.ok ? succeed({ reference: message.value.reference, events: [message.value.event] }) : message
    },
  }
}
