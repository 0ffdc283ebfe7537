import { setImmediate as othersFirst } from 'node:timers/promises'

/** Long work in small steps: each `yield` lets other work run. */
export type WorkSteps<Result> = Generator<undefined, Result, undefined>

/** How long one step may block the event loop. */
const TURN_MS = 6

/** Runs the work in steps, so that requests are answered in between. */
export async function yieldToEventLoop<Result>(work: WorkSteps<Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - since < TURN_MS) continue
    await othersFirst()
    since = performance.now()
  }
}

/** Runs the work in one go, where nothing else is waiting. */
export function atOnce<Result>(work: WorkSteps<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
