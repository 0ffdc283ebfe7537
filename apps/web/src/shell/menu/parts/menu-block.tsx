import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuImageBlock } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../../platform/shop-link.tsx'
import style from './menu-block.module.css'

/** Beside a panel's categories, or in the space that the last row of columns leaves. */
const PLACES = { aside: style.aside, 'last-row': style.lastRow } as const

const variant = storefront.layout.variants['menu-block']
const HAS_ARROW = variant !== 'plain' && variant !== 'pill'

interface MenuBlockProps {
  readonly block: MenuImageBlock
  readonly place?: keyof typeof PLACES | undefined
}

/** Linked picture. */
export function MenuBlock({ block, place }: MenuBlockProps): ReactNode {
  return (
    <ShopLink link={block.link} className={place ? `${style.block} ${PLACES[place]}` : style.block} part="menu-block">
      {block.image && (
        <span className={style.picture}>
          <Image image={block.image} className={style.image} sizes="(width >= 1024px) 440px, 100vw" decorative />
        </span>
      )}
      <span className={style.words}>
        <b className={style.title}>{block.title}</b>
        {block.text && <span className={style.text}>{block.text}</span>}
        <span className={style.link}>
          {block.link.title}
          {HAS_ARROW && <Icon name="arrow" className={style.icon} />}
        </span>
      </span>
    </ShopLink>
  )
}
