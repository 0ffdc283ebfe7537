import { z } from 'zod'
import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ProviderAnswer } from '../call-provider.ts'
import { vippsProfileSchema, type VippsProfile } from './vipps-buyer.ts'
import { vippsEventsSchema, vippsPaymentSchema, type VippsLoggedEvent, type VippsPayment } from './vipps-payment.ts'

export interface VippsSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly subscriptionKey: string
  /** Six digits or so: the shop's sales unit. */
  readonly merchantSerialNumber: string
  readonly webhookSecret: string
}

export interface VippsClientOptions extends VippsSettings {
  readonly apiUrl: () => string
  readonly timeoutMs?: number | undefined
}

/** Required of every integration, so that Vipps MobilePay can say who called. */
const SYSTEM_HEADERS = {
  'vipps-system-name': 'firkant',
  'vipps-system-version': '1.0.0',
  'vipps-system-plugin-name': 'firkant-epayment',
  'vipps-system-plugin-version': '1.0.0',
} as const

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
/** A token that expires on its way is refused. */
const TOKEN_MARGIN_MS = 60_000

interface AccessToken {
  readonly value: string
  readonly until: number
}

type Answer = Promise<Result<ProviderAnswer, ProviderError>>

export interface VippsClient {
  readonly call: (
    method: 'GET' | 'POST',
    path: string,
    given?: { readonly body?: unknown; readonly key?: string },
  ) => Answer
  readonly read: (reference: string) => Promise<Result<VippsPayment, ProviderError>>
  readonly readProfile: (sub: string) => Promise<Result<VippsProfile, ProviderError>>
  readonly readLog: (reference: string) => Promise<Result<readonly VippsLoggedEvent[], ProviderError>>
}

export const vippsPath = (reference: string) => `/epayment/v1/payments/${encodeURIComponent(reference)}`

/** The API answers with the wrong shape: perhaps it will not the next time. */
function parsed<Schema extends z.ZodType>(
  answer: ProviderAnswer,
  schema: Schema,
): Result<z.infer<Schema>, ProviderError> {
  if (answer.status >= 400) return fail('refused')
  const read = schema.safeParse(answer.body)
  return read.success ? succeed(read.data) : fail('unreachable')
}

/** The ePayment API of Vipps MobilePay. */
export function createVippsClient(options: VippsClientOptions): VippsClient {
  const { clientId, clientSecret, subscriptionKey, merchantSerialNumber, apiUrl, timeoutMs } = options
  const common = {
    ...SYSTEM_HEADERS,
    'ocp-apim-subscription-key': subscriptionKey,
    'merchant-serial-number': merchantSerialNumber,
  }
  let token: AccessToken | undefined

  async function findToken(): Promise<Result<string, ProviderError>> {
    if (token && token.until > Date.now()) return succeed(token.value)
    const headers = { ...common, client_id: clientId, client_secret: clientSecret }
    const answer = await callProvider({ url: `${apiUrl()}/accesstoken/get`, method: 'POST', headers, timeoutMs })
    if (!answer.ok) return answer
    const read = parsed(answer.value, tokenSchema)
    if (!read.ok) return read
    token = { value: read.value.access_token, until: Date.now() + read.value.expires_in * 1000 - TOKEN_MARGIN_MS }
    return succeed(token.value)
  }

  const call: VippsClient['call'] = async (method, path, { body, key } = {}) => {
    const access = await findToken()
    if (!access.ok) return access
    const authorization = `Bearer ${access.value}`
    const headers = { ...common, authorization, ...(key !== undefined && { 'idempotency-key': key }) }
    const answer = await callProvider({ url: apiUrl() + path, method, headers, body, timeoutMs })
    // The token may have been withdrawn: the next call gets another.
    if (!answer.ok) token = undefined
    return answer
  }

  return {
    call,
    async read(reference) {
      const answer = await call('GET', vippsPath(reference))
      return answer.ok ? parsed(answer.value, vippsPaymentSchema) : answer
    },
    async readProfile(sub) {
      const access = await findToken()
      if (!access.ok) return access
      // Userinfo is part of Login, which refuses the key of the payments' subscription.
      const headers = { ...SYSTEM_HEADERS, 'merchant-serial-number': merchantSerialNumber }
      const answer = await callProvider({
        url: `${apiUrl()}/vipps-userinfo-api/userinfo/${encodeURIComponent(sub)}`,
        method: 'GET',
        headers: { ...headers, authorization: `Bearer ${access.value}` },
        timeoutMs,
      })
      return answer.ok ? parsed(answer.value, vippsProfileSchema) : answer
    },
    async readLog(reference) {
      const answer = await call('GET', `${vippsPath(reference)}/events`)
      return answer.ok ? parsed(answer.value, vippsEventsSchema) : answer
    },
  }
}
