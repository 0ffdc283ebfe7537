import type { ReactNode } from 'react'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { Guard } from '../platform/guard.tsx'
import { useShop } from '../platform/shop-context.ts'
import style from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly crumbs: readonly Breadcrumb[]
  /** Theme of the page's head, when they stand on its background; `service` for service pages. */
  readonly ground?: string | undefined
  /** Class of the page, for placement. */
  readonly className?: string | undefined
}

function Crumbs({ crumbs, ground, className }: BreadcrumbsProps): ReactNode {
  const { texts } = useShop()
  if (crumbs.length < 2) return null
  return (
    <nav
      className={className ? `${style.crumbs} ${className}` : style.crumbs}
      data-part="breadcrumbs"
      data-ground={ground}
      aria-label={texts.text('shell.breadcrumbs')}
    >
      <ol className={style.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url} className={style.item}>
            {index === crumbs.length - 1 ? (
              <span className={style.here} aria-current="page">
                {crumb.name}
              </span>
            ) : (
              <a href={crumb.url} className={style.link}>
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function Breadcrumbs(props: BreadcrumbsProps): ReactNode {
  return (
    <Guard>
      <Crumbs {...props} />
    </Guard>
  )
}
