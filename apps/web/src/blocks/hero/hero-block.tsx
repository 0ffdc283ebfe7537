import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { PriceTag } from '../../features/product-card/price/price-tag.tsx'
import heroSeenStyle from './hero-seen.module.css'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import heroActionsStyle from './hero-actions.module.css'
import heroWordsStyle from './hero-words.module.css'
import { heroOnPhones } from './hero-on-phones.ts'
import style from './hero-block.module.css'
import '#brand/art-blocks.css'

/** Products in the picture. */
function HeroProducts({ products }: { products: readonly ProductCard[] }): ReactNode {
  return (
    <ul className={heroSeenStyle.seen} data-part="hero-seen">
      {products.map((product) => (
        <li key={product.productKey} className={heroSeenStyle.item}>
          <a href={product.url} className={heroSeenStyle.link} data-bare={!product.images[0] || undefined}>
            {product.images[0] && (
              <picture className={heroSeenStyle.picture}>
                <Image
                  image={product.images[0]}
                  sizes="(width <= 768px) 46vw, 302px"
                  ratio="1:1"
                  className={heroSeenStyle.image}
                  decorative
                />
              </picture>
            )}
            <b className={heroSeenStyle.name}>{product.displayName}</b>{' '}
            <span className={heroSeenStyle.note}>{product.subtitle}</span>{' '}
            <PriceTag
              price={product.price}
              size="sticker"
              className={heroSeenStyle.price}
              referenceClassName={heroSeenStyle.note}
              withReference
              isInLink
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The first link is the primary one. */
function HeroActions({ links }: Pick<BlockProps['Hero'], 'links'>): ReactNode {
  return (
    <div className={heroActionsStyle.actions}>
      {links.map((link, index) =>
        index === 0 ? (
          <ShopLink key={link.to} link={link} part="button" className={heroActionsStyle.button} />
        ) : (
          <ShopLink key={link.to} link={link} part="text-link" className={heroActionsStyle.other} />
        ),
      )}
    </div>
  )
}

function HeroText({ eyebrow, heading, text, links }: BlockProps['Hero']): ReactNode {
  return (
    <div className={heroWordsStyle.text}>
      <div className={heroWordsStyle.wrap}>
        <div className={heroWordsStyle.words}>
          {eyebrow && (
            <p className={heroWordsStyle.eyebrow} data-part="eyebrow">
              {eyebrow}
            </p>
          )}
          <h1 className={heroWordsStyle.heading}>
            <EmphasisedHeading text={heading} className={heroWordsStyle.stress} />
          </h1>
          {text && <p className={heroWordsStyle.lead}>{text}</p>}
          {links.length > 0 && <HeroActions links={links} />}
        </div>
      </div>
    </div>
  )
}

/** A wide picture in a tall box is scaled beyond the screen's width; larger files bring nothing. */
const HERO_SIZES = '(width < 700px) 200vw, (width <= 1175px) 140vw, 100vw'
/** An editor's picture for phones is about as tall as its box. */
const MOBILE_HERO_SIZES = '120vw'

export function HeroBlock(props: BlockProps['Hero']): ReactNode {
  const { image, mobileImage, seen } = props
  const focus = props.focus ?? image?.focus
  const position = focus && ({ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as CSSProperties)
  return (
    <section
      className={style.hero}
      data-seen={seen.length || undefined}
      data-side={props.textSide}
      data-tone={props.tone}
      style={position}
    >
      {image && (
        <div className={style.picture} data-part="hero-picture">
          <Image
            image={image}
            mobile={mobileImage && { image: mobileImage, sizes: MOBILE_HERO_SIZES }}
            cropped={heroOnPhones(props)}
            sizes={HERO_SIZES}
            className={style.image}
            priority
          />
        </div>
      )}
      <HeroText {...props} />
      {seen.length > 0 && <HeroProducts products={seen} />}
    </section>
  )
}
