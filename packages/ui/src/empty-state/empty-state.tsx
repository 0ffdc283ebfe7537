import type { ReactNode } from 'react'
import style from './empty-state.module.css'

interface EmptyStateProps {
  readonly title: string
  /** Heading level. */
  readonly level?: 2 | 3
  readonly children?: ReactNode
  /** Decorative image or drawing, hidden from screen readers. */
  readonly picture?: ReactNode
  /** One or two links or buttons. */
  readonly ways?: ReactNode
  /** For panels, which have less room. */
  readonly place?: 'page' | 'panel'
}

/** Empty state: picture, sentence and a link. */
export function EmptyState({ title, level = 2, children, picture, ways, place = 'page' }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={style.empty} data-part="empty-state" data-place={place}>
      {picture !== undefined && (
        <div className={style.picture} data-part="empty-state-picture" data-place={place} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading className={style.title} data-part="empty-state-title" data-place={place}>
        {title}
      </Heading>
      {children !== undefined && (
        <div className={style.text} data-part="empty-state-text" data-place={place}>
          {children}
        </div>
      )}
      {ways !== undefined && <div className={style.ways}>{ways}</div>}
    </div>
  )
}
