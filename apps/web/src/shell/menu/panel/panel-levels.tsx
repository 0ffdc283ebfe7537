import { useRef, useLayoutEffect, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { storefront } from '#brand'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { menuLevels, type MenuPlace } from '../menu-levels.ts'
import { MenuRows } from './menu-rows.tsx'
import style from './panel-menu.module.css'
import { menuTexts } from '../menu.texts.ts'
import { FirstLevel } from './first-level.tsx'
import { MenuBlock } from '../parts/menu-block.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import { MenuRooms } from '../parts/menu-tiles.tsx'

interface CategoryLevelProps {
  readonly category: MenuCategory
  readonly parent: MenuCategory | undefined
  readonly depth: number
  /** Left, or covered by another level: visible only while sliding, and inert. */
  readonly isAside: boolean
}

function CategoryLevel({ category, parent, depth, isAside }: CategoryLevelProps): ReactNode {
  const own = useTexts(menuTexts)
  const back = parent ? own.text('menu.back', { name: parent.name }) : own.text('menu.backToTop')
  return (
    <section
      className={style.level}
      data-level={depth}
      inert={isAside}
      aria-labelledby={`menu-level-${category.nodeId}`}
    >
      <button type="button" className={style.back} data-part="menu-back" onClick={menuLevels.goBack}>
        <Icon name="left" className={style.backIcon} />
        <span>{back}</span>
      </button>
      <h3
        id={`menu-level-${category.nodeId}`}
        className={style.levelTitle}
        data-part="menu-level-title"
        data-node={category.nodeId}
        tabIndex={-1}
      >
        {category.name}
      </h3>
      <a href={category.url} className={style.showAll} data-part="menu-show-all">
        {category.showAll ?? own.text('menu.showAll', { name: category.name })}
      </a>
      <MenuRows categories={category.subCategories} level={depth} />
    </section>
  )
}

interface PanelAsideProps {
  readonly menu: MenuModel
  readonly shows: 'pictures' | 'rooms' | 'none'
}

function Rooms({ menu }: { menu: MenuModel }): ReactNode {
  const own = useTexts(menuTexts)
  return (
    <section data-part="menu-rooms" aria-labelledby="menu-rooms-title">
      <h3 id="menu-rooms-title" className={style.levelTitle} data-part="menu-level-title">
        {own.text('menu.rooms')}
      </h3>
      <MenuRooms rooms={menu.roomsLinks} />
    </section>
  )
}

/** Side column of wide screens. */
function PanelAside({ menu, shows }: PanelAsideProps): ReactNode {
  const block = shows === 'rooms' ? menu.roomsImageBlock : menu.mainMenuImageBlock
  return (
    <div className={style.aside}>
      {shows === 'rooms' && <Rooms menu={menu} />}
      {block && <MenuBlock block={block} place="aside" />}
      <MenuLinks links={menu.secondaryLinksRight} side="right" look="aside" />
    </div>
  )
}

/** Forward, the focus goes to the new level's heading; back, to where it came from. */
function useLevelFocus(root: RefObject<HTMLElement | null>, { path, depth }: MenuPlace): void {
  const before = useRef({ path, depth })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { path, depth }
    if (last.path === path && last.depth === depth) return
    const nodeId = depth < last.depth ? last.path[depth] : path[depth - 1]
    if (nodeId === undefined) return
    const part = depth < last.depth ? '[data-part=menu-row]' : '[data-part=menu-level-title]'
    const target = root.current?.querySelector<HTMLElement>(`${part}[data-node="${CSS.escape(nodeId)}"]`)
    // The level is still sliding: scrolling to it would break the animation.
    target?.focus({ preventScroll: true })
  }, [root, path, depth])
}

export interface PanelLevelsProps {
  readonly menu: MenuModel
  readonly place: MenuPlace
  readonly isWide: boolean
  readonly isOpen: boolean
}

/** Open categories that are still in the menu. */
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

/** On phones the levels slide; on wide screens the second stands beside the first. */
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
      <div className={style.beside}>
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
