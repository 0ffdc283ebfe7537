import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { PriceTag } from '../../features/product-card/price-tag.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import style from './image-banner-block.module.css'
import '#brand/page-blocks.css'

const PICTURE_SIZES = { full: '100vw', twoThirds: '85vw', half: '60vw', oneThird: '33vw', none: '0' } as const

function BannerPicture({ image, mobileImage, coverage }: BlockProps['ImageBanner']): ReactNode {
  if (!image || coverage === 'none') return null
  return (
    <div className={style.picture} data-part="banner-picture" data-has-mobile={mobileImage !== undefined}>
      <Image
        image={image}
        mobile={mobileImage && { image: mobileImage, sizes: '100vw' }}
        sizes={`(width <= 768px) 140vw, ${PICTURE_SIZES[coverage]}`}
      />
    </div>
  )
}

export function ImageBannerBlock(props: BlockProps['ImageBanner']): ReactNode {
  const { heading, text, mobileText, link, product, focus } = props
  const isNarrow = use(ColumnContext)
  const position = focus && ({ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as CSSProperties)
  return (
    <section
      className={style.banner}
      data-coverage={props.image ? props.coverage : 'none'}
      data-alignment={props.alignment}
      data-theme={props.theme}
      data-horizontal={props.horizontal}
      data-vertical={props.vertical}
      data-radius={props.radius}
      data-narrow={isNarrow || undefined}
      style={position}
    >
      <BannerPicture {...props} />
      <div className={style.text} data-part="banner-text">
        {heading && (
          <h2>
            <EmphasisedHeading text={heading} />
          </h2>
        )}
        {text && <EditorHtml html={text} className={mobileText && style.wideOnly} />}
        {mobileText && <EditorHtml html={mobileText} className={style.narrowOnly} />}
        {product && (
          <a href={product.url} className={style.product} data-part="banner-product">
            {product.displayName} <PriceTag price={product.price} withReference />
          </a>
        )}
        {link && <ShopLink link={link} part="button" />}
      </div>
    </section>
  )
}
