import { useRef, type CSSProperties, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import type { MenuPlace } from '../menu-levels.ts'
import { CategoryLevel } from './category-level.tsx'
import { FirstLevel } from './first-level.tsx'
import { PanelAside } from './panel-aside.tsx'
import style from './panel-menu.module.css'
import { useLevelFocus } from './use-level-focus.ts'

export interface PanelLevelsProps {
  readonly menu: MenuModel
  readonly place: MenuPlace
  readonly isWide: boolean
  readonly isOpen: boolean
}

/** The categories on the way, as far as they are still in the menu. */
function walk(menu: MenuModel, path: readonly string[]): readonly MenuCategory[] {
  const found: MenuCategory[] = []
  let among = menu.primaryLinks
  for (const nodeId of path) {
    const category = among.find((each) => each.nodeId === nodeId)
    if (!category) break
    found.push(category)
    among = category.subCategories
  }
  return found
}

/** On phones the levels lie in a row that slides; on wide screens the second stands beside the first. */
export function PanelLevels({ menu, place, isWide, isOpen }: PanelLevelsProps): ReactNode {
  const hasRoomsBeside = isWide && storefront.layout.menu.kind === 'panel' && storefront.layout.menu.rooms === 'beside'
  const way = walk(menu, place.path)
  const depth = Math.min(place.depth, way.length)
  const root = useRef<HTMLDivElement>(null)
  useLevelFocus(root, place)
  const levels = way.map((category, index) => ({ category, depth: index + 1, parent: way[index - 1] }))
  return (
    <div
      ref={root}
      className={style.levels}
      data-part="menu-levels"
      data-depth={depth}
      style={{ '--depth': depth } as CSSProperties}
    >
      <FirstLevel
        menu={menu}
        place={place}
        isOpen={isOpen}
        hasRoomsTab={!hasRoomsBeside && menu.roomsLinks.length > 0}
        hasRightLinks={!isWide}
        isAside={!isWide && depth > 0}
      />
      <div className={style.beside} data-part="menu-beside">
        {levels
          .filter((level) => !isWide || level.depth === depth)
          .map((level) => (
            <CategoryLevel key={level.category.nodeId} {...level} isAside={level.depth !== depth} />
          ))}
        {isWide && <PanelAside menu={menu} shows={hasRoomsBeside ? (depth === 0 ? 'rooms' : 'none') : 'pictures'} />}
      </div>
    </div>
  )
}
