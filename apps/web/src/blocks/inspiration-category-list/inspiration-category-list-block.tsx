import { use, type ReactNode } from 'react'
import type { InspirationCategoryTile } from '@firkant/domain/content/articles/article-card.ts'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { inspirationTexts } from '../article-list/inspiration.texts.ts'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import tile from '../tile.module.css'
import style from './inspiration-category-list-block.module.css'
import '#brand/art-content.css'

function CategoryTileView({ category, sizes }: { category: InspirationCategoryTile; sizes: string }): ReactNode {
  const texts = useTexts(inspirationTexts)
  return (
    <a href={category.url} className={style.tile} data-part="inspiration-tile">
      <span className={`${tile.picture} ${style.picture}`} data-part="inspiration-tile-picture">
        {category.image && (
          <Image
            image={category.image}
            className={`${tile.image} ${style.image}`}
            sizes={sizes}
            ratio="4:3"
            decorative
          />
        )}
      </span>
      <span className={`${tile.name} ${style.name}`} data-part="inspiration-tile-name">
        {category.name}
      </span>{' '}
      {category.text && <span className={style.text}>{category.text}</span>}{' '}
      {category.articleCount > 0 && (
        <span className={style.count} data-part="inspiration-tile-count">
          {texts.plural('inspiration.articleCount', category.articleCount)}
        </span>
      )}
    </a>
  )
}

/** Links to inspiration categories; nothing when there are none. */
export function InspirationCategoryListBlock(props: BlockProps['InspirationCategoryList']): ReactNode {
  const { heading, text, theme, categories } = props
  const sizes = blockSizes({ width: undefined, isInColumn: use(ColumnContext) }, 4)
  if (categories.length === 0) return null
  return (
    <section className={themed.themed} data-theme={theme}>
      <SectionHead heading={heading} text={text} />
      <ul className={style.tiles} data-count={categories.length}>
        {categories.map((category) => (
          <li key={category.key} className={style.item} data-part="inspiration-shelf">
            <CategoryTileView category={category} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
