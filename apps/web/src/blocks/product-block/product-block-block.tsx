import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import style from './product-block-block.module.css'

/** One large product with an editor's text. */
export function ProductBlockBlock({
  product,
  heading,
  text,
  link,
  layout,
  theme,
}: BlockProps['ProductBlock']): ReactNode {
  if (!product) return null
  const hasText = heading !== undefined || text !== undefined || link !== undefined
  return (
    <section className={style.block} data-layout={layout} data-theme={theme} data-words={hasText || undefined}>
      {hasText && (
        <div className={style.words} data-part="product-block-words">
          {heading && (
            <h2>
              <EmphasisedHeading text={heading} />
            </h2>
          )}
          {text && <EditorHtml html={text} />}
          {link && <ShopLink link={link} part="text-link" />}
        </div>
      )}
      <ProductCardView product={product} heading={heading ? 'h3' : 'h2'} size="wide" isFirst />
    </section>
  )
}
