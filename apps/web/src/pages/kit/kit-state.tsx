import type { ReactNode } from 'react'

export interface KitViewProps {
  /** Time of the request: server and browser must render the same clocks. */
  readonly madeAt: Date
}

interface KitStateProps {
  readonly name: string
  /** Spans the row. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One state of a piece, with its name above it. */
export function KitState({ name, wide = false, children }: KitStateProps): ReactNode {
  return (
    <div data-part="kit-state" data-wide={wide || undefined}>
      <p data-part="kit-name">{name}</p>
      <div data-part="kit-sample">{children}</div>
    </div>
  )
}
