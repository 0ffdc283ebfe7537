import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { RoomLink } from '@firkant/domain/menu/menu.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './menu-pictures.module.css'

/** Half of a wide mega menu, or of a phone or a panel. */
const SIZES =
  storefront.layout.variants['menu-tiles'] === 'notch'
    ? '(width >= 1024px) 480px, 200px'
    : storefront.layout.menu.kind === 'mega'
      ? '(width >= 1024px) 370px, 200px'
      : '200px'

interface TilePictureProps {
  readonly image: NonNullable<RoomLink['image']>
  /** Beside a panel's categories. */
  readonly isAside?: boolean
}

export function TilePicture({ image, isAside = false }: TilePictureProps): ReactNode {
  return (
    <span className={style.tilePicture}>
      <Image
        image={image}
        className={isAside ? `${style.tileImage} ${style.asideImage}` : style.tileImage}
        sizes={SIZES}
        ratio="3:2"
        decorative
      />
    </span>
  )
}

/** Two columns of pictures with names. */
export function MenuRooms({ rooms }: { rooms: readonly RoomLink[] }): ReactNode {
  return (
    <ul className={style.tiles} data-kind="rooms">
      {rooms.map((room) => (
        <li key={room.url} className={style.tileItem}>
          <a href={room.url} className={style.tile} data-part="menu-tile">
            {room.image && <TilePicture image={room.image} />}
            <span className={style.tileName}>{room.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
