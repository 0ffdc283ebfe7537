import type { IncomingHttpHeaders } from 'node:http'
import { readTraceParent } from '../tracing/trace-context.ts'

/**
 * For a line of the log: the trace that the request is part of, so that what all services wrote of it is found together. A
 * proxy or another service began it, or the shop itself where it records traces.
 */
export function traceOf(headers: IncomingHttpHeaders): { readonly traceId?: string } {
  const place = readTraceParent(headers['traceparent'])
  return place ? { traceId: place.traceId } : {}
}
