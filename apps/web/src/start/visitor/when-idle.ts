/** Browsers without idle callbacks wait this long instead. */
const IDLE_MS = 500

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, IDLE_MS)
}
