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

const AT_ONCE = 4
/** Fewer than the connections of a process, so that jobs never have all of them. */
const MOST_AT_ONCE = 8

/** How many jobs run next: more where many wait and the process has time for them. */
export function nextAtOnce(last: number, { claimed, pauseMs }: { claimed: number; pauseMs: number }): number {
  const hasMore = last > 0 && claimed === last && pauseMs === 0
  return hasMore ? Math.min(MOST_AT_ONCE, last * 2) : AT_ONCE
}

/** Long enough to see whether others keep the event loop at work. */
const LOOK_MS = 5

/** To be called when no job runs: their own work must not hold up the next. Returns how long it paused for visitors. */
export async function giveWay(tookMs: number): Promise<number> {
  const before = performance.eventLoopUtilization()
  await pause(LOOK_MS)
  const pauseMs = pauseAfterJobs(tookMs, performance.eventLoopUtilization(before).utilization)
  if (pauseMs > 0) await pause(pauseMs)
  return pauseMs
}
