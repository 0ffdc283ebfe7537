import type { ReactNode } from 'react'
import type { ComparedProduct, CompareKey } from '@firkant/domain/compare/compare-rows.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement } from '@firkant/domain/page/models/product-model.ts'
import { Rating } from '@firkant/ui/rating/rating.tsx'
import { PriceArea } from '../../features/product-card/price/price-area.tsx'
import { StockText } from '../../features/product-card/badges/stock-text.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useDeliveryTexts } from '../product/buy/buy-facts.tsx'
import style from './compare-cell.module.css'
import { compareTexts } from './compare.texts.ts'

interface CellProps {
  readonly product: ComparedProduct
}

const OWN_NAMES = ['price', 'rating', 'stock', 'delivery', 'colours', 'points', 'warranty'] as const

/** The product page's name of a fact, or the comparison's own. */
export function useRowName(): (key: CompareKey) => string {
  const { texts } = useShop()
  const own = useTexts(compareTexts)
  return (key) => {
    const known = OWN_NAMES.find((name) => name === key)
    if (known) return own.text(known)
    if (key === 'productBrand') return texts.text('product.brand')
    return texts.text(`product.${key as Exclude<CompareKey, (typeof OWN_NAMES)[number] | 'productBrand'>}`)
  }
}

function Delivery({ product: { delivery } }: CellProps): ReactNode {
  const { when, how } = useDeliveryTexts(delivery)
  return (
    <>
      {when}
      {delivery.arrivesOn && <span className={style.note}>{how}</span>}
    </>
  )
}

function Stars({ product: { card } }: CellProps): ReactNode {
  const { texts, language } = useShop()
  const { text } = useTexts(compareTexts)
  if (card.rating === undefined) return <span className={style.none}>{text('noRating')}</span>
  const rating = formatNumber(language, card.rating, 1)
  return (
    <>
      <Rating
        rating={card.rating}
        label={texts.plural('card.rating', card.ratingCount, { rating })}
        note={formatNumber(language, card.ratingCount)}
      />
      <span className={style.note} aria-hidden="true">
        {rating} / 5
      </span>
    </>
  )
}

function Stock({ product: { card } }: CellProps): ReactNode {
  const variant = card.variants.find(({ sku }) => sku === card.currentSku)
  return variant && <StockText variant={variant} />
}

function Points({ product: { points } }: CellProps): ReactNode {
  return (
    <ul className={style.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Measure({ measure: { kind, value } }: { measure: Measurement }): ReactNode {
  const { language } = useShop()
  return `${formatNumber(language, value, Number.isInteger(value) ? 0 : 1)} ${kind === 'weight' ? 'kg' : 'cm'}`
}

/** Undefined where the product has nothing to say. */
function contentOf(product: ComparedProduct, key: CompareKey): ReactNode {
  switch (key) {
    case 'price':
      return <PriceArea product={product.card} size="wide" />
    case 'rating':
      return <Stars product={product} />
    case 'stock':
      return <Stock product={product} />
    case 'delivery':
      return <Delivery product={product} />
    case 'material':
      return product.materialName
    case 'colour':
      return product.colourName
    case 'colours':
      return product.colourNames.join(', ')
    case 'series':
    case 'productBrand':
    case 'care':
    case 'assembly':
      return product[key]
    case 'points':
      return product.points.length > 0 && <Points product={product} />
    case 'warranty':
      return (
        product.warranty && (
          <a href={product.warranty.url} className={style.link}>
            {product.warranty.title}
          </a>
        )
      )
    default: {
      const measure = product.measurements.find(({ kind }) => kind === key)
      return measure && <Measure measure={measure} />
    }
  }
}

export function CompareCell({ product, row }: CellProps & { readonly row: CompareKey }): ReactNode {
  const { text } = useTexts(compareTexts)
  const content = contentOf(product, row)
  if (content) return content
  return (
    <span className={style.none}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text('unknown')}</span>
    </span>
  )
}
