import type { ReactNode } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { PriceTag } from '../../features/product-card/price-tag.tsx'
import style from './hero-seen.module.css'

/** What is to be seen in the picture. */
export function HeroSeen({ products }: { products: readonly ProductCard[] }): ReactNode {
  return (
    <ul className={style.seen} data-part="hero-seen">
      {products.map((product) => (
        <li key={product.productKey} className={style.item}>
          <a href={product.url} className={style.link} data-bare={!product.images[0] || undefined}>
            {product.images[0] && (
              <picture className={style.picture} data-part="seen-picture">
                <Image
                  image={product.images[0]}
                  sizes="(width <= 768px) 46vw, 302px"
                  ratio="1:1"
                  className={style.image}
                  decorative
                />
              </picture>
            )}
            <b className={style.name}>{product.displayName}</b> <span className={style.note}>{product.subtitle}</span>{' '}
            <PriceTag price={product.price} size="sticker" className={style.price} />
          </a>
        </li>
      ))}
    </ul>
  )
}
