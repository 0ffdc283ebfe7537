import { median } from '../load/load.ts'

export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

export function timesOf(times: readonly number[], tookMs: number): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: median(times),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    perSecond: (times.length / tookMs) * 1000,
  }
}
