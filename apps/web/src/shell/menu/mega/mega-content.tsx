import { useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { MenuRooms } from '../parts/menu-tiles.tsx'
import { MegaColumn } from './mega-column.tsx'
import columns from './mega-columns.module.css'
import style from './mega-menu.module.css'
import { ROOMS_TAB } from './mega-tabs.ts'
import { useMenuTexts } from '../menu-texts.ts'

function Rooms({ menu }: { menu: MenuModel }): ReactNode {
  const own = useMenuTexts()
  const { pages } = useFrame()
  return (
    <>
      {pages && (
        <a href={pages.roomsPageLink} className={style.showAll} data-part="menu-show-all">
          {own.text('menu.allRooms')}
        </a>
      )}
      <MenuRooms rooms={menu.roomsLinks} />
    </>
  )
}

function Lead({ category, isWide }: { category: MenuCategory; isWide: boolean }): ReactNode {
  const own = useMenuTexts()
  return (
    <div className={style.lead} data-part="menu-lead">
      {isWide && <h2 className={style.leadTitle}>{category.name}</h2>}
      <a href={category.url} className={style.showAll} data-part="menu-show-all">
        {category.showAll ?? own.text('menu.showAll', { name: category.name })}
      </a>
    </div>
  )
}

function Columns({ category, isWide }: { category: MenuCategory; isWide: boolean }): ReactNode {
  const [open, setOpen] = useState(category.subCategories[0]?.nodeId)
  const areLeaves = category.subCategories.every((column) => !column.hasSubCategories)
  return (
    <ul className={columns.columns} data-part="menu-columns" data-leaves={areLeaves || undefined}>
      {category.subCategories.map((column) => (
        <MegaColumn
          key={column.nodeId}
          category={column}
          isWide={isWide}
          isLeaf={areLeaves}
          isOpen={isWide || column.nodeId === open}
          onToggle={() => setOpen(column.nodeId === open ? undefined : column.nodeId)}
        />
      ))}
    </ul>
  )
}

interface MegaContentProps {
  readonly menu: MenuModel
  readonly tab: string
  readonly isWide: boolean
}

/** What the chosen tab shows. */
export function MegaContent({ menu, tab, isWide }: MegaContentProps): ReactNode {
  if (tab === ROOMS_TAB) return <Rooms menu={menu} />
  const category = menu.primaryLinks.find(({ nodeId }) => nodeId === tab)
  if (!category) return null
  const layout = storefront.layout.menu
  const hasLead = !category.hasSubCategories || (layout.kind === 'mega' && layout.showAll === 'tab')
  return (
    <>
      {hasLead && <Lead category={category} isWide={isWide} />}
      <Columns key={tab} category={category} isWide={isWide} />
    </>
  )
}
