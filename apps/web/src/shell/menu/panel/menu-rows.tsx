import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MenuCategory } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../start/shop-context.ts'
import { menuLevels } from '../menu-levels.ts'
import style from './panel-menu.module.css'

interface MenuRowsProps {
  readonly categories: readonly MenuCategory[]
  /** How deep they stand; 0 is the top. */
  readonly level: number
  /** Which of them is open beside the list. */
  readonly current?: string | undefined
  readonly withPictures?: boolean
}

function RowContent({ category, withPicture }: { category: MenuCategory; withPicture: boolean }): ReactNode {
  return (
    <>
      {withPicture && category.thumbnail && (
        <span className={style.thumb} data-part="menu-thumb">
          <Image image={category.thumbnail} sizes="48px" ratio="1:1" decorative />
        </span>
      )}
      <span data-part="menu-row-name">{category.name}</span>
    </>
  )
}

interface RowProps {
  readonly category: MenuCategory
  readonly level: number
  readonly isCurrent: boolean
  readonly withPicture: boolean
}

function Row({ category, level, isCurrent, withPicture }: RowProps): ReactNode {
  const { language } = useShop()
  if (!category.hasSubCategories)
    return (
      <a href={category.url} className={style.row} data-part="menu-row" data-node={category.nodeId}>
        <RowContent category={category} withPicture={withPicture} />
        <small className={style.count} data-part="menu-count">
          {formatNumber(language, category.productCount)}
        </small>
      </a>
    )
  return (
    <button
      type="button"
      className={style.row}
      data-part="menu-row"
      data-node={category.nodeId}
      aria-expanded={isCurrent}
      onClick={() => menuLevels.goInto(category.nodeId, level)}
    >
      <RowContent category={category} withPicture={withPicture} />
      <Icon name="right" />
    </button>
  )
}

/** One level of the tree: what has more below it opens, what has not leads there. */
export function MenuRows({ categories, level, current, withPictures = false }: MenuRowsProps): ReactNode {
  return (
    <ul data-part="menu-rows">
      {categories.map((category) => (
        <li key={category.nodeId}>
          <Row category={category} level={level} isCurrent={category.nodeId === current} withPicture={withPictures} />
        </li>
      ))}
    </ul>
  )
}
