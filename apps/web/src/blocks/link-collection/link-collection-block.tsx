import { use, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import style from './link-collection-block.module.css'

type LinkCollection = BlockProps['LinkCollection']
type CollectedLink = LinkCollection['links'][number]
type Layout = LinkCollection['layout']

function linkClass(layout: Layout, { image }: CollectedLink): string | undefined {
  if (layout === 'list') return style.row
  if (layout === 'buttons') return style.button
  return image ? style.tile : `${style.tile} ${style.bare}`
}

function LinkText({ link, layout }: { link: CollectedLink; layout: Layout }): ReactNode {
  return (
    <span className={style.words}>
      <span className={style.title} data-layout={layout}>
        {link.title}
      </span>
      {link.text && (
        <span className={style.text} data-part="collection-text">
          {link.text}
        </span>
      )}
    </span>
  )
}

/** Links as a list, as buttons, or as tiles with pictures. */
export function LinkCollectionBlock(props: LinkCollection): ReactNode {
  const { heading, text, layout, links, theme, width } = props
  const sizes = blockSizes({ width, isInColumn: use(ColumnContext) }, 3)
  return (
    <section className={themed.themed} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} />
      <ul className={style.links} data-layout={layout} data-ground={theme} data-count={links.length}>
        {links.map((link) => (
          <li key={`${link.to} ${link.title}`} className={style.item}>
            <ShopLink link={link} className={linkClass(layout, link)} part="collection-link">
              {layout === 'tiles' && link.image && (
                <span className={style.picture}>
                  <Image image={link.image} className={style.image} sizes={sizes} ratio="4:3" decorative />
                </span>
              )}
              <LinkText link={link} layout={layout} />
              {layout === 'list' && <Icon name="arrow" className={style.arrow} />}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
