import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { MenuCategory } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './mega-columns.module.css'
import { SubCategories } from './sub-categories.tsx'
import { useMenuTexts } from '../menu-texts.ts'

const HAS_BUBBLES = storefront.layout.variants['mega-menu'] === 'bubbles'

interface MegaColumnProps {
  readonly category: MenuCategory
  readonly isWide: boolean
  /** None of the columns has anything below it. */
  readonly isLeaf: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Name({ category, isWide, isLeaf }: MegaColumnProps): ReactNode {
  const hasPicture = HAS_BUBBLES || isLeaf || !isWide
  return (
    <>
      {hasPicture && category.thumbnail && (
        <span className={style.thumb} data-part="menu-thumb">
          <Image image={category.thumbnail} className={style.image} sizes="120px" ratio="1:1" decorative />
        </span>
      )}
      <span className={style.name} data-part="menu-column-name">
        {category.name}
      </span>
    </>
  )
}

function ColumnHead(props: MegaColumnProps): ReactNode {
  const { category, isWide, isLeaf, isOpen, onToggle } = props
  const className = isLeaf ? `${style.head} ${style.leaf}` : style.head
  if (isWide || !category.hasSubCategories)
    return (
      <a href={category.url} className={className} data-part="menu-column-head">
        <Name {...props} />
      </a>
    )
  return (
    <button type="button" className={className} data-part="menu-column-head" aria-expanded={isOpen} onClick={onToggle}>
      <Name {...props} />
      <i className={style.mark} data-part="menu-mark" aria-hidden="true">
        {!HAS_BUBBLES && <Icon name="down" className={style.markIcon} />}
      </i>
    </button>
  )
}

/** A category with what stands below it. On phones it opens in its place. */
export function MegaColumn(props: MegaColumnProps): ReactNode {
  const { category, isWide, isOpen } = props
  const own = useMenuTexts()
  const menu = storefront.layout.menu
  const hasShowAll = category.hasSubCategories && (!isWide || (menu.kind === 'mega' && menu.showAll === 'column'))
  return (
    <li className={style.column} data-part="menu-column" data-open={isOpen || undefined}>
      <h3 className={style.title}>
        <ColumnHead {...props} />
      </h3>
      {isOpen && category.hasSubCategories && (
        <div className={style.under} data-part="menu-under">
          <SubCategories categories={category.subCategories} />
          {hasShowAll && (
            <a href={category.url} className={style.all} data-part="menu-column-all">
              {category.showAll ?? own.text('menu.showAll', { name: category.name })}
            </a>
          )}
        </div>
      )}
    </li>
  )
}
