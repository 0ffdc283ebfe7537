import { createHash } from 'node:crypto'
import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ProviderAnswer, type ProviderCall } from './call-provider.ts'
import { netsPaymentSchema, type NetsPayment } from './nets-payment.ts'

export interface NetsSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

export interface NetsClient {
  readonly call: (
    method: ProviderCall['method'],
    path: string,
    given?: { readonly body?: unknown; readonly key?: string },
  ) => Promise<Result<ProviderAnswer, 'unreachable'>>
  readonly read: (reference: string) => Promise<Result<NetsPayment, ProviderError>>
}

/** Nets accepts at most 64 characters. */
const idempotencyKey = (key: string) => createHash('sha256').update(key).digest('hex')

export const netsPath = (reference: string) => `/v1/payments/${encodeURIComponent(reference)}`

/** The public API of Nexi Checkout, formerly Nets Easy. */
export function createNetsClient({ secretKey, apiUrl }: NetsSettings, timeoutMs?: number): NetsClient {
  const call: NetsClient['call'] = (method, path, { body, key } = {}) => {
    const headers = { authorization: secretKey, ...(key !== undefined && { 'idempotency-key': idempotencyKey(key) }) }
    return callProvider({ url: apiUrl + path, method, headers, body, timeoutMs })
  }
  return {
    call,
    async read(reference) {
      const answer = await call('GET', netsPath(reference))
      if (!answer.ok) return answer
      const { status, body } = answer.value
      if (status >= 400) return fail('refused')
      const parsed = netsPaymentSchema.safeParse(body)
      return parsed.success ? succeed(parsed.data) : fail('unreachable')
    },
  }
}
