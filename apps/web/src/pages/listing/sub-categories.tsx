import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../start/shop-context.ts'
import style from './sub-categories.module.css'

type Tile = ListingModel['subCategories'][number]

/** In a row that scrolls, the one that is shown would otherwise lie out of sight. */
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
  const focus = tile.focus && ({ '--focus-x': `${tile.focus.x}%`, '--focus-y': `${tile.focus.y}%` } as CSSProperties)
  return (
    <li style={focus}>
      <a href={tile.url} data-part="sub-category" aria-current={tile.isCurrent ? 'page' : undefined}>
        {tile.image && (
          <span data-part="sub-category-picture">
            <Image image={tile.image} sizes="(width <= 768px) 130px, 180px" ratio="1:1" decorative />
          </span>
        )}
        <span data-part="sub-category-name">{tile.name}</span>
        {tile.note && <span data-part="sub-category-note">{tile.note}</span>}
      </a>
    </li>
  )
}

export function SubCategories({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  const { texts } = useShop()
  const row = useCurrentInSight()
  if (tiles.length === 0) return null
  return (
    <nav className={style.nav} data-part="sub-categories" aria-label={texts.text('listing.subCategories')}>
      <ul ref={row} data-part="sub-categories-row" data-count={tiles.length}>
        {tiles.map((tile) => (
          <SubCategory key={tile.url} tile={tile} />
        ))}
      </ul>
    </nav>
  )
}
