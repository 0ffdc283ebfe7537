import type { ReactNode } from 'react'
import './badge.css'

interface BadgeProps {
  readonly children: ReactNode
  readonly theme: 'label' | 'new' | 'save' | 'club'
  /** Element: `li` in a list. */
  readonly as?: 'span' | 'li'
  /** Kind of picture behind it. */
  readonly place?: string | undefined
}

/** Short label on its own background. */
export function Badge({ children, theme, as: Tag = 'span', place }: BadgeProps): ReactNode {
  return (
    <Tag data-part="badge" data-theme-name={theme} data-in={place}>
      {children}
    </Tag>
  )
}
