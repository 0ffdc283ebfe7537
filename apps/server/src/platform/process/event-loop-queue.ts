/**
 * Lets one of those who wait go on in each turn of the event loop. Work that holds the loop for milliseconds is begun
 * behind it: what is quick to answer is answered between two of them, however many wait.
 */
export function createEventLoopQueue(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isGoing = false

  function next(): void {
    const go = waiting.shift()
    isGoing = go !== undefined
    if (!go) return
    setImmediate(next)
    go()
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (isGoing) return
      isGoing = true
      setImmediate(next)
    })
}
