import { use, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import style from './link-collection-block.module.css'
import '#brand/page-content.css'

type CollectedLink = BlockProps['LinkCollection']['links'][number]

function LinkWords({ link }: { link: CollectedLink }): ReactNode {
  return (
    <span className={style.words} data-part="collection-words">
      <span data-part="collection-title">{link.title}</span>
      {link.text && <span data-part="collection-text">{link.text}</span>}
    </span>
  )
}

/** Links to where a visitor may want to go from here: as a list, as buttons, or as tiles with pictures. */
export function LinkCollectionBlock(props: BlockProps['LinkCollection']): ReactNode {
  const { heading, text, layout, links, theme, width } = props
  const sizes = blockSizes({ width, isInColumn: use(ColumnContext) }, 3)
  return (
    <section className={`${themed.themed} ${style.collection}`} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} />
      <ul className={style.links} data-part="collection" data-count={links.length}>
        {links.map((link) => (
          <li key={`${link.to} ${link.title}`}>
            <ShopLink link={link} part="collection-link">
              {layout === 'tiles' && link.image && (
                <span className={style.picture} data-part="collection-picture">
                  <Image image={link.image} sizes={sizes} ratio="4:3" decorative />
                </span>
              )}
              <LinkWords link={link} />
              {layout === 'list' && <Icon name="arrow" />}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
