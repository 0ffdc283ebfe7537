import type { Span, SpanAttributes, SpanKind } from './span.ts'

/** Numbers of the protocol: `opentelemetry/proto/trace/v1/trace.proto`. */
const KINDS: Readonly<Record<SpanKind, number>> = { server: 2, client: 3 }
const STATUS_ERROR = 2

const attributeOf = ([key, value]: readonly [string, string | number]) => ({
  key,
  value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
})
const attributesOf = (attributes: SpanAttributes) => Object.entries(attributes).map(attributeOf)
const nanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

function spanOf({ traceId, spanId, parentId, name, kind, startMs, endMs = startMs, attributes, isFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanos(startMs),
    endTimeUnixNano: nanos(endMs),
    attributes: attributesOf(attributes),
    ...(isFailed && { status: { code: STATUS_ERROR } }),
  }
}

/** The body of `POST /v1/traces` in OTLP/HTTP. */
export const otlpBody = (resource: SpanAttributes, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'firkant' }, spans: spans.map(spanOf) }],
    },
  ],
})
