import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'

const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 10

/** Asks again until the expectation holds; on a machine that is busy with other things that may take a while. */
export function until<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, { timeout: PATIENCE_MS, interval: ASK_EVERY_MS })
}

/** For those who send something again until it is taken: nobody else waits for time. */
export const pauseBetweenTries = (ms: number): Promise<void> => pause(ms)
