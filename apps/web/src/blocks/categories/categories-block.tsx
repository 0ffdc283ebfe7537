import type { CSSProperties, ReactNode } from 'react'
import { storefront } from '#brand'
import type { BlockProps, CategoryTile } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { SectionHead } from '../section-head.tsx'
import house from './house.module.css'
import indexStyle from './index.module.css'
import mosaic from './mosaic.module.css'
import rooms from './rooms.module.css'
import scenes from './scenes.module.css'
import stories from './stories.module.css'
import tilesStyle from './tiles.module.css'
import '#brand/art-blocks.css'

const KINDS = { house, index: indexStyle, mosaic, rooms, scenes, stories, tiles: tilesStyle } as const

/** Which look: by the editor's layout, the brand's variants, and what there is to show. */
function kindOf({ layout, tiles: all }: BlockProps['Categories']): keyof typeof KINDS {
  const hasNotes = all.some(({ note }) => note)
  if (storefront.layout.variants['category-index'] === 'names' && !all.some(({ image }) => image)) return 'index'
  if (layout === 'tiles') {
    const noted = hasNotes && storefront.layout.variants['category-notes']
    if (noted === 'scenes' || noted === 'stories') return noted
    return storefront.layout.variants['category-tiles'] === 'mosaic' ? 'mosaic' : 'tiles'
  }
  if (storefront.layout.variants['category-stories'] === 'journal' ? all.length === 3 : hasNotes) return 'stories'
  return all.length === 8 && (storefront.layout.variants['category-rooms'] ?? 'house') === 'house' ? 'house' : 'rooms'
}

const styleOf = (kind: keyof typeof KINDS) => KINDS[kind]

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
  const point = tile.focus ?? tile.image?.focus
  const focus = point && ({ '--focus-x': `${point.x}%`, '--focus-y': `${point.y}%` } as CSSProperties)
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
          <span className={style.picture}>
            <Image image={tile.image} sizes={sizes} className={style.image} decorative />
          </span>
        )}
        <span className={style.name}>{tile.name}</span>
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
      <ul className={style.tiles} data-count={tiles.length} data-more={link ? '' : undefined}>
        {tiles.map((tile, index) => (
          <Tile key={tile.url} tile={tile} sizes={TILE_SIZES[layout]} style={style} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  )
}
