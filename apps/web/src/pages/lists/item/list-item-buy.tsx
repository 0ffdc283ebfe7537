import type { ReactNode } from 'react'
import { canBeBought } from '@firkant/domain/lists/add-all.ts'
import { piecesOf } from '@firkant/domain/lists/list-total.ts'
import type { SharedListItem } from '@firkant/domain/page/models/list-models.ts'
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx'
import { NotifyLink } from '../../../features/stock-alerts/notify-link.tsx'
import style from './list-item.module.css'

export function ListItemBuy({ item }: { item: SharedListItem }): ReactNode {
  const { product, card, name } = item
  if (!card || product.currentSku === undefined) return <div className={style.buy} />
  return (
    <div className={style.buy}>
      {canBeBought(item) ? (
        <AddToCartButton
          from="list"
          sku={product.currentSku}
          categories={card.categories}
          packageKey={product.packageKey}
          quantity={piecesOf(item)}
          isBuyable
          variant="full"
          name={name}
        />
      ) : (
        <NotifyLink url={card.url} name={name} variant="full" />
      )}
    </div>
  )
}
