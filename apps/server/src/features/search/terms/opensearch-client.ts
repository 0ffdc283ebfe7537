import type { z } from 'zod'

/** The engine did not answer, or not as it should. The message never has its address, which may hold a password. */
export class SearchEngineError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The search engine ${reason}`, options)
    this.name = 'SearchEngineError'
  }
}

export interface OpenSearchOptions {
  /** Name and password before the host, if it wants them. */
  readonly url: string
  readonly timeoutMs: number
}

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: string
  readonly contentType?: string
  /** Instead of the time for searches. */
  readonly timeoutMs?: number
  /** Answers that are as good as a success. */
  readonly alsoFine?: readonly number[]
}

/** Larger answers than any of ours are not read to their end. */
const MAX_BYTES = 32 * 1024 * 1024

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new SearchEngineError('answered with more than is read')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

export function createOpenSearchClient({ url, timeoutMs }: OpenSearchOptions) {
  const { origin, pathname, username, password } = new URL(url)
  const base = origin + pathname.replace(/\/$/, '')
  const name = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const login = username === '' ? {} : { authorization: `Basic ${Buffer.from(name).toString('base64')}` }

  async function send<Answer>(sent: Sent, answer: z.ZodType<Answer>): Promise<Answer> {
    const { method, path, body, contentType = 'application/json', alsoFine = [] } = sent
    let text: string
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        redirect: 'error',
        headers: { ...login, accept: 'application/json', ...(body !== undefined && { 'content-type': contentType }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(sent.timeoutMs ?? timeoutMs),
      })
      if (!response.ok && !alsoFine.includes(response.status)) {
        await response.body?.cancel()
        throw new SearchEngineError(`answered ${response.status} to ${method}`)
      }
      text = await readText(response)
    } catch (error) {
      if (error instanceof SearchEngineError) throw error
      throw new SearchEngineError(isTimeout(error) ? 'did not answer in time' : 'could not be reached')
    }
    try {
      return answer.parse(JSON.parse(text))
    } catch {
      throw new SearchEngineError(`answered ${method} with something else than was asked for`)
    }
  }
  return { send }
}
export type OpenSearchClient = ReturnType<typeof createOpenSearchClient>
