import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withoutSecrets } from '../logging/mask-text.ts'
import { exportSpans, type ExportOptions } from './export-spans.ts'
import { clockMs, type Span, type SpanAttributes, type SpanKind } from './span.ts'
import {
  isInShare,
  newSpanId,
  newTraceId,
  readTraceParent,
  writeTraceParent,
  type TracePlace,
} from './trace-context.ts'
import { traceQueries } from './trace-queries.ts'

export interface TracingOptions extends ExportOptions {
  /** Of all traces, from 0 to 1. */
  readonly share: number
}

/** What `fetch` says of its requests on its channels. */
interface OutgoingRequest {
  readonly origin: string | URL
  readonly path: string
  readonly method: string
  readonly addHeader: (name: string, value: string) => unknown
}

interface NewSpan {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: SpanAttributes
}

const pathOf = (url: string) => withoutSecrets(url).split('?', 1)[0] ?? ''

/** Its name or its first word: what stands in it belongs to somebody. */
function describeQuery(query: unknown): string {
  if (typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string')
    return query.name
  const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text ?? '')
  return /^\s*(\w+)/.exec(text.slice(0, 100))?.[1]?.toLowerCase() ?? 'query'
}

type Listener = (message: unknown) => void
type Channels = readonly (readonly [name: string, listener: Listener])[]

interface Spans {
  readonly current: AsyncLocalStorage<Span | undefined>
  readonly open: (place: Partial<TracePlace>, span: NewSpan) => Span
  readonly end: (span: Span, isFailed: boolean) => void
}

function collectSpans(options: ExportOptions): Spans & { readonly close: () => Promise<void> } {
  const { add, close } = exportSpans(options)
  return {
    current: new AsyncLocalStorage(),
    close,
    open: ({ traceId, spanId: parentId }, span) => ({
      traceId: traceId ?? newTraceId(),
      spanId: newSpanId(),
      parentId,
      startMs: clockMs(),
      ...span,
    }),
    end(span, isFailed) {
      span.endMs = clockMs()
      if (isFailed) span.isFailed = true
      add(span)
    },
  }
}

/** What comes to the shop. */
function watchRequests({ current, open, end }: Spans, share: number): Channels {
  const ofRequest = new WeakMap<IncomingMessage, Span>()

  function begin(message: unknown): void {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { method = '', url = '/', headers } = request
    const attributes = { 'http.request.method': method, 'url.path': pathOf(url) }
    const span = open(readTraceParent(headers['traceparent']) ?? {}, { name: method, kind: 'server', attributes })
    const isRecorded = isInShare(span.traceId, share)
    // The log names the trace, and reads it there.
    headers['traceparent'] = writeTraceParent(span, isRecorded)
    current.enterWith(isRecorded ? span : undefined)
    if (!isRecorded) return
    ofRequest.set(request, span)
    // Also when the visitor has gone.
    response.once('close', () => {
      span.attributes['http.response.status_code'] = response.statusCode
      end(span, response.statusCode >= 500)
    })
  }
  function nameRoute(message: unknown): void {
    const { request, route } = message as { request: { raw: IncomingMessage }; route: { url?: string } }
    const span = ofRequest.get(request.raw)
    if (!span || route.url === undefined) return
    span.name = `${span.name} ${route.url}`
    span.attributes['http.route'] = route.url
  }
  return [
    ['http.server.request.start', begin],
    ['tracing:fastify.request.handler:start', nameRoute],
  ]
}

/** What the shop asks of others while somebody waits. */
function watchCalls({ current, open, end }: Spans): Channels {
  const ofCall = new WeakMap<object, Span>()

  function begin(message: unknown): void {
    const parent = current.getStore()
    if (!parent) return
    const { request } = message as { request: OutgoingRequest }
    const attributes = { 'http.request.method': request.method, 'server.address': new URL(request.origin).hostname }
    const span = open(parent, { name: request.method, kind: 'client', attributes })
    ofCall.set(request, span)
    request.addHeader('traceparent', writeTraceParent(span, true))
  }
  function finish(message: unknown): void {
    const { request, response } = message as { request: object; response?: { statusCode: number } }
    const span = ofCall.get(request)
    if (!span) return
    ofCall.delete(request)
    if (response) span.attributes['http.response.status_code'] = response.statusCode
    end(span, !response || response.statusCode >= 500)
  }
  return [
    ['undici:request:create', begin],
    ['undici:request:headers', finish],
    ['undici:request:error', finish],
  ]
}

/**
 * Requests, queries and calls to others as spans. Node, Fastify and fetch tell what they do on channels that cost nothing
 * while nobody listens, so no other code knows of traces.
 */
export function startTracing({ share, ...options }: TracingOptions): { readonly stop: () => Promise<void> } {
  const spans = collectSpans(options)
  const channels = [...watchRequests(spans, share), ...watchCalls(spans)]
  for (const [name, listener] of channels) subscribe(name, listener)
  const leaveQueries = traceQueries((query) => {
    const parent = spans.current.getStore()
    if (!parent) return undefined
    const name = describeQuery(query)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = spans.open(parent, { name, kind: 'client', attributes })
    return (error) => spans.end(span, error != null)
  })
  return {
    async stop() {
      for (const [name, listener] of channels) unsubscribe(name, listener)
      leaveQueries()
      await spans.close()
    },
  }
}
