import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { ShopLink } from '../platform/shop-link.tsx'
import { EmphasisedHeading } from './emphasised-heading.tsx'
import style from './section-head.module.css'

interface SectionHeadProps {
  readonly heading?: string | undefined
  readonly text?: string | undefined
  readonly link?: Link | undefined
  /** Heading beside three products. */
  readonly place?: 'trio' | undefined
  /** Class for the caller's layout. */
  readonly className?: string | undefined
}

export function SectionHead({ heading, text, link, place, className }: SectionHeadProps): ReactNode {
  const hasButton = place === 'trio' && storefront.layout.variants['product-trio'] === 'beside-words'
  if (!heading && !text && !link) return null
  return (
    <div
      className={`${style.head} ${className ?? ''}`.trim()}
      data-part="section-head"
      data-text={text ? '' : undefined}
      data-place={place}
    >
      <div>
        {heading && (
          <h2 className={style.title}>
            <EmphasisedHeading text={heading} />
          </h2>
        )}
        {text && (
          <p className={style.text} data-place={place}>
            {text}
          </p>
        )}
      </div>
      {link && (
        <ShopLink link={link} className={place === 'trio' ? `${style.more} ${style.moreTrio}` : style.more} part="more">
          <span className={style.name} data-place={place}>
            {link.title}
          </span>
          {!hasButton && <Icon name="arrow" className={style.icon} />}
        </ShopLink>
      )}
    </div>
  )
}
