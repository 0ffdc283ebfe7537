import { use, type ReactNode } from 'react'
import { Guard } from '../platform/guard.tsx'
import { HydrationContext } from './hydration-context.ts'

function Waiting({ elementId, children }: { elementId: string; children: ReactNode }): ReactNode {
  const waitFor = use(HydrationContext).waitFor(elementId)
  if (waitFor) use(waitFor)
  return children
}

interface HydrateWhenNearProps {
  /** The id of the element that stands around this, in the document already. */
  readonly elementId: string
  readonly children: ReactNode
}

/** Part of a page below the fold: in the markup at once, alive when the visitor comes near, gone alone when it fails. */
export function HydrateWhenNear({ elementId, children }: HydrateWhenNearProps): ReactNode {
  return (
    <Guard>
      <Waiting elementId={elementId}>{children}</Waiting>
    </Guard>
  )
}
