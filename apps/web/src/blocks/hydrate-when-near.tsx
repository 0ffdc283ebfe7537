import { use, type ReactNode } from 'react'
import { Guard } from '../platform/guard.tsx'
import { HydrationContext } from './hydration-context.ts'

function Waiting({ elementId, children }: { elementId: string; children: ReactNode }): ReactNode {
  const waitFor = use(HydrationContext).waitFor(elementId)
  if (waitFor) use(waitFor)
  return children
}

interface HydrateWhenNearProps {
  /** Id of the surrounding element in the document. */
  readonly elementId: string
  readonly children: ReactNode
}

/** Part below the fold: rendered by the server, hydrated when near, with its own error boundary. */
export function HydrateWhenNear({ elementId, children }: HydrateWhenNearProps): ReactNode {
  return (
    <Guard>
      <Waiting elementId={elementId}>{children}</Waiting>
    </Guard>
  )
}
