import { performance } from 'node:perf_hooks'

/** Share of its time that the event loop is at work, from which visitors would feel jobs. */
const BUSY = 0.7
/** How much longer than its jobs the process then has for visitors. */
const TIMES_FOR_VISITORS = 3
const LONGEST_PAUSE_MS = 250

/** The pause after jobs that took this long: none in a process that has time. */
export function pauseAfterJobs(tookMs: number, utilization: number): number {
  return utilization < BUSY ? 0 : Math.min(LONGEST_PAUSE_MS, tookMs * TIMES_FOR_VISITORS)
}

/** To be called when the jobs have ended: the pause that should follow them. */
export function createGiveWay(): () => number {
  const before = performance.eventLoopUtilization()
  const startedAt = performance.now()
  return () => pauseAfterJobs(performance.now() - startedAt, performance.eventLoopUtilization(before).utilization)
}
