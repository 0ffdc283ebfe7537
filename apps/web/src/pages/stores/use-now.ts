import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'

function onEachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  // A tab that slept wakes with an old minute.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The current minute. Undefined on the server and during hydration: documents are cached for longer. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(
    onEachMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  )
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS)
}
