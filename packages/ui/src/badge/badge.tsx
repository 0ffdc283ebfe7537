import type { ReactNode } from 'react'
import './badge.css'

interface BadgeProps {
  readonly children: ReactNode
  readonly theme: 'label' | 'new' | 'save' | 'club'
  /** In a list it is the list's item. */
  readonly as?: 'span' | 'li'
  /** What it is about, for style sheets. */
  readonly attribute?: string | undefined
  /** The kind of picture that it lies on. */
  readonly place?: string | undefined
}

/** A few words on a small ground of their own. */
export function Badge({ children, theme, as: Tag = 'span', attribute, place }: BadgeProps): ReactNode {
  return (
    <Tag data-part="badge" data-theme-name={theme} data-attribute={attribute} data-in={place}>
      {children}
    </Tag>
  )
}
