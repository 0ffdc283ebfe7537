import type { ReactNode } from 'react'
import style from './action-message.module.css'

interface ActionMessageProps {
  readonly children: string | undefined
  readonly tone: 'positive' | 'negative'
  /** Overlaps its surroundings, for a button without room beside it. */
  readonly floating?: boolean | undefined
  /** Below instead of above, where it would be clipped. */
  readonly side?: 'below' | undefined
}

/** Visible result of a button's action. Hidden from screen readers, which get it from the live region. */
export function ActionMessage({ children, tone, floating = false, side }: ActionMessageProps): ReactNode {
  if (!children) return null
  return (
    <span
      className={style.message}
      data-part="action-message"
      data-tone={tone}
      data-floating={floating || undefined}
      data-side={side}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
