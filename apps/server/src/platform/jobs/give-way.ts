import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Share of its time that the event loop is at work without jobs, from which visitors would feel them. */
const BUSY = 0.7
/** How much longer than its jobs the process then has for visitors. */
const TIMES_FOR_VISITORS = 3
const MAX_PAUSE_MS = 250

/** The pause after jobs that took this long: none in a process that has time. */
export function pauseAfterJobs(tookMs: number, utilization: number): number {
  return utilization < BUSY ? 0 : Math.min(MAX_PAUSE_MS, tookMs * TIMES_FOR_VISITORS)
}

/** Long enough to see whether others keep the event loop at work. */
const LOOK_MS = 5

/** To be called when no job runs: their own work must not hold up the next. */
export async function giveWay(tookMs: number): Promise<void> {
  const before = performance.eventLoopUtilization()
  await pause(LOOK_MS)
  const pauseMs = pauseAfterJobs(tookMs, performance.eventLoopUtilization(before).utilization)
  if (pauseMs > 0) await pause(pauseMs)
}
