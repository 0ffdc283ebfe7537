import { useSyncExternalStore, type ReactNode } from 'react'
import { announcer } from './announcer.ts'

/** What changes without a page load is told to a screen reader here. */
export function LiveRegion(): ReactNode {
  const message = useSyncExternalStore(announcer.subscribe, announcer.current, () => '')
  return (
    <div className="sr-only" role="status" aria-live="polite" data-part="live-region">
      {message}
    </div>
  )
}
