import type { ReactNode } from 'react'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import style from './my-head.module.css'
import '#brand/art-my-pages.css'

interface MyHeadProps {
  readonly crumbs: readonly Breadcrumb[]
  /** Above the title. */
  readonly eyebrow?: ReactNode
  readonly title: ReactNode
  readonly lead?: ReactNode
}

/** Head of the visitor's own pages. */
export function MyHead({ crumbs, eyebrow, title, lead }: MyHeadProps): ReactNode {
  return (
    <header className={style.head} data-part="my-head">
      <Breadcrumbs crumbs={crumbs} className={style.crumbs} />
      <div className={style.words}>
        {eyebrow !== undefined && (
          <p className={style.eyebrow} data-part="my-head-hello">
            {eyebrow}
          </p>
        )}
        <h1 className={style.title} data-part="my-title">
          {title}
        </h1>
        {lead !== undefined && (
          <div className={style.lead} data-part="my-lead">
            {lead}
          </div>
        )}
      </div>
    </header>
  )
}
