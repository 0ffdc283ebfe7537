import { useId, type ReactNode } from 'react'
import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { menuLevels, type MenuPlace } from '../menu-levels.ts'
import { MenuBlock } from '../parts/menu-block.tsx'
import { MenuCustomer } from '../parts/menu-customer.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import { MenuDelivery } from '../parts/menu-delivery.tsx'
import { menuTabId, MenuTabRow } from '../parts/menu-tab-row.tsx'
import { MenuRooms } from '../parts/menu-tiles.tsx'
import { MenuRows } from './menu-rows.tsx'
import style from './panel-menu.module.css'
import { menuTexts } from '../menu.texts.ts'

interface FirstLevelProps {
  readonly menu: MenuModel
  readonly place: MenuPlace
  readonly isOpen: boolean
  /** Rooms are a tab here, not a column. */
  readonly hasRoomsTab: boolean
  /** There is no side column, so its links are shown here. */
  readonly hasRightLinks: boolean
  readonly isAside: boolean
}

function Rooms({ menu }: { menu: MenuModel }): ReactNode {
  return (
    <>
      <MenuRooms rooms={menu.roomsLinks} />
      {menu.roomsImageBlock && <MenuBlock block={menu.roomsImageBlock} />}
    </>
  )
}

/** Products, rooms and the links beside them. */
export function FirstLevel(props: FirstLevelProps): ReactNode {
  const { menu, place, isOpen, hasRoomsTab, hasRightLinks, isAside } = props
  const { texts } = useShop()
  const own = useTexts(menuTexts)
  const panelId = useId()
  const chosen = hasRoomsTab && place.tab === 'rooms' ? 'rooms' : 'products'
  const tabs = (['products', 'rooms'] as const).map((key) => ({ key, name: own.text(`menu.${key}`) }))
  const current = place.depth > 0 ? place.path[0] : undefined
  return (
    <div className={style.first} data-part="menu-first" inert={isAside}>
      {hasRoomsTab && (
        <MenuTabRow
          tabs={tabs}
          chosen={chosen}
          onChoose={menuLevels.chooseTab}
          label={texts.text('shell.menu')}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        className={style.tabPanel}
        {...(hasRoomsTab && { role: 'tabpanel', 'aria-labelledby': menuTabId(panelId, chosen) })}
      >
        {chosen === 'rooms' ? (
          <Rooms menu={menu} />
        ) : (
          <MenuRows categories={menu.primaryLinks} level={0} current={current} withPictures />
        )}
      </div>
      <nav className={style.ways} aria-label={own.text('menu.links')}>
        <MenuCustomer isOpen={isOpen} look="ways" />
        <MenuDelivery />
        <MenuLinks links={menu.secondaryLinksLeft} side="left" look="ways" />
        {hasRightLinks && <MenuLinks links={menu.secondaryLinksRight} side="right" look="ways" />}
      </nav>
    </div>
  )
}
