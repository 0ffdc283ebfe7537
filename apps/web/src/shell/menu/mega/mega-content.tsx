import { useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { MenuRooms } from '../parts/menu-tiles.tsx'
import megaColumnsStyle from './mega-columns.module.css'
import { SubCategories } from './sub-categories.tsx'
import { menuTexts } from '../menu.texts.ts'
import style from './mega-menu.module.css'
import { ROOMS_TAB } from './mega-tabs.ts'

const HAS_BUBBLES = storefront.layout.variants['mega-menu'] === 'bubbles'

interface MegaColumnProps {
  readonly category: MenuCategory
  readonly isWide: boolean
  /** No column has children. */
  readonly isLeaf: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Name({ category, isWide, isLeaf }: MegaColumnProps): ReactNode {
  const hasPicture = HAS_BUBBLES || isLeaf || !isWide
  return (
    <>
      {hasPicture && category.thumbnail && (
        <span className={megaColumnsStyle.thumb} data-part="menu-thumb">
          <Image image={category.thumbnail} className={megaColumnsStyle.image} sizes="120px" ratio="1:1" decorative />
        </span>
      )}
      <span className={megaColumnsStyle.name}>{category.name}</span>
    </>
  )
}

function ColumnHead(props: MegaColumnProps): ReactNode {
  const { category, isWide, isLeaf, isOpen, onToggle } = props
  const className = isLeaf ? `${megaColumnsStyle.head} ${megaColumnsStyle.leaf}` : megaColumnsStyle.head
  if (isWide || !category.hasSubCategories)
    return (
      <a href={category.url} className={className}>
        <Name {...props} />
      </a>
    )
  return (
    <button type="button" className={className} aria-expanded={isOpen} onClick={onToggle}>
      <Name {...props} />
      <i className={megaColumnsStyle.mark} aria-hidden="true">
        {!HAS_BUBBLES && <Icon name="down" className={megaColumnsStyle.markIcon} />}
      </i>
    </button>
  )
}

/** A category with its children. On phones it expands in place. */
function MegaColumn(props: MegaColumnProps): ReactNode {
  const { category, isWide, isOpen } = props
  const own = useTexts(menuTexts)
  const menu = storefront.layout.menu
  const hasShowAll = category.hasSubCategories && (!isWide || (menu.kind === 'mega' && menu.showAll === 'column'))
  return (
    <li className={megaColumnsStyle.column} data-part="menu-column" data-open={isOpen || undefined}>
      <h3 className={megaColumnsStyle.title}>
        <ColumnHead {...props} />
      </h3>
      {isOpen && category.hasSubCategories && (
        <div className={megaColumnsStyle.under}>
          <SubCategories categories={category.subCategories} />
          {hasShowAll && (
            <a href={category.url} className={megaColumnsStyle.all} data-part="menu-column-all">
              {category.showAll ?? own.text('menu.showAll', { name: category.name })}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

function Rooms({ menu }: { menu: MenuModel }): ReactNode {
  const own = useTexts(menuTexts)
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
  const own = useTexts(menuTexts)
  return (
    <div className={style.lead}>
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
    <ul className={megaColumnsStyle.columns} data-part="menu-columns" data-leaves={areLeaves || undefined}>
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

/** Content of the chosen tab. */
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
