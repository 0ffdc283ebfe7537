import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { announcer } from '../platform/announcer.ts'

/** What changes without a page load is told to a screen reader here: the page has one, and whatever lies over it. */
export function LiveRegion({ part }: { part: string }): ReactNode {
  const message = useSyncExternalStore(announcer.subscribe, announcer.current, () => '')
  // What was said before a panel opened is not said again in it.
  const [saidBefore] = useState(message)
  return (
    <div className="sr-only" role="status" aria-live="polite" data-part={part}>
      {message === saidBefore ? '' : message}
    </div>
  )
}
