import type { ReactNode } from 'react'
import style from './insights-page.module.css'

interface WideTableProps {
  readonly label: string
  readonly part: string
  readonly children: ReactNode
}

/** Scrolls by itself where it is wider than the screen. */
export function WideTable({ label, part, children }: WideTableProps): ReactNode {
  return (
    <div
      className={style.scroll}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
    >
      <table className={style.table} data-part={part}>
        {children}
      </table>
    </div>
  )
}
