import type { ReactNode } from 'react'
import { canBeBought } from '@firkant/domain/lists/add-all.ts'
import type { SharedListItem } from '@firkant/domain/page/list-models.ts'
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx'
import { NotifyLink } from '../../features/stock-alerts/notify-link.tsx'
import style from './list-item.module.css'

/** In whole groups: one chair of a pair is a pair. */
function piecesOf({ card, product, quantity }: SharedListItem): number {
  const group = card?.variants.find(({ sku }) => sku === product.currentSku)?.soldInGroupsOf ?? 1
  return Math.ceil(quantity / group) * group
}

export function ListItemBuy({ item }: { item: SharedListItem }): ReactNode {
  const { product, card, name } = item
  if (!card || product.currentSku === undefined) return <div className={style.buy} />
  return (
    <div className={style.buy}>
      {canBeBought(item) ? (
        <AddToCartButton
          sku={product.currentSku}
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
