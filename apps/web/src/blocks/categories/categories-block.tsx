import type { CSSProperties, ReactNode } from 'react'
import { storefront } from '#brand'
import type { BlockProps, CategoryTile } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { SectionHead } from '../section-head.tsx'
import { kindOf, styleOf } from './category-kinds.ts'
import '#brand/art-blocks.css'

const TILE_SIZES = {
  tiles:
    storefront.layout.cardRatio === '1:1'
      ? '(width <= 768px) 31vw, 16vw'
      : '(width <= 768px) 46vw, (width <= 1175px) 31vw, 24vw',
  rooms: '(width <= 768px) 100vw, 50vw',
} as const

interface TileProps {
  readonly tile: CategoryTile
  readonly sizes: string
  readonly style: ReturnType<typeof styleOf>
  readonly isFirst: boolean
}

function Tile({ tile, sizes, style, isFirst }: TileProps): ReactNode {
  const focus = tile.focus && ({ '--focus-x': `${tile.focus.x}%`, '--focus-y': `${tile.focus.y}%` } as CSSProperties)
  return (
    <li
      className={style.tile}
      data-part="tile"
      data-bare={!tile.image || undefined}
      data-lead={(isFirst && tile.image && tile.note && true) || undefined}
      style={focus}
    >
      <a href={tile.url} className={style.link}>
        {tile.image && (
          <span className={style.picture} data-part="tile-picture">
            <Image image={tile.image} sizes={sizes} className={style.image} decorative />
          </span>
        )}
        <span className={style.name} data-part="tile-name">
          {tile.name}
        </span>
        {tile.note && (
          <span className={style.note} data-part="tile-note">
            {tile.note}
          </span>
        )}
      </a>
    </li>
  )
}

export function CategoriesBlock(props: BlockProps['Categories']): ReactNode {
  const { heading, link, layout, tiles } = props
  const style = styleOf(kindOf(props))
  return (
    <section className={style.categories} data-layout={layout} data-headless={!(heading || link) || undefined}>
      <SectionHead heading={heading} link={link} />
      <ul className={style.tiles} data-part="tiles" data-count={tiles.length} data-more={link ? '' : undefined}>
        {tiles.map((tile, index) => (
          <Tile key={tile.url} tile={tile} sizes={TILE_SIZES[layout]} style={style} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  )
}
