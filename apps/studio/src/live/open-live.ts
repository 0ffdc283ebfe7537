import type { LiveMessage } from '@firkant/domain/change-sets/live-calls.ts'
import { callServer } from '../platform/call-server.ts'
import { WINDOW_NAME } from '../platform/window-name.ts'

/** After a refusal that may pass: too many at once, a server that is busy. */
const ASK_AGAIN_MS = 10_000

export interface LivePlace {
  readonly document?: string
  readonly set?: string
}

export interface LiveListener {
  readonly hear: (message: LiveMessage) => void
  /** False while nothing can be heard. */
  readonly connected: (isConnected: boolean) => void
  /** The call that asks who is at work was refused. */
  readonly refused: (error: unknown) => void
}

/**
 * Listens until it is closed. A connection that was lost is opened again by the browser, and what may have been missed is
 * said as `missed`. A window that was replaced by a newer one listens again when somebody comes back to it.
 */
export function openLive(place: LivePlace, { hear, connected, refused }: LiveListener): () => void {
  const query = new URLSearchParams({ ...place, window: WINDOW_NAME })
  let source: EventSource | undefined
  let timer: number | undefined
  let wasOpen = false

  function open(): void {
    source = new EventSource(`/api/studio/live?${query}`)
    source.addEventListener('open', () => {
      connected(true)
      if (wasOpen) hear({ kind: 'missed' })
      wasOpen = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveMessage
      if (message.kind === 'replaced') leave()
      else hear(message)
    })
    source.addEventListener('error', () => {
      connected(false)
      // It was refused: the browser does not ask again. Whoever signed out elsewhere signs in again here.
      if (source?.readyState === EventSource.CLOSED)
        callServer('GET /api/studio/me').then(() => (timer = window.setTimeout(open, ASK_AGAIN_MS)), refused)
    })
  }

  function leave(): void {
    source?.close()
    source = undefined
    connected(false)
  }

  const onReturn = () => {
    if (!source && document.visibilityState === 'visible') open()
  }
  open()
  addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearTimeout(timer)
    removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
    source?.close()
  }
}
