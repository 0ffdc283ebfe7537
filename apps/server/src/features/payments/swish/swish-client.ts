import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ClientCertificate, type ProviderAnswer, type ProviderCall } from '../call-provider.ts'
import { swishPaymentSchema, swishRefundSchema, type SwishPayment, type SwishRefund } from './swish-payment.ts'

export interface SwishClientOptions {
  readonly apiUrl: () => string
  /** Absent for the stand-in alone, which is called on this machine. */
  readonly certificate?: ClientCertificate | undefined
  /** For the stand-in: what stands for the certificate that a proxy would have seen. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly timeoutMs?: number | undefined
}

export interface SwishClient {
  readonly call: (
    wanted: Pick<ProviderCall, 'method' | 'body'> & Partial<Pick<ProviderCall, 'headers'>> & { readonly path: string },
  ) => Promise<Result<ProviderAnswer, 'unreachable'>>
  readonly read: (id: string) => Promise<Result<SwishPayment, ProviderError>>
  /** Undefined if it was not asked for yet. */
  readonly findRefund: (id: string) => Promise<Result<SwishRefund | undefined, ProviderError>>
}

const API = '/swish-cpcapi/api'
export const swishPaths = {
  create: (id: string) => `${API}/v2/paymentrequests/${id}`,
  payment: (id: string) => `${API}/v1/paymentrequests/${id}`,
  createRefund: (id: string) => `${API}/v2/refunds/${id}`,
  refund: (id: string) => `${API}/v1/refunds/${id}`,
} as const

export function createSwishClient({ apiUrl, certificate, headers, timeoutMs }: SwishClientOptions): SwishClient {
  const call: SwishClient['call'] = ({ method, path, body, headers: more }) =>
    callProvider({ url: apiUrl() + path, method, headers: { ...headers, ...more }, body, timeoutMs, certificate })
  return {
    call,
    async read(id) {
      const answer = await call({ method: 'GET', path: swishPaths.payment(id) })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
      const parsed = swishPaymentSchema.safeParse(answer.value.body)
      return parsed.success ? succeed(parsed.data) : fail('unreachable')
    },
    async findRefund(id) {
      const answer = await call({ method: 'GET', path: swishPaths.refund(id) })
      if (!answer.ok) return answer
      if (answer.value.status === 404) return succeed(undefined)
      if (answer.value.status >= 400) return fail('refused')
      const parsed = swishRefundSchema.safeParse(answer.value.body)
      return parsed.success ? succeed(parsed.data) : fail('unreachable')
    },
  }
}
