import { median } from './load.ts'

export interface Times {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
  readonly failures: number
}

/** Runs the work in several workers, each one call after another, for this long. */
export async function measure(workers: readonly (() => Promise<boolean>)[], seconds: number): Promise<Times> {
  const times: number[] = []
  let failures = 0
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  async function run(work: () => Promise<boolean>): Promise<void> {
    while (performance.now() < until) {
      const from = performance.now()
      if (!(await work())) failures += 1
      times.push(performance.now() - from)
    }
  }
  await Promise.all(workers.map(run))
  const sorted = times.toSorted((a, b) => a - b)
  const took = (performance.now() - startedAt) / 1000
  return {
    p50: median(times),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    perSecond: times.length / took,
    failures,
  }
}

/** Warm-up: JIT and query plans. */
export async function warmUp(workers: readonly (() => Promise<boolean>)[], least: number): Promise<void> {
  for (let done = 0; done < least; done += workers.length) await Promise.all(workers.map((work) => work()))
}

/** Median round: on a busy machine a single round says little. */
export function middle(rounds: readonly Times[]): Times {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond)
  const failures = rounds.reduce((sum, each) => sum + each.failures, 0)
  const { p50, p99, perSecond } = sorted[Math.floor(sorted.length / 2)] ?? { p50: 0, p99: 0, perSecond: 0 }
  return { p50, p99, perSecond, failures }
}

export const describeTimes = ({ p50, p99, perSecond }: Times): string =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(perSecond)}/s`
