import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { readHighlight } from '@firkant/domain/search/search-suggestion.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { InStoreText } from '../../product-card/badges/stock-text.tsx'
import { PriceTag } from '../../product-card/price/price-tag.tsx'
import type { SearchOption } from './option-groups.ts'
import { AnswerContent } from './search-answer.tsx'
import style from './search-option.module.css'
import { quickSearchTexts } from '../quick-search.texts.ts'

export const IS_BARE = storefront.layout.variants['quick-search'] === 'bare'

/** Four beside the suggestions, two and a half on a phone. */
const PICTURE_SIZES = '(width <= 768px) 42vw, 160px'

function Highlighted({ highlight }: { highlight: string }): ReactNode {
  return readHighlight(highlight).map(({ text, isEmphasised }, index) =>
    isEmphasised ? (
      // Parts of one text never move.
      // oxlint-disable-next-line react/no-array-index-key
      <em key={index} className={style.match}>
        {text}
      </em>
    ) : (
      text
    ),
  )
}

/** Decorative: the name stands beside it. */
function Picture({ product: { images } }: { product: ProductCard }): ReactNode {
  const [first] = images
  return (
    <span className={style.picture} data-part="card-picture">
      {first && (
        <Image image={first} className={style.image} sizes={PICTURE_SIZES} ratio="1:1" fit="contain" decorative />
      )}
    </span>
  )
}

/** Content of an option: a suggestion with the typed part marked, a product, or the link to all results. */
export function OptionContent({ option }: { option: SearchOption }): ReactNode {
  const { text } = useTexts(quickSearchTexts)
  switch (option.kind) {
    case 'suggestion':
      return (
        <span className={style.text}>
          <Highlighted highlight={option.suggestion.highlight || option.suggestion.text} />
        </span>
      )
    case 'product':
      return (
        <>
          <Picture product={option.product} />
          <span className={style.words}>
            <span className={style.name} data-part="search-product-name">
              {option.product.displayName}
            </span>
            <span className={style.subtitle}>{option.product.subtitle}</span>
            <PriceTag price={option.product.price} withReference isInLink />
            <InStoreText sku={option.product.variants[0]?.sku} />
          </span>
        </>
      )
    case 'answer':
      return <AnswerContent answer={option.answer} />
    case 'all':
      return (
        <>
          {text('quickSearch.all', { q: option.q })}
          {!IS_BARE && <Icon name="arrow" className={style.allIcon} />}
        </>
      )
  }
}
