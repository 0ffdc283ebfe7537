import type { ReactNode } from 'react'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { useShop } from '../start/shop-context.ts'
import style from './breadcrumbs.module.css'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }): ReactNode {
  const { texts } = useShop()
  if (crumbs.length < 2) return null
  return (
    <nav className={style.crumbs} data-part="breadcrumbs" aria-label={texts.text('shell.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.url}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
