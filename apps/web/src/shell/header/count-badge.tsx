import { useState, type ReactNode } from 'react'
import style from './count-badge.module.css'

const MAX_SHOWN = 99

/** Number on a header icon, which pulses on change. The icon's label says it to screen readers. */
export function CountBadge({ count }: { count: number }): ReactNode {
  const [shown, setShown] = useState({ count, changes: 0 })
  if (shown.count !== count) setShown({ count, changes: shown.changes + 1 })
  if (count === 0) return null
  return (
    <span
      key={shown.changes}
      className={style.badge}
      data-part="tool-count"
      data-pulse={shown.changes > 0 || undefined}
      aria-hidden="true"
    >
      {count > MAX_SHOWN ? '#' : count}
    </span>
  )
}
