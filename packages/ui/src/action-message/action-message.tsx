import type { ReactNode } from 'react'
import style from './action-message.module.css'

interface ActionMessageProps {
  readonly children: string | undefined
  readonly tone: 'positive' | 'negative'
  /** Over what stands there, for a button that has no room beside it. */
  readonly floating?: boolean | undefined
  /** It floats above, unless it would be cut there. */
  readonly side?: 'below' | undefined
}

/** What came of a button's action, for the eye. The live region says it to the ear, so it is hidden from there. */
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
