import { Agent, request as openRequest } from 'node:http'
import type { FuzzContext } from './fuzz-context.ts'
import { makeRequest, type FuzzRequest } from './fuzz-requests.ts'

export const SLOW_MS = 1000
const GIVE_UP_MS = 15_000
const AT_ONCE = 8
/** Requests end sessions: after so many the people get new ones. */
const RENEW_EVERY = 500
const CLOSED = /ECONNRESET|EPIPE|socket hang up/
/** Body limit of forms, which is lower than that of calls. */
const MAX_READ = 8 * 1024

export interface FuzzAnswer {
  readonly status: number
  readonly ms: number
  readonly text: string
  /** Set when there was no answer at all. */
  readonly failure?: string
  /** Something of a stranger's that the answer holds. */
  readonly leak?: string
}

export interface Finding {
  readonly request: FuzzRequest
  readonly answer: FuzzAnswer
  readonly why: string
}

export interface FuzzResult {
  readonly sent: number
  readonly statuses: ReadonlyMap<number, number>
  readonly findings: readonly Finding[]
  readonly slowest: readonly Pick<Finding, 'request' | 'answer'>[]
}

export function createSender(origin: string, secrets: readonly string[] = []) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const { hostname, port } = new URL(origin)

  function sendOnce({ method, path, headers, body }: FuzzRequest, through: Agent | false): Promise<FuzzAnswer> {
    const startedAt = performance.now()
    const { promise, resolve } = Promise.withResolvers<FuzzAnswer>()
    const end = (status: number, more: Partial<FuzzAnswer> = {}) =>
      resolve({ status, ms: performance.now() - startedAt, text: '', ...more })
    const sized = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
    const sent = openRequest(
      { agent: through, hostname, port, method, path, headers: sized, timeout: GIVE_UP_MS },
      (answer) => {
        const chunks: Buffer[] = []
        let leak: string | undefined
        answer.on('data', (chunk: Buffer) => {
          leak ??= secrets.find((secret) => chunk.includes(secret))
          if (chunks.length < 4) chunks.push(chunk)
        })
        answer.on('error', (error) => end(0, { failure: error.message }))
        answer.on('end', () =>
          end(answer.statusCode ?? 0, {
            text: Buffer.concat(chunks).toString().slice(0, 400),
            ...(leak !== undefined && { leak }),
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${GIVE_UP_MS} ms`)))
    sent.on('error', (error) => end(0, { failure: error.message }))
    sent.end(body)
    return promise
  }

  /** A connection that the shop closed after an earlier answer (body too large) is no failure of this request. */
  async function send(request: FuzzRequest): Promise<FuzzAnswer> {
    const answer = await sendOnce(request, agent)
    return CLOSED.test(answer.failure ?? '') ? sendOnce(request, false) : answer
  }

  return { send, close: () => agent.destroy() }
}

type Send = ReturnType<typeof createSender>['send']

/** Oversized bodies may be cut off; every other request needs an answer, and never a 5xx. */
function complaintOf({ body = '', path }: FuzzRequest, { status, failure, leak }: FuzzAnswer): string | undefined {
  if (failure !== undefined) return body.length + path.length > MAX_READ ? undefined : failure
  if (leak !== undefined) return `shows ${leak}, which is another's`
  return status >= 500 ? `answered ${status}` : undefined
}

/** Slowness may come from the machine: it counts when the request is slow twice more, alone. */
async function isSlowAlone(send: Send, request: FuzzRequest): Promise<boolean> {
  for (let time = 0; time < 2; time += 1) if ((await send(request)).ms <= SLOW_MS) return false
  return true
}

export interface FuzzOptions {
  readonly seed: number
  readonly from: number
  readonly requests: number
  readonly untilMs: number
  /** Run before every `RENEW_EVERY`th request. */
  readonly renew: () => Promise<void>
  /** Texts that no answer may hold. */
  readonly secrets: readonly string[]
  /** At once, so that a run that is ended says what it found. */
  readonly onFinding: (finding: Finding) => void
  readonly onProgress: (sent: number, findings: number) => void
}

const KEPT_SLOWEST = 10
const MAX_SHOWN = 20

export async function runFuzz(origin: string, context: FuzzContext, options: FuzzOptions): Promise<FuzzResult> {
  const { send, close } = createSender(origin, options.secrets)
  const statuses = new Map<number, number>()
  const findings: Finding[] = []
  let slowest: Pick<Finding, 'request' | 'answer'>[] = []
  let next = options.from
  let sent = 0
  const last = options.from + options.requests

  const note = (finding: Finding) => {
    findings.push(finding)
    if (findings.length <= MAX_SHOWN) options.onFinding(finding)
  }

  async function work(): Promise<void> {
    while (next < last && Date.now() < options.untilMs) {
      const index = next
      next += 1
      if (index % RENEW_EVERY === 0) await options.renew()
      const request = makeRequest(context, options.seed, index)
      const answer = await send(request)
      sent += 1
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const why = complaintOf(request, answer)
      if (why !== undefined) note({ request, answer, why })
      if (answer.ms > (slowest.at(-1)?.answer.ms ?? 0) || slowest.length < KEPT_SLOWEST)
        slowest = [...slowest, { request, answer }].toSorted((a, b) => b.answer.ms - a.answer.ms).slice(0, KEPT_SLOWEST)
      options.onProgress(sent, findings.length)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const { request, answer } of slowest.filter((each) => each.answer.ms > SLOW_MS))
    if (await isSlowAlone(send, request))
      note({ request, answer, why: `took ${Math.round(answer.ms)} ms, and over a second again` })
  close()
  return { sent, statuses, findings, slowest }
}
