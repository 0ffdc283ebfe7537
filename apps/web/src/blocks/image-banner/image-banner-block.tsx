import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import { PriceTag } from '../../features/product-card/price/price-tag.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import productStyle from './banner-product.module.css'
import bannerTextStyle from './banner-text.module.css'
import listed from './banner-text-listed.module.css'
import { ListedContext } from './listed-context.ts'
import style from './image-banner-block.module.css'
import '#brand/art-blocks.css'

type Banner = BlockProps['ImageBanner']

const hasText = ({ heading, text, mobileText, product, link }: Banner) =>
  Boolean(heading || text || mobileText || product || link)

function BannerProduct({ product, text }: Required<Pick<Banner, 'product'>> & Pick<Banner, 'text'>): ReactNode {
  if (!product) return null
  return (
    <a
      href={product.url}
      className={productStyle.product}
      data-under={text?.trimEnd().endsWith('</table>') ? 'table' : undefined}
    >
      {product.displayName}{' '}
      <PriceTag
        price={product.price}
        className={productStyle.price}
        referenceClassName={productStyle.reference}
        withReference
        isInLink
      />
    </a>
  )
}

function BannerText({ heading, text, mobileText, product, link }: Banner): ReactNode {
  return (
    <div className={`${bannerTextStyle.text} ${listed.text ?? ''}`} data-part="banner-text">
      {heading && (
        <h2 className={`${bannerTextStyle.heading} ${listed.heading ?? ''}`}>
          <EmphasisedHeading text={heading} />
        </h2>
      )}
      {text && <EditorHtml html={text} className={mobileText && bannerTextStyle.wideOnly} />}
      {mobileText && <EditorHtml html={mobileText} className={bannerTextStyle.narrowOnly} />}
      <BannerProduct product={product} text={mobileText ?? text} />
      {link && <ShopLink link={link} part="button" className={`${bannerTextStyle.button} ${listed.button ?? ''}`} />}
    </div>
  )
}

const PICTURE_SIZES = { full: '100vw', twoThirds: '85vw', half: '60vw', oneThird: '33vw', none: '0' } as const

function BannerPicture({ image, mobileImage, coverage }: BlockProps['ImageBanner']): ReactNode {
  if (!image || coverage === 'none') return null
  return (
    <div className={style.picture} data-part="banner-picture" data-has-mobile={mobileImage !== undefined}>
      <Image
        image={image}
        mobile={mobileImage && { image: mobileImage, sizes: '100vw' }}
        sizes={`(width <= 768px) 140vw, ${PICTURE_SIZES[coverage]}`}
        className={style.image}
      />
    </div>
  )
}

export function ImageBannerBlock(props: BlockProps['ImageBanner']): ReactNode {
  const focus = props.focus ?? props.image?.focus
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
      data-listed={use(ListedContext)}
      data-empty={hasText(props) ? undefined : ''}
      style={position}
    >
      <BannerPicture {...props} />
      <BannerText {...props} />
    </section>
  )
}
