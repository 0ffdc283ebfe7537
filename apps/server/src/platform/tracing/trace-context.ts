import { randomBytes } from 'node:crypto'

/** `00-<trace>-<span>-<flags>` of W3C Trace Context. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/

export interface TracePlace {
  readonly traceId: string
  readonly spanId: string
}

export function readTraceParent(header: string | readonly string[] | undefined): TracePlace | undefined {
  // None of most requests: nothing is looked at then.
  if (typeof header !== 'string') return undefined
  const [, traceId, spanId] = TRACE_PARENT.exec(header) ?? []
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId }
}

export const writeTraceParent = ({ traceId, spanId }: TracePlace, isRecorded: boolean) =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')

const WHOLE = 2 ** 32

/** By the trace's own id, so that every service records the same traces, and nobody's header decides what is recorded. */
export const isInShare = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < share * WHOLE
