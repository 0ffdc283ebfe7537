/** A call that hangs holds up the others no longer than this. */
const LONGEST_WAIT_MS = 2000

export type FirstContact = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * Whoever has no identity yet is given one by the first answer. Two first calls at once would bring two, and what was
 * stored under the one that loses would be lost with it: until one has been answered they go one after another.
 */
export function createFirstContact(): FirstContact {
  let isKnown = false
  let last: Promise<unknown> = Promise.resolve()

  async function inTurn<Answer>(call: () => Promise<Answer>, before: Promise<unknown>): Promise<Answer> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_WAIT_MS)
    })
    await Promise.race([before, patience])
    clearTimeout(timer)
    const answer = await call()
    isKnown = true
    return answer
  }

  return (call) => {
    if (isKnown) return call()
    const turn = inTurn(call, last)
    last = turn.catch(() => undefined)
    return turn
  }
}
