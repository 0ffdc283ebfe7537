import type { TracePlace } from './trace-context.ts'

export type SpanKind = 'server' | 'client'
export type SpanAttributes = Record<string, string | number>

/** A piece of work with its begin and end, as a trace shows it. */
export interface Span extends TracePlace {
  readonly parentId: string | undefined
  readonly kind: SpanKind
  name: string
  readonly startMs: number
  readonly attributes: SpanAttributes
  endMs?: number
  isFailed?: boolean
}

/** Of the clock, finer than a millisecond. */
export const clockMs = (): number => performance.timeOrigin + performance.now()
