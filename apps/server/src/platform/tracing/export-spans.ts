import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { otlpBody } from './otlp-json.ts'
import type { Span, SpanAttributes } from './span.ts'

export interface ExportOptions {
  /** Where the collector listens, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly resource: SpanAttributes
  /** Said once until an export succeeds again. */
  readonly onError: (error: Error) => void
}

export interface SpanExport {
  readonly add: (span: Span) => void
  /** Sends what is left. */
  readonly close: () => Promise<void>
}

const EVERY_MS = 5 * SECOND_MS
const TIMEOUT_MS = 10 * SECOND_MS
/** What waits for a collector that does not answer takes a few megabytes at most; what comes then is left out. */
const MOST_WAITING = 4096
const MOST_AT_ONCE = 512

/** Spans go out in batches. A collector that is away costs the shop nothing but their memory. */
export function exportSpans({ endpoint, headers, resource, onError }: ExportOptions): SpanExport {
  const waiting: Span[] = []
  let sending: Promise<void> | undefined
  let isAway = false

  async function send(spans: readonly Span[]): Promise<void> {
    const answer = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(otlpBody(resource, spans)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The collector of traces answered ${answer.status}`)
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await send(waiting.splice(0, MOST_AT_ONCE))
        isAway = false
      } catch (error) {
        if (!isAway) onError(new Error('Traces were not taken; these are left out', { cause: error }))
        isAway = true
        return
      }
    }
  }

  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)))
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
    },
    async close() {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}
