import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { PriceTag } from '../../features/product-card/price-tag.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import style from './hero-block.module.css'
import '#brand/page-blocks.css'

/** A wide picture in a tall box is shown wider than the screen; more than this is seen by nobody. */
const HERO_SIZES = '(width <= 768px) 200vw, (width <= 1175px) 140vw, 100vw'
/** An editor's own picture for phones is about as tall as its box. */
const MOBILE_HERO_SIZES = '120vw'

export function HeroBlock(props: BlockProps['Hero']): ReactNode {
  const { focus, image, mobileImage } = props
  const position = focus && ({ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as CSSProperties)
  return (
    <section className={style.hero} data-side={props.textSide} data-tone={props.tone} style={position}>
      {image && (
        <div className={style.picture} data-part="hero-picture">
          <Image
            image={image}
            mobile={mobileImage && { image: mobileImage, sizes: MOBILE_HERO_SIZES }}
            sizes={HERO_SIZES}
            priority
          />
        </div>
      )}
      <div className={style.text} data-part="hero-text">
        <div className={style.wrap} data-part="hero-wrap">
          <div data-part="hero-words">
            {props.eyebrow && <p data-part="eyebrow">{props.eyebrow}</p>}
            <h1>
              <EmphasisedHeading text={props.heading} />
            </h1>
            {props.text && <p data-part="hero-lead">{props.text}</p>}
            {props.links.length > 0 && (
              <div className={style.actions} data-part="hero-actions">
                {props.links.map((link, index) => (
                  <ShopLink key={link.to} link={link} part={index === 0 ? 'button' : 'text-link'} />
                ))}
              </div>
            )}
          </div>
        </div>
      </div>
      {props.seen.length > 0 && (
        <ul className={style.seen} data-part="hero-seen">
          {props.seen.map((product) => (
            <li key={product.productKey}>
              <a href={product.url}>
                {product.images[0] && (
                  <picture className={style.seenPicture} data-part="seen-picture">
                    <Image image={product.images[0]} sizes="(width <= 768px) 46vw, 302px" ratio="1:1" decorative />
                  </picture>
                )}
                <b>{product.displayName}</b> <span>{product.subtitle}</span> <PriceTag price={product.price} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
