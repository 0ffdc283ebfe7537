import type { ReactNode } from 'react'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { ShopLink } from '../shell/shop-link.tsx'
import { EmphasisedHeading } from './emphasised-heading.tsx'
import style from './section-head.module.css'

interface SectionHeadProps {
  readonly heading?: string | undefined
  readonly text?: string | undefined
  readonly link?: Link | undefined
}

export function SectionHead({ heading, text, link }: SectionHeadProps): ReactNode {
  if (!heading && !text && !link) return null
  return (
    <div className={style.head} data-part="section-head" data-text={text ? '' : undefined}>
      <div>
        {heading && (
          <h2 className={style.title}>
            <EmphasisedHeading text={heading} />
          </h2>
        )}
        {text && <p className={style.text}>{text}</p>}
      </div>
      {link && (
        <ShopLink link={link} className={style.more} part="more">
          <span className={style.name}>{link.title}</span>
          <Icon name="arrow" className={style.icon} />
        </ShopLink>
      )}
    </div>
  )
}
