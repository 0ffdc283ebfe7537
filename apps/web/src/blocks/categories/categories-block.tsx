import type { CSSProperties, ReactNode } from 'react'
import { storefront } from '#brand'
import type { BlockProps, CategoryTile } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { SectionHead } from '../section-head.tsx'
import style from './categories-block.module.css'
import '#brand/page-blocks.css'

const TILE_SIZES = {
  tiles:
    storefront.layout.cardRatio === '1:1'
      ? '(width <= 768px) 31vw, 16vw'
      : '(width <= 768px) 46vw, (width <= 1175px) 31vw, 24vw',
  rooms: '(width <= 768px) 100vw, 50vw',
} as const

function Tile({ tile, layout }: { tile: CategoryTile; layout: 'tiles' | 'rooms' }): ReactNode {
  const focus = tile.focus && ({ '--focus-x': `${tile.focus.x}%`, '--focus-y': `${tile.focus.y}%` } as CSSProperties)
  return (
    <li data-part="tile" style={focus}>
      <a href={tile.url}>
        {tile.image && (
          <span className={style.picture} data-part="tile-picture">
            <Image image={tile.image} sizes={TILE_SIZES[layout]} decorative />
          </span>
        )}
        <span data-part="tile-name">{tile.name}</span>
        {tile.note && <span data-part="tile-note">{tile.note}</span>}
      </a>
    </li>
  )
}

export function CategoriesBlock({ heading, link, layout, tiles }: BlockProps['Categories']): ReactNode {
  return (
    <section className={style.categories} data-layout={layout}>
      <SectionHead heading={heading} link={link} />
      <ul className={style.tiles} data-part="tiles" data-count={tiles.length}>
        {tiles.map((tile) => (
          <Tile key={tile.url} tile={tile} layout={layout} />
        ))}
      </ul>
    </section>
  )
}
