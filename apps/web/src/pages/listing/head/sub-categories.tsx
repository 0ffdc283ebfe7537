import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import type { ListingPicture } from './listing-head.tsx'
import style from './sub-categories.module.css'

type Tile = ListingModel['subCategories'][number]

/** Scrolls the current category into view in its row. */
function useCurrentInSight() {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    const { left, right } = row.current.getBoundingClientRect()
    const place = current.getBoundingClientRect()
    if (place.right > right) row.current.scrollLeft += place.left - left - (right - left - place.width) / 2
  }, [])
  return row
}

function SubCategory({ tile }: { tile: Tile }): ReactNode {
  const point = tile.focus ?? tile.image?.focus
  const focus = point && ({ '--focus-x': `${point.x}%`, '--focus-y': `${point.y}%` } as CSSProperties)
  return (
    <li className={style.item} data-part="sub-category-item" style={focus}>
      <a
        href={tile.url}
        className={style.link}
        data-part="sub-category"
        data-pictured={tile.image ? '' : undefined}
        aria-current={tile.isCurrent ? 'page' : undefined}
      >
        {tile.image && (
          <span className={style.picture} data-part="sub-category-picture">
            <Image
              image={tile.image}
              sizes="(width <= 768px) 130px, 180px"
              ratio="1:1"
              className={style.image}
              decorative
            />
          </span>
        )}
        <span className={style.name}>{tile.name}</span>
        {tile.note && <span className={style.note}>{tile.note}</span>}
      </a>
    </li>
  )
}

/** More tiles than these get a row of their own. */
const MAX_BESIDE_INTRO = 4

interface SubCategoriesProps {
  readonly tiles: readonly Tile[]
  /** The page has an introduction above them. */
  readonly hasIntro: boolean
  readonly picture: ListingPicture | undefined
}

export function SubCategories({ tiles, hasIntro, picture }: SubCategoriesProps): ReactNode {
  const { texts } = useShop()
  const row = useCurrentInSight()
  if (tiles.length === 0) return null
  return (
    <nav
      className={style.nav}
      data-part="sub-categories"
      data-beside-intro={hasIntro && tiles.length <= MAX_BESIDE_INTRO ? '' : undefined}
      data-picture={picture}
      aria-label={texts.text('listing.subCategories')}
    >
      <ul ref={row} className={style.row} data-count={tiles.length}>
        {tiles.map((tile) => (
          <SubCategory key={tile.url} tile={tile} />
        ))}
      </ul>
    </nav>
  )
}
