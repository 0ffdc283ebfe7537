/** A hanging call delays the others no longer than this. */
const MAX_WAIT_MS = 2000

export type FirstContact = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * A visitor without an identity gets one with the first answer. Two first calls in parallel would get two, and whatever
 * was stored under the overwritten one would be lost: until the first answer, calls run one after another.
 */
export function createFirstContact(): FirstContact {
  let isKnown = false
  let last: Promise<unknown> = Promise.resolve()

  async function inQueue<Answer>(call: () => Promise<Answer>, before: Promise<unknown>): Promise<Answer> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS)
    })
    await Promise.race([before, timeout])
    clearTimeout(timer)
    const answer = await call()
    isKnown = true
    return answer
  }

  return (call) => {
    if (isKnown) return call()
    const turn = inQueue(call, last)
    last = turn.catch(() => undefined)
    return turn
  }
}
