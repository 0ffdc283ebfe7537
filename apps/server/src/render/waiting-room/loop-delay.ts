import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const NS_PER_MS = 1_000_000

/** How late the event loop was on average since the last look. */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  return () => {
    const { mean } = histogram
    histogram.reset()
    // Nothing was counted: the loop did not come to it.
    if (Number.isNaN(mean)) return Number.POSITIVE_INFINITY
    return Math.max(0, mean / NS_PER_MS - RESOLUTION_MS)
  }
}
