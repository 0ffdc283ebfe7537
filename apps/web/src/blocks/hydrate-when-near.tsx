import { use, type ReactNode } from 'react'
import { Guard } from '../platform/guard.tsx'
import { HydrationContext } from './hydration-context.ts'
import type { HydrationTime } from './hydration-gate.ts'

interface HydrateWhenNearProps {
  /** Id of the surrounding element in the document. */
  readonly elementId: string
  readonly until?: HydrationTime | undefined
  readonly children: ReactNode
}

function Waiting({ elementId, until, children }: HydrateWhenNearProps): ReactNode {
  const waitFor = use(HydrationContext).waitFor(elementId, until)
  if (waitFor) use(waitFor)
  return children
}

/** Part below the fold: rendered by the server, hydrated when near, with its own error boundary. */
export function HydrateWhenNear({ elementId, until, children }: HydrateWhenNearProps): ReactNode {
  return (
    <Guard>
      <Waiting elementId={elementId} until={until}>
        {children}
      </Waiting>
    </Guard>
  )
}
