import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './product-head.module.css'
import { REVIEWS_ID } from './reviews-id.ts'

function RatingLink({ reviews: { rating, count } }: Pick<ProductModel, 'reviews'>): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined) return null
  const share = { '--share': `${(rating / 5) * 100}%` } as CSSProperties
  const average = formatNumber(language, rating, 1)
  return (
    <a href={`#${REVIEWS_ID}`} className={style.rating} data-part="product-rating">
      <span className={style.stars} data-part="stars" style={share} aria-hidden="true" />
      <span className="sr-only">{texts.text('product.reviews.average', { rating: average })}, </span>
      <span className={style.average} data-part="rating-average" aria-hidden="true">
        {average}
      </span>
      <span className={style.reviews} data-part="rating-reviews">
        {texts.plural('product.reviews.count', count)}
      </span>
    </a>
  )
}

/** A break after the hyphen of `3-pers.` would tear the word. */
function UnbrokenName({ name }: { name: string }): ReactNode {
  return name.split(/(\d+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={style.unbroken}>
        {part}
      </span>
    ),
  )
}

export function ProductHead({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, series, reviews } = model
  return (
    <div className={style.head} data-part="product-head" data-series={series !== undefined || undefined}>
      {series && (
        <a href={series.url} className={style.series} data-part="product-series">
          {texts.text('product.seriesNamed', { name: series.name })}
        </a>
      )}
      <h1 className={style.name}>
        <UnbrokenName name={product.displayName} />
      </h1>
      <p className={style.subtitle} data-part="product-subtitle">
        {product.subtitle}
      </p>
      <Guard>
        <RatingLink reviews={reviews} />
      </Guard>
    </div>
  )
}
