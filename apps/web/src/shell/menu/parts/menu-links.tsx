import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuLink } from '@firkant/domain/menu/menu.ts'
import { ShopLink } from '../../../platform/shop-link.tsx'
import style from './menu-links.module.css'
import pictures from './menu-pictures.module.css'
import tabs from './menu-tabs.module.css'
import { TilePicture } from './menu-tiles.tsx'

/** Place: below or beside a panel's categories; among a mega menu's tabs, in its list or in its footer. */
const LOOKS = {
  ways: { links: style.links, item: undefined, link: style.link, marked: style.marked },
  aside: { links: `${style.links} ${style.asideLinks}`, item: undefined, link: style.link, marked: style.marked },
  tabs: { links: tabs.links, item: undefined, link: tabs.link, marked: tabs.marked },
  list: { links: undefined, item: style.listItem, link: `${style.link} ${style.listLink}`, marked: style.marked },
  foot: {
    links: `${style.links} ${style.footLinks} ${style.footLast}`,
    item: undefined,
    link: `${style.link} ${style.footLink}`,
    marked: style.marked,
  },
} as const

interface MenuLinksProps {
  readonly links: readonly MenuLink[]
  readonly side: 'left' | 'right'
  readonly look: keyof typeof LOOKS
}

const OFFERS = /\/(?:tilbud|erbjudanden)$/

/** The sale link has the sale colour. */
function isMarked({ to }: MenuLink, index: number, side: MenuLinksProps['side']): boolean {
  const marked = storefront.layout.variants['menu-marked-link']
  return (marked === 'first' && side === 'left' && index === 0) || (marked === 'offers' && OFFERS.test(to))
}

function Tiles({ links, side }: Omit<MenuLinksProps, 'look'>): ReactNode {
  return (
    <ul className={pictures.tiles} data-side={side}>
      {links.map((link) => (
        <li key={link.to} className={pictures.tileItem}>
          <ShopLink link={link} className={pictures.tile} part="menu-tile">
            {link.image && <TilePicture image={link.image} isAside />}
            <span className={pictures.tileName}>{link.title}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

export function MenuLinks({ links, side, look }: MenuLinksProps): ReactNode {
  if (links.length === 0) return null
  if (look === 'aside' && links.some((link) => link.image)) return <Tiles links={links} side={side} />
  const classes = LOOKS[look]
  return (
    <ul className={classes.links} data-side={side}>
      {links.map((link, index) => (
        <li key={link.to} className={classes.item}>
          <ShopLink
            link={link}
            className={isMarked(link, index, side) ? `${classes.link} ${classes.marked}` : classes.link}
            part="menu-link-item"
          >
            <span>{link.title}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
