import { setImmediate as othersFirst } from 'node:timers/promises'

/** Long work in small steps: at every `yield` others may have their turn. */
export type Turns<Result> = Generator<undefined, Result, undefined>

/** So long one works before others are let in. */
const TURN_MS = 6

/** Does the work while others go on with theirs. */
export async function yieldToEventLoop<Result>(work: Turns<Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - since < TURN_MS) continue
    await othersFirst()
    since = performance.now()
  }
}

/** Where nobody else is waiting. */
export function atOnce<Result>(work: Turns<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
