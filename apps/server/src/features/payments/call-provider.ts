import { request as secureRequest } from 'node:https'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

const TIMEOUT_MS = 10_000
/** A key being rotated and a full queue pass: the request is retried. */
const TRANSIENT_STATUSES = new Set([401, 403, 408, 425, 429])
/** No provider answers with more. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** PEM. The provider knows the shop by its certificate. */
export interface ClientCertificate {
  readonly cert: string
  readonly key: string
  /** Of the provider, if its certificate is signed by nobody that this machine knows. */
  readonly ca?: string | undefined
}

export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs?: number | undefined
  readonly certificate?: ClientCertificate | undefined
  /** The provider says 403 of what may not be done, and not of who asks. */
  readonly refusesWith403?: boolean | undefined
}

interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string | undefined
}

export interface ProviderAnswer {
  readonly status: number
  /** Undefined when it is not JSON. */
  readonly body: unknown
  readonly header: (name: string) => string | undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
  readonly signal: AbortSignal
}

async function callPlainly({ url, method }: ProviderCall, { headers, text, signal }: Sent): Promise<RawAnswer> {
  // The headers hold a secret for this address alone.
  const answer = await fetch(url, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
    redirect: 'error',
    signal,
  })
  return {
    status: answer.status,
    text: await answer.text(),
    header: (name) => answer.headers.get(name) ?? undefined,
  }
}

/** `fetch` can't show a certificate. */
function callWithCertificate({ url, method, certificate }: ProviderCall, sent: Sent): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const { headers, text, signal } = sent
  const calling = secureRequest(url, { method, headers, signal, ...certificate }, (answer) => {
    const chunks: Buffer[] = []
    let length = 0
    answer.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_ANSWER_BYTES) calling.destroy(new Error('The answer is too long'))
      chunks.push(chunk)
    })
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        text: Buffer.concat(chunks).toString(),
        header(name) {
          const value = answer.headers[name.toLowerCase()]
          return Array.isArray(value) ? value[0] : value
        },
      }),
    )
  })
  calling.on('error', reject)
  calling.end(text)
  return promise
}

/** `unreachable` for anything that is worth a retry. */
export async function callProvider(call: ProviderCall): Promise<Result<ProviderAnswer, 'unreachable'>> {
  const { headers, body, timeoutMs = TIMEOUT_MS, certificate, refusesWith403 = false } = call
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent = {
    headers: {
      accept: 'application/json',
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    text,
    signal: AbortSignal.timeout(timeoutMs),
  }
  try {
    const answer = await (certificate ? callWithCertificate(call, sent) : callPlainly(call, sent))
    const isRefusal = answer.status === 403 && refusesWith403
    if (answer.status >= 500 || (TRANSIENT_STATUSES.has(answer.status) && !isRefusal)) return fail('unreachable')
    return succeed({ status: answer.status, body: parseJson(answer.text), header: answer.header })
  } catch {
    return fail('unreachable')
  }
}
