import { Agent, request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

const PATIENCE_MS = 30_000
/** As a browser has them for one address. */
const MOST_CONNECTIONS = 6
const GONE_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE'])

export interface Answer {
  readonly status: number
  readonly body: () => string
  readonly retryAfterS: number
  readonly ms: number
}

export interface Asked {
  readonly path: string
  readonly isInside: boolean
  /** Of a press. */
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

class GoneConnectionError extends Error {}

/** Each of them at an address of their own, as people are. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

const cookiesOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function storeCookies(cookies: Map<string, string>, given: readonly string[] = []): void {
  for (const each of given) {
    const [pair = ''] = each.split(';', 1)
    const mark = pair.indexOf('=')
    cookies.set(pair.slice(0, mark), pair.slice(mark + 1))
  }
}

const headersOf = ({ isInside, body, headers }: Asked): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-site': isInside ? 'same-origin' : 'none',
  ...(body === undefined
    ? { accept: 'text/html' }
    : { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }),
  ...headers,
})

async function readAnswer(answer: IncomingMessage, startedAt: number): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    body() {
      const bytes = Buffer.concat(chunks)
      return String(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes)
    },
    retryAfterS: Number(answer.headers['retry-after'] ?? 1),
    ms: performance.now() - startedAt,
  }
}

/** Cookies, a few connections that are kept, and one that was closed meanwhile is taken anew: as browsers do. */
export function createBrowser(origin: string, index: number) {
  const cookies = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
  let renewed = 0

  function send(asked: Asked): Promise<Answer> {
    const startedAt = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const sent = request(origin + asked.path, {
      agent,
      method: asked.body === undefined ? 'GET' : 'POST',
      timeout: PATIENCE_MS,
      headers: { ...headersOf(asked), cookie: cookiesOf(cookies), 'x-forwarded-for': addressOf(index) },
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && GONE_CODES.has(error.code) ? new GoneConnectionError(error.message) : error),
    )
    sent.on('response', (answer) => {
      storeCookies(cookies, answer.headers['set-cookie'])
      readAnswer(answer, startedAt).then(resolve, reject)
    })
    sent.end(asked.body)
    return promise
  }

  return {
    async ask(asked: Asked): Promise<Answer> {
      try {
        return await send(asked)
      } catch (error) {
        if (!(error instanceof GoneConnectionError)) throw error
        renewed += 1
        return send(asked)
      }
    },
    /** How often a kept connection had been closed when it was used. */
    renewed: () => renewed,
    close: () => agent.destroy(),
  }
}

export type Browser = ReturnType<typeof createBrowser>
