import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks of the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const thisSecond = () => Math.floor(Date.now() / 1000) * 1000

/** The current second; undefined on the server and during hydration, so that markup matches. */
export function useSecond(): number | undefined {
  return useSyncExternalStore(subscribe, thisSecond, () => undefined)
}
