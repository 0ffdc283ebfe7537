import { use, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import style from './content-list-block.module.css'
import '#brand/art-content.css'

type ContentList = BlockProps['ContentList']
/** Pictures of rows are small. */
const ROW_SIZES = '(width <= 768px) 120px, 240px'

interface ItemProps {
  readonly item: ContentList['items'][number]
  readonly layout: ContentList['layout']
  readonly theme: ContentList['theme']
  readonly heading: 'h2' | 'h3'
  readonly sizes: string
}

function ContentItem({ item, layout, theme, heading: Title, sizes }: ItemProps): ReactNode {
  const place = { 'data-layout': layout, 'data-picture': item.image ? '' : undefined }
  return (
    <li className={style.item} data-part="content-item" data-ground={theme} {...place}>
      {item.image && (
        <div className={style.picture} data-layout={layout}>
          <Image image={item.image} sizes={sizes} ratio="4:3" />
        </div>
      )}
      <div className={style.words} data-part="content-words" {...place}>
        <Title className={style.title} data-part="content-title">
          {item.title}
        </Title>
        {item.text && (
          <p className={style.text} {...place}>
            {item.text}
          </p>
        )}
        {item.link && (
          <ShopLink link={item.link} className={layout === 'list' ? style.rowLink : undefined} part="text-link" />
        )}
      </div>
    </li>
  )
}

/** Items side by side, stacked, or as numbered steps. */
export function ContentListBlock({ heading, text, layout, items, theme, width }: ContentList): ReactNode {
  const isInColumn = use(ColumnContext)
  const sizes = layout === 'list' ? ROW_SIZES : blockSizes({ width, isInColumn }, 3)
  const List = layout === 'steps' ? 'ol' : 'ul'
  return (
    <section className={themed.themed} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} />
      {/* Safari takes a list without marks for none. */}
      <List className={style.items} data-layout={layout} data-count={items.length} role="list">
        {items.map((item) => (
          <ContentItem
            key={item.title}
            item={item}
            layout={layout}
            theme={theme}
            heading={heading ? 'h3' : 'h2'}
            sizes={sizes}
          />
        ))}
      </List>
    </section>
  )
}
