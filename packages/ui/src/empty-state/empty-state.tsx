import type { ReactNode } from 'react'
import style from './empty-state.module.css'

interface EmptyStateProps {
  readonly title: string
  /** How deep the title stands on its page. */
  readonly level?: 2 | 3
  readonly children?: ReactNode
  /** An image or a drawing: not read out, so it says nothing that the words don't. */
  readonly picture?: ReactNode
  /** One or two ways on: links and buttons. */
  readonly ways?: ReactNode
  /** A panel has less room than a page. */
  readonly place?: 'page' | 'panel'
}

/** Nothing is here yet: a picture, a sentence, and a way on. */
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
      {ways !== undefined && (
        <div className={style.ways} data-part="empty-state-ways">
          {ways}
        </div>
      )}
    </div>
  )
}
