import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

const TIMEOUT_MS = 10_000
/** A key being rotated and a full queue pass: the request is retried. */
const TRANSIENT_STATUSES = new Set([401, 403, 408, 425, 429])

export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs?: number | undefined
}

export interface ProviderAnswer {
  readonly status: number
  /** Undefined when it is not JSON. */
  readonly body: unknown
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `unreachable` for anything that is worth a retry. */
export async function callProvider(call: ProviderCall): Promise<Result<ProviderAnswer, 'unreachable'>> {
  const { url, method, headers, body, timeoutMs = TIMEOUT_MS } = call
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The headers hold a secret for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (answer.status >= 500 || TRANSIENT_STATUSES.has(answer.status)) return fail('unreachable')
    return succeed({ status: answer.status, body: parseJson(text) })
  } catch {
    return fail('unreachable')
  }
}
