import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MenuCategory } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { menuLevels } from '../menu-levels.ts'
import style from './menu-rows.module.css'

/** In this variant only rooms have pictures. */
const HAS_PICTURES = storefront.layout.variants['panel-menu'] !== 'words'

interface MenuRowsProps {
  readonly categories: readonly MenuCategory[]
  /** Depth; 0 is the top. */
  readonly level: number
  /** The category whose level is open beside the list. */
  readonly current?: string | undefined
  readonly withPictures?: boolean
}

function RowContent({ category, withPicture }: { category: MenuCategory; withPicture: boolean }): ReactNode {
  return (
    <>
      {HAS_PICTURES && withPicture && category.thumbnail && (
        <span className={style.thumb} data-part="menu-thumb">
          <Image image={category.thumbnail} className={style.image} sizes="48px" ratio="1:1" decorative />
        </span>
      )}
      <span className={style.name}>{category.name}</span>
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
  const className = `${style.row} ${level === 0 ? style.top : style.below}`
  if (!category.hasSubCategories)
    return (
      <a href={category.url} className={className} data-part="menu-row" data-node={category.nodeId}>
        <RowContent category={category} withPicture={withPicture} />
        <small className={style.count}>{formatNumber(language, category.productCount)}</small>
      </a>
    )
  return (
    <button
      type="button"
      className={className}
      data-part="menu-row"
      data-node={category.nodeId}
      aria-expanded={isCurrent}
      onClick={() => menuLevels.goInto(category.nodeId, level)}
    >
      <RowContent category={category} withPicture={withPicture} />
      <Icon name="right" className={level === 0 ? `${style.icon} ${style.topIcon}` : style.icon} />
    </button>
  )
}

/** One level of the tree: categories with children open, others are links. */
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
