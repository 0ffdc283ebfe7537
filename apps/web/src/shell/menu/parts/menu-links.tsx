import type { ReactNode } from 'react'
import type { MenuImageBlock, MenuLink, RoomLink } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../shop-link.tsx'
import style from './menu-parts.module.css'

interface MenuLinksProps {
  readonly links: readonly MenuLink[]
  readonly side: 'left' | 'right'
  readonly withImages?: boolean
}

/** The links beside the tree. */
export function MenuLinks({ links, side, withImages = false }: MenuLinksProps): ReactNode {
  if (links.length === 0) return null
  const hasImages = withImages && links.some((link) => link.image)
  return (
    <ul
      className={hasImages ? style.tiles : style.links}
      data-part={hasImages ? 'menu-tiles' : 'menu-links'}
      data-side={side}
    >
      {links.map((link) => (
        <li key={link.to}>
          <ShopLink link={link} part={hasImages ? 'menu-tile' : 'menu-link-item'}>
            {hasImages && link.image && <TilePicture image={link.image} />}
            <span>{link.title}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

function TilePicture({ image }: { image: NonNullable<RoomLink['image']> }): ReactNode {
  return (
    <span className={style.tilePicture} data-part="menu-tile-picture">
      <Image image={image} sizes="200px" ratio="3:2" decorative />
    </span>
  )
}

/** Two columns of pictures with their names. */
export function MenuRooms({ rooms }: { rooms: readonly RoomLink[] }): ReactNode {
  return (
    <ul className={style.tiles} data-part="menu-tiles" data-kind="rooms">
      {rooms.map((room) => (
        <li key={room.url}>
          <a href={room.url} data-part="menu-tile">
            {room.image && <TilePicture image={room.image} />}
            <span>{room.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function MenuBlock({ block }: { block: MenuImageBlock }): ReactNode {
  return (
    <ShopLink link={block.link} className={style.block} part="menu-block">
      {block.image && (
        <span className={style.blockPicture} data-part="menu-block-picture">
          <Image image={block.image} sizes="(width >= 1024px) 440px, 100vw" decorative />
        </span>
      )}
      <span className={style.blockWords} data-part="menu-block-words">
        <b data-part="menu-block-title">{block.title}</b>
        {block.text && <span data-part="menu-block-text">{block.text}</span>}
        <span className={style.blockLink} data-part="menu-block-link">
          {block.link.title}
          <Icon name="arrow" />
        </span>
      </span>
    </ShopLink>
  )
}
