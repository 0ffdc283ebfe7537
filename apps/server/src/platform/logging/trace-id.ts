import type { IncomingHttpHeaders } from 'node:http'

const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/**
 * For a line of the log: the trace that a proxy or another service says the request is part of (W3C Trace Context), so
 * that what all of them wrote of it is found together.
 */
export function traceOf(headers: IncomingHttpHeaders): { readonly traceId?: string } {
  const traceparent = headers['traceparent']
  // None of most requests: nothing is looked at then.
  if (typeof traceparent !== 'string') return {}
  const traceId = TRACE_PARENT.exec(traceparent)?.[1]
  return traceId === undefined ? {} : { traceId }
}
