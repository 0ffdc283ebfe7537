const CHECK_EVERY_MS = 1000

/** npm does not pass on the signal that ends it: whoever is left alone by its parent stops, too. */
export function whenParentEnds(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, CHECK_EVERY_MS)
  timer.unref()
}
