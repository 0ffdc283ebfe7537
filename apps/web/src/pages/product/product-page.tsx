import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ProductModel } from '@firkant/domain/page/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { PriceTag } from '../../features/product-card/price-tag.tsx'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { Rating } from '../../features/product-card/rating.tsx'
import { StockText } from '../../features/product-card/stock-text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useShop } from '../../start/shop-context.ts'
import style from './product-page.module.css'

function Siblings({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, siblingLinks } = model
  if (siblingLinks.length < 2) return null
  return (
    <nav className={style.siblings} data-part="siblings" aria-label={texts.text('product.colours')}>
      <ul>
        {siblingLinks.map((link) => {
          const image = product.siblings.find((sibling) => sibling.productKey === link.productKey)?.images[0]
          return (
            <li key={link.productKey}>
              <a
                href={link.url}
                aria-label={link.name}
                aria-current={link.productKey === product.productKey ? 'page' : undefined}
              >
                {image && <Image image={image} sizes="72px" ratio="1:1" decorative />}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Facts({ model }: { model: ProductModel }): ReactNode {
  const { texts, language } = useShop()
  return (
    <section className={style.facts} data-part="facts">
      <h2>{texts.text('product.measurements')}</h2>
      <dl>
        {model.measurements.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{texts.text(`product.${kind}`)}</dt>
            <dd>
              {formatNumber(language, value)} {kind === 'weight' ? 'kg' : 'cm'}
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.text('product.series')}</dt>
          <dd>{model.series}</dd>
        </div>
        <div>
          <dt>{texts.text('product.colour')}</dt>
          <dd>{model.colourName}</dd>
        </div>
      </dl>
    </section>
  )
}

export function ProductPage({ page }: { page: PageWith<'ProductPage'> }): ReactNode {
  const { texts } = useShop()
  const { model } = page
  const { product, related } = model
  const [variant] = product.variants
  return (
    <>
      <Breadcrumbs crumbs={model.breadcrumbs} />
      <div className={style.product} data-part="product">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
        <ul className={style.gallery} data-part="gallery" aria-label={texts.text('product.pictures')} tabIndex={0}>
          {product.images.map((image, index) => (
            <li key={image.url}>
              <Image image={image} sizes="(width <= 768px) 100vw, 58vw" priority={index === 0} ratio="1:1" />
            </li>
          ))}
        </ul>
        <div className={style.box} data-part="buy-box">
          <h1>{product.displayName}</h1>
          <p data-part="product-subtitle">{product.subtitle}</p>
          <Rating rating={product.rating} count={product.ratingCount} />
          <div className={style.price} data-part="product-price">
            <PriceTag price={product.price} withReference />
            <small>{texts.text('product.inclVat')}</small>
          </div>
          {variant && <StockText variant={variant} />}
          <Siblings model={model} />
          <Facts model={model} />
        </div>
      </div>
      {related.length > 0 && (
        <section className={style.related} data-part="related">
          <h2>{texts.text('product.related')}</h2>
          <Carousel label={texts.text('product.related')}>
            {related.map((other) => (
              <ProductCardView key={other.productKey} product={other} heading="h3" />
            ))}
          </Carousel>
        </section>
      )}
    </>
  )
}
