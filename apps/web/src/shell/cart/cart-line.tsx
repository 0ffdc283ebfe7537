import type { ReactNode } from 'react'
import type { BundlePart, CartItem } from '@firkant/domain/cart/cart.ts'
import { largestQuantity, readLineQuantity } from '@firkant/domain/cart/quantity-options.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { isBuyable } from '@firkant/domain/stock/stock-status.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { QuantityInput } from '@firkant/ui/quantity-input/quantity-input.tsx'
import { StockText } from '../../features/product-card/stock-text.tsx'
import { useShop } from '../../start/shop-context.ts'
import style from './cart-panel.module.css'
import { useCartPanelLine } from './use-cart-panel-line.ts'

function Parts({ parts }: { parts: readonly BundlePart[] }): ReactNode {
  if (parts.length === 0) return null
  return (
    <ul className={style.parts} data-part="cart-line-parts">
      {parts.map(({ partType, choices }) => (
        <li key={partType}>{choices.map(({ partTitle }) => partTitle).join(', ')}</li>
      ))}
    </ul>
  )
}

function LineWords({ item }: { item: CartItem }): ReactNode {
  const { market } = useShop()
  const { viewData, price, linePrice } = item
  const isOut = !isBuyable(viewData.stockStatus)
  return (
    <>
      <div className={style.top}>
        <h3 className={style.name} data-part="cart-line-name">
          <a href={item.url}>{item.name}</a>
        </h3>
        <span data-part="price" data-reduced={price.viewData.showRedPrice || undefined}>
          {formatPrice({ minor: minorOfDecimal(linePrice.inclVat), currency: market.currency })}
        </span>
      </div>
      {viewData.subtitle !== '' && <p data-part="cart-line-subtitle">{viewData.subtitle}</p>}
      <Parts parts={viewData.bundleParts} />
      {isOut && <StockText variant={viewData} />}
      {!isOut && viewData.estimatedDeliveryText !== '' && (
        <p data-part="cart-line-delivery">{viewData.estimatedDeliveryText}</p>
      )}
    </>
  )
}

export function CartPanelLine({ item }: { item: CartItem }): ReactNode {
  const { texts } = useShop()
  const { problem, isLeaving, change, remove } = useCartPanelLine(item)
  const { name, quantity, image, viewData } = item
  const group = viewData.soldInGroupsOf
  const isOut = !isBuyable(viewData.stockStatus)
  return (
    <li className={style.line} data-part="cart-line" data-out={isOut || undefined} aria-busy={isLeaving || undefined}>
      <div className={style.picture} data-part="cart-line-picture">
        {image && <Image image={image} sizes="88px" ratio="1:1" fit="contain" decorative />}
      </div>
      <div className={style.words}>
        <LineWords item={item} />
        <div className={style.low}>
          <QuantityInput
            label={texts.text('cartPanel.quantity', { name })}
            fewerLabel={texts.text('cartPanel.fewer', { name })}
            moreLabel={texts.text('cartPanel.more', { name })}
            quantity={quantity}
            min={group}
            max={largestQuantity(group)}
            step={group}
            read={(written) => readLineQuantity(written, group)}
            onCommit={(wanted) => void change(wanted)}
            problem={problem}
            disabled={isOut || viewData.isGift}
          />
          <button
            type="button"
            className={style.remove}
            data-part="cart-line-remove"
            aria-label={texts.text('cartPanel.removeNamed', { name })}
            onClick={() => void remove()}
          >
            {texts.text('cartPanel.remove')}
          </button>
        </div>
      </div>
    </li>
  )
}
