import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ClientCertificate } from '../call-provider.ts'

/** Apple's only address for this. A browser names one too; it is not read, so that nobody chooses whom the shop calls. */
export const APPLE_PAY_URL = 'https://apple-pay-gateway.apple.com'
const SESSION_PATH = '/paymentservices/paymentSession'

export interface AppleSessionOptions {
  /** Such as `merchant.dk.hjemly`. */
  readonly merchantId: string
  /** The merchant's identity: Apple knows the shop by it. */
  readonly certificate?: ClientCertificate | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly apiUrl: () => string
  /** What the sheet names the shop. */
  readonly displayName: string
  /** The host that buyers see, which Apple has looked at. */
  readonly domain: string
  readonly timeoutMs?: number | undefined
}

/** Apple's own, for the browser that asked: good for one payment, within five minutes. */
export type AppleSession = Readonly<Record<string, unknown>>
export type OpenAppleSession = () => Promise<Result<AppleSession, ProviderError>>

const isObject = (body: unknown): body is AppleSession =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

export function createAppleSessions(options: AppleSessionOptions): OpenAppleSession {
  const { merchantId: merchantIdentifier, certificate, headers = {}, apiUrl, displayName, domain, timeoutMs } = options
  return async () => {
    const answer = await callProvider({
      url: apiUrl() + SESSION_PATH,
      method: 'POST',
      headers,
      body: { merchantIdentifier, displayName, initiative: 'web', initiativeContext: domain },
      certificate,
      timeoutMs,
    })
    if (!answer.ok) return answer
    const { status, body } = answer.value
    if (status >= 400) return fail('refused')
    return isObject(body) ? succeed(body) : fail('unreachable')
  }
}
