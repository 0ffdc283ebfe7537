declare global {
  interface Window {
    /** Set when a chunk could not be fetched, usually because a deploy replaced it. */
    firkantChunkLoadError?: boolean
  }
}

const RECOVERY_KEY = 'chunk-load-recovery'
/** A second failure this soon is not a deploy but a broken network: reloading would loop. */
const RECOVERY_PAUSE_MS = 30_000

interface SessionLike {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
}

/** A chunk that can't be fetched sets a flag, and the page reloads once. */
export function recoverFromChunkErrors(
  win: Window & typeof globalThis,
  storage: SessionLike,
  report: (error: unknown) => void,
): void {
  win.addEventListener('vite:preloadError', (event) => {
    win.firkantChunkLoadError = true
    report(event.payload)
    // Offline, a reload would lose the page and everything typed into it.
    if (!win.navigator.onLine) return
    const last = Number(storage.get(RECOVERY_KEY) ?? 0)
    if (Date.now() - last < RECOVERY_PAUSE_MS) return
    event.preventDefault()
    storage.set(RECOVERY_KEY, String(Date.now()))
    win.location.reload()
  })
}
