import type { ReactNode, Ref } from 'react'
import { storefront } from '#brand'
import { largestQuantity, quantityOptions, readQuantity } from '@firkant/domain/cart/quantity-options.ts'
import { EXPRESS_FORM_PATHS } from '@firkant/domain/checkout/express/express-paths.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { QuantitySelector } from '@firkant/ui/quantity-selector/quantity-selector.tsx'
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx'
import { ExpressButton, useExpressPage } from '../../../features/checkout/express/express-button.tsx'
import { WishlistToggle } from '../../../features/lists/wishlist-toggle.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './buy-box.module.css'
import { BUY_FORM_ID } from './buy-form-id.ts'
import type { Purchase } from './use-purchase.ts'

/** Arguments of the cart command. */
export function useWantedLine(model: ProductModel, { quantity, parts, chosen, stock, ...purchase }: Purchase) {
  const { texts } = useShop()
  return {
    from: 'product',
    sku: model.currentSku,
    categories: model.product.categories,
    quantity,
    packageKey: model.package?.packageKey,
    parts: chosen && Object.entries(parts).map(([partKey, sku]) => ({ partKey, sku })),
    isBuyable: stock.isBuyable && purchase.isWholeGroups,
    offText: stock.isBuyable ? undefined : texts.text('stock.outOfStock'),
    name: model.product.displayName,
  } as const
}

/** For products sold in groups: the page shows the price of one piece, this is the price of all. */
function GroupSum({ purchase }: { purchase: Purchase }): ReactNode {
  const { texts, market } = useShop()
  const { quantity, groupSize, priced } = purchase
  if (groupSize < 2 || !purchase.isWholeGroups) return null
  const minor = minorOfDecimal(priced.price.current.inclVat) * quantity
  return (
    <p className={style.sum} data-part="quantity-sum">
      {texts.text('product.groupSum', {
        sets: quantity / groupSize,
        count: quantity,
        total: formatTotal({ minor, currency: market.currency }),
      })}
    </p>
  )
}

/** Whether the brand has the favourite as a button of its own. */
export const HAS_BUY_HEART = storefront.layout.variants['product-heart'] === 'button'

export function BuyHeart({ model }: { model: ProductModel }): ReactNode {
  return (
    <div className={style.heart}>
      <WishlistToggle
        productKey={model.product.productKey}
        sku={model.currentSku}
        packageKey={model.package?.packageKey}
        name={model.product.displayName}
      />
    </div>
  )
}

interface BuyRowProps {
  readonly model: ProductModel
  readonly purchase: Purchase
  readonly ref: Ref<HTMLDivElement>
}

export function BuyRow({ model, purchase, ref }: BuyRowProps): ReactNode {
  const { texts } = useShop()
  const { groupSize, quantity, setQuantity } = purchase
  const line = useWantedLine(model, purchase)
  const hasExpress = useExpressPage() !== undefined
  const problem = purchase.isWholeGroups ? undefined : texts.text('product.groupsOnly', { number: groupSize })
  return (
    <div className={style.buy} data-part="buy">
      <div ref={ref} className={style.row} data-part="buy-row">
        <QuantitySelector
          label={texts.text('product.quantity')}
          fewerLabel={texts.text('product.quantityFewer')}
          moreLabel={texts.text('product.quantityMore')}
          options={quantityOptions(groupSize)}
          step={groupSize}
          max={largestQuantity(groupSize)}
          quantity={quantity}
          problem={problem}
          name="quantity"
          form={BUY_FORM_ID}
          onChange={setQuantity}
          read={readQuantity}
        />
        <div>
          <AddToCartButton {...line} variant="full" formId={BUY_FORM_ID} />
        </div>
        {HAS_BUY_HEART && <BuyHeart model={model} />}
      </div>
      <Guard>
        {hasExpress && line.isBuyable && <ExpressButton formId={BUY_FORM_ID} action={EXPRESS_FORM_PATHS.product} />}
        <GroupSum purchase={purchase} />
      </Guard>
    </div>
  )
}
