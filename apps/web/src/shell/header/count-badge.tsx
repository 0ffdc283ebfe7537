import { useState, type ReactNode } from 'react'
import style from './count-badge.module.css'
import { badgeText } from './tool-counts.ts'

/** Number on a header icon, which pulses on change. The icon's label says it to screen readers. */
export function CountBadge({ count }: { count: number }): ReactNode {
  const [shown, setShown] = useState({ count, changes: 0 })
  if (shown.count !== count) setShown({ count, changes: shown.changes + 1 })
  const text = badgeText(count)
  if (text === undefined) return null
  return (
    <span
      key={shown.changes}
      className={style.badge}
      data-part="tool-count"
      data-pulse={shown.changes > 0 || undefined}
      aria-hidden="true"
    >
      {text}
    </span>
  )
}
