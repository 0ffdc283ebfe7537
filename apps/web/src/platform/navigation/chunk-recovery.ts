declare global {
  interface Window {
    /** Set when code could not be fetched, usually because a new version replaced it. */
    firkantChunkLoadError?: boolean
  }
}

const RECOVERY_KEY = 'chunk-load-recovery'
/** A second failure this soon is no new version but a broken network: loading again would never end. */
const RECOVERY_PAUSE_MS = 30_000

interface SessionLike {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
}

/** Code that can't be fetched sets a flag, and the page recovers by a full load, once. */
export function recoverFromChunkErrors(
  win: Window & typeof globalThis,
  storage: SessionLike,
  report: (error: unknown) => void,
): void {
  win.addEventListener('vite:preloadError', (event) => {
    win.firkantChunkLoadError = true
    report(event.payload)
    // Without a network a reload would take away the page, and all that was written on it.
    if (!win.navigator.onLine) return
    const last = Number(storage.get(RECOVERY_KEY) ?? 0)
    if (Date.now() - last < RECOVERY_PAUSE_MS) return
    event.preventDefault()
    storage.set(RECOVERY_KEY, String(Date.now()))
    win.location.reload()
  })
}
