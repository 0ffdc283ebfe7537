import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { PriceTag } from '../../features/product-card/price-tag.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import productStyle from './banner-product.module.css'
import style from './banner-text.module.css'
import listed from './banner-text-listed.module.css'

type Banner = BlockProps['ImageBanner']

export const hasWords = ({ heading, text, mobileText, product, link }: Banner) =>
  Boolean(heading || text || mobileText || product || link)

function BannerProduct({ product, text }: Required<Pick<Banner, 'product'>> & Pick<Banner, 'text'>): ReactNode {
  if (!product) return null
  return (
    <a
      href={product.url}
      className={productStyle.product}
      data-part="banner-product"
      data-under={text?.trimEnd().endsWith('</table>') ? 'table' : undefined}
    >
      {product.displayName}{' '}
      <PriceTag
        price={product.price}
        className={productStyle.price}
        referenceClassName={productStyle.reference}
        withReference
      />
    </a>
  )
}

export function BannerText({ heading, text, mobileText, product, link }: Banner): ReactNode {
  return (
    <div className={`${style.text} ${listed.text ?? ''}`} data-part="banner-text">
      {heading && (
        <h2 className={`${style.heading} ${listed.heading ?? ''}`}>
          <EmphasisedHeading text={heading} />
        </h2>
      )}
      {text && <EditorHtml html={text} className={mobileText && style.wideOnly} />}
      {mobileText && <EditorHtml html={mobileText} className={style.narrowOnly} />}
      <BannerProduct product={product} text={mobileText ?? text} />
      {link && <ShopLink link={link} part="button" className={`${style.button} ${listed.button ?? ''}`} />}
    </div>
  )
}
