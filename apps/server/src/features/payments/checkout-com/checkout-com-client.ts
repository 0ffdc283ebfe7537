import { z } from 'zod'
import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ProviderAnswer } from '../call-provider.ts'
import {
  checkoutComActionsSchema,
  checkoutComListSchema,
  checkoutComPaymentSchema,
  type CheckoutComAction,
  type CheckoutComPayment,
} from './checkout-com-payment.ts'

export interface CheckoutComSettings {
  /** Makes tokens; wallets in browsers are told it. */
  readonly publicKey: string
  readonly secretKey: string
  /** The processing channel of the shop. */
  readonly channel: string
  /** Signs webhooks. */
  readonly webhookSecret: string
}

export interface CheckoutComClientOptions extends CheckoutComSettings {
  readonly apiUrl: () => string
  readonly timeoutMs?: number | undefined
}

type Answer = Promise<Result<ProviderAnswer, ProviderError>>

export interface CheckoutComClient {
  readonly channel: string
  readonly call: (
    method: 'GET' | 'POST',
    path: string,
    given?: { readonly body?: unknown; readonly key?: string },
  ) => Answer
  /** With the public key, which may do nothing else. */
  readonly makeToken: (body: unknown) => Promise<Result<string, ProviderError>>
  /** Undefined: nobody has tried to pay yet. */
  readonly read: (reference: string) => Promise<Result<CheckoutComPayment | undefined, ProviderError>>
  readonly readActions: (id: string) => Promise<Result<readonly CheckoutComAction[], ProviderError>>
}

const tokenSchema = z.object({ token: z.string().min(1).max(500) })

/** The API answers with the wrong shape: perhaps it will not the next time. */
export function readAnswer<Schema extends z.ZodType>(
  { status, body }: ProviderAnswer,
  schema: Schema,
): Result<z.infer<Schema>, ProviderError> {
  if (status >= 400) return fail('refused')
  const read = schema.safeParse(body)
  return read.success ? succeed(read.data) : fail('unreachable')
}

export const checkoutComPath = (id: string) => `/payments/${encodeURIComponent(id)}`

/** Named by the processor once a card was tried, by us before that: a lost answer is found again. */
const isTheirs = (reference: string) => reference.startsWith('pay_')

/** The one that holds money, where a reference was tried twice. */
const theOneOf = (found: readonly CheckoutComPayment[]) =>
  found.find(({ status }) => status !== 'Declined') ?? found.at(0)

/** The API of Checkout.com, as far as tokens of wallets need it. */
export function createCheckoutComClient(options: CheckoutComClientOptions): CheckoutComClient {
  const { publicKey, secretKey, channel, apiUrl, timeoutMs } = options
  const call: CheckoutComClient['call'] = (method, path, { body, key } = {}) =>
    callProvider({
      url: apiUrl() + path,
      method,
      headers: { authorization: `Bearer ${secretKey}`, ...(key !== undefined && { 'cko-idempotency-key': key }) },
      body,
      timeoutMs,
      // What a payment's state does not allow.
      refusesWith403: true,
    })
  return {
    channel,
    call,
    async makeToken(body) {
      const headers = { authorization: `Bearer ${publicKey}` }
      const answer = await callProvider({ url: `${apiUrl()}/tokens`, method: 'POST', headers, body, timeoutMs })
      if (!answer.ok) return answer
      const read = readAnswer(answer.value, tokenSchema)
      return read.ok ? succeed(read.value.token) : read
    },
    async read(reference) {
      if (!isTheirs(reference)) {
        const answer = await call('GET', `/payments?reference=${encodeURIComponent(reference)}`)
        const list = answer.ok ? readAnswer(answer.value, checkoutComListSchema) : answer
        return list.ok ? succeed(theOneOf(list.value.data)) : list
      }
      const answer = await call('GET', checkoutComPath(reference))
      return answer.ok ? readAnswer(answer.value, checkoutComPaymentSchema) : answer
    },
    async readActions(id) {
      const answer = await call('GET', `${checkoutComPath(id)}/actions`)
      return answer.ok ? readAnswer(answer.value, checkoutComActionsSchema) : answer
    },
  }
}
