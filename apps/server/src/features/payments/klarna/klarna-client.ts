import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { callProvider, type ProviderAnswer, type ProviderCall } from '../call-provider.ts'

export interface KlarnaSettings {
  readonly username: string
  readonly password: string
}

export interface KlarnaClientOptions extends KlarnaSettings {
  readonly apiUrl: () => string
  readonly timeoutMs?: number | undefined
}

export interface KlarnaCall {
  readonly method: ProviderCall['method']
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

export interface KlarnaClient {
  readonly url: (path: string) => string
  readonly call: (wanted: KlarnaCall) => Promise<Result<ProviderAnswer, 'unreachable'>>
  /** A call whose answer is needed. */
  readonly ask: <Schema extends z.ZodType>(
    schema: Schema,
    wanted: KlarnaCall,
  ) => Promise<Result<z.infer<Schema>, ProviderError>>
}

/** An id of the form that Klarna recommends. */
const idempotencyKey = (key: string) => {
  const hash = createHash('sha256').update(key).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

/** Klarna Payments, Hosted Payment Page and Order Management: one host, one user. */
export function createKlarnaClient({ username, password, apiUrl, timeoutMs }: KlarnaClientOptions): KlarnaClient {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const url = (path: string) => apiUrl() + path
  const call: KlarnaClient['call'] = ({ method, path, body, key }) => {
    const headers = {
      authorization,
      ...(key !== undefined && { 'klarna-idempotency-key': idempotencyKey(key) }),
    }
    return callProvider({ url: url(path), method, headers, body, timeoutMs, refusesWith403: true })
  }
  return {
    url,
    call,
    async ask(schema, wanted) {
      const answer = await call(wanted)
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
      const parsed = schema.safeParse(answer.value.body)
      return parsed.success ? succeed(parsed.data) : fail('unreachable')
    },
  }
}
