import { use, type ReactNode } from 'react'
import type { BlockProps, BrandTile } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import tile from '../tile.module.css'
import style from './brands-block.module.css'

function MakerCard({ maker, sizes }: { maker: BrandTile; sizes: string }): ReactNode {
  return (
    <a href={maker.url} data-part="maker">
      <span className={`${tile.picture} ${style.picture}`} data-part="maker-picture">
        {maker.image && <Image image={maker.image} className={tile.image} sizes={sizes} ratio="3:2" decorative />}
      </span>
      <span className={tile.name} data-part="maker-name">
        {maker.name}
      </span>
      {maker.description && (
        <span className={style.description} data-part="maker-text">
          {maker.description}
        </span>
      )}
    </a>
  )
}

/** Logos of manufacturers; nothing when there are none. */
export function BrandsBlock({ heading, text, layout, link, theme, brands }: BlockProps['Brands']): ReactNode {
  const sizes = blockSizes({ width: undefined, isInColumn: use(ColumnContext) }, 4)
  if (brands.length === 0) return null
  return (
    <section className={`${themed.themed} ${style.brands}`} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} link={link} />
      <ul className={style.makers} data-count={brands.length}>
        {brands.map((maker) => (
          <li key={maker.key}>
            {layout === 'cards' ? (
              <MakerCard maker={maker} sizes={sizes} />
            ) : (
              <a href={maker.url} data-part="maker">
                <span className={tile.name} data-part="maker-name">
                  {maker.name}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
