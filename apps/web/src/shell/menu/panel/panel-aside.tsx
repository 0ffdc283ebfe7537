import type { ReactNode } from 'react'
import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { MenuBlock } from '../parts/menu-block.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import { MenuRooms } from '../parts/menu-tiles.tsx'
import style from './panel-menu.module.css'
import { useMenuTexts } from '../menu-texts.ts'

interface PanelAsideProps {
  readonly menu: MenuModel
  readonly shows: 'pictures' | 'rooms' | 'none'
}

function Rooms({ menu }: { menu: MenuModel }): ReactNode {
  const own = useMenuTexts()
  return (
    <section data-part="menu-rooms" aria-labelledby="menu-rooms-title">
      <h3 id="menu-rooms-title" className={style.levelTitle} data-part="menu-level-title">
        {own.text('menu.rooms')}
      </h3>
      <MenuRooms rooms={menu.roomsLinks} />
    </section>
  )
}

/** What a wide screen has room for beside the tree. */
export function PanelAside({ menu, shows }: PanelAsideProps): ReactNode {
  const block = shows === 'rooms' ? menu.roomsImageBlock : menu.mainMenuImageBlock
  return (
    <div className={style.aside} data-part="menu-aside" data-shows={shows}>
      {shows === 'rooms' && <Rooms menu={menu} />}
      {block && <MenuBlock block={block} place="aside" />}
      <MenuLinks links={menu.secondaryLinksRight} side="right" look="aside" />
    </div>
  )
}
