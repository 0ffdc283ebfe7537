import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { ShopLink } from '../../platform/shop-link.tsx'
import style from './hero-actions.module.css'

/** The first is what an editor wants most. */
export function HeroActions({ links }: Pick<BlockProps['Hero'], 'links'>): ReactNode {
  return (
    <div className={style.actions} data-part="hero-actions">
      {links.map((link, index) =>
        index === 0 ? (
          <ShopLink key={link.to} link={link} part="button" className={style.button} />
        ) : (
          <ShopLink key={link.to} link={link} part="text-link" className={style.other} />
        ),
      )}
    </div>
  )
}
