import type { ReactNode } from 'react'
import type { SharedListItem } from '@firkant/domain/page/models/list-models.ts'
import type { ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { CardName } from '../../../features/product-card/body/card-name.tsx'
import { CardPicture } from '../../../features/product-card/picture/card-picture.tsx'
import { PriceArea } from '../../../features/product-card/price/price-area.tsx'
import { StockText } from '../../../features/product-card/badges/stock-text.tsx'
import { usePriceText } from '../../../features/product-card/price/use-price-text.ts'
import style from './list-item.module.css'
import { listsTexts } from '../lists.texts.ts'

const PICTURE_SIZES = '(width < 600px) 46vw, (width <= 1175px) 31vw, 302px'

type ShownItem = SharedListItem & Pick<ShoppingListItem, 'priceChange'>

/** Cheaper or dearer than on the day it was put on the list. */
function PriceChange({ change }: { change: ShownItem['priceChange'] }): ReactNode {
  const { text } = useTexts(listsTexts)
  const show = usePriceText()
  if (!change || change.inclVat === 0) return null
  const isCheaper = change.inclVat < 0
  const amount = show({ inclVat: Math.abs(change.inclVat), exclVat: Math.abs(change.exclVat) })
  return (
    <p className={style.change} data-direction={isCheaper ? 'down' : 'up'}>
      {text(isCheaper ? 'cheaper' : 'dearer', { amount })}
    </p>
  )
}

type SoldProps = Pick<ItemFactsProps, 'item' | 'heading'> & { readonly card: NonNullable<ShownItem['card']> }

function Sold({ item, heading, card }: SoldProps): ReactNode {
  const variant = card.variants.find(({ sku }) => sku === item.product.currentSku)
  return (
    <>
      <CardName product={card} heading={heading} size="normal" />
      {card.subtitle !== '' && (
        <p className={style.subtitle} data-part="card-subtitle">
          {card.subtitle}
        </p>
      )}
      {/* The very thing that was put on the list, not the cheapest of its kind. */}
      <div className={style.price}>
        <PriceArea product={{ ...card, variantPriceDiffers: false }} size="card" />
      </div>
      <PriceChange change={item.priceChange} />
      <div className={style.stock}>
        <StockText variant={{ stockStatus: item.stockStatus, backOrderDays: variant?.backOrderDays }} />
      </div>
      {item.delivery !== undefined && item.stockStatus !== 'outOfStock' && (
        <p className={style.delivery}>{item.delivery}</p>
      )}
    </>
  )
}

interface ItemFactsProps {
  readonly item: ShownItem
  readonly heading: 'h2' | 'h3'
  /** On the picture. */
  readonly children?: ReactNode
}

/** Picture and facts; the name's link covers them. */
export function ItemFacts({ item, heading: Heading, children }: ItemFactsProps): ReactNode {
  const { text } = useTexts(listsTexts)
  const { card, image, name } = item
  const images = card?.images ?? (image ? [image] : [])
  return (
    <div className={style.facts}>
      <CardPicture images={images} sizes={PICTURE_SIZES} priority={false} isReached={false} size="normal" />
      <div className={style.over}>{children}</div>
      <div className={style.words}>
        {card ? (
          <Sold item={item} heading={Heading} card={card} />
        ) : (
          <>
            <Heading className={style.goneName}>{name}</Heading>
            <p className={style.gone}>{text('gone')}</p>
          </>
        )}
      </div>
    </div>
  )
}
