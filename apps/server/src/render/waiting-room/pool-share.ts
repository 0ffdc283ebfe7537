import { performance } from 'node:perf_hooks'
import type pg from 'pg'

/** The share of its connections' time that was used since the last look: of a database that is slow nobody's event loop is busy. */
export function watchPoolShare(pool: Pick<pg.Pool, 'on' | 'options'>, now = () => performance.now()): () => number {
  let inUse = 0
  let [usedMs, changedAt] = [0, now()]
  let lookedAt = changedAt

  function change(by: -1 | 0 | 1): void {
    const at = now()
    usedMs += inUse * (at - changedAt)
    changedAt = at
    inUse = Math.max(0, inUse + by)
  }

  pool.on('acquire', () => change(1))
  pool.on('release', () => change(-1))
  return () => {
    change(0)
    const share = usedMs / Math.max(1, changedAt - lookedAt) / pool.options.max
    usedMs = 0
    lookedAt = changedAt
    return share
  }
}
