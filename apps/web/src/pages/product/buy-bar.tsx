import type { ReactNode } from 'react'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx'
import { PriceArea } from '../../features/product-card/price-area.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './buy-bar.module.css'
import { wantedLine } from './buy-row.tsx'
import { useBuyBar } from './use-buy-bar.ts'
import type { Purchase } from './use-purchase.ts'

interface BuyBarProps {
  readonly model: ProductModel
  readonly purchase: Purchase
  /** The page's own button, once it is there: while it is in view, this one is not. */
  readonly watched: HTMLElement | null
}

/** On a phone the button stays at hand. It says and does the same as the one it stands for. */
export function BuyBar({ model, purchase, watched }: BuyBarProps): ReactNode {
  const { texts } = useShop()
  const isShown = useBuyBar(watched)
  const [image] = model.product.images
  return (
    <section
      className={style.bar}
      data-part="buy-bar"
      data-shown={isShown || undefined}
      aria-label={texts.text('product.buy', { name: model.product.displayName })}
      inert={!isShown}
    >
      <span className={style.picture} data-part="buy-bar-picture">
        {image && <Image image={image} sizes="48px" ratio="1:1" decorative />}
      </span>
      <div className={style.text}>
        <b className={style.name} data-part="buy-bar-name">
          {model.product.displayName}
        </b>
        {/* The chosen size has its own price, whatever the others cost. */}
        <PriceArea product={{ ...purchase.priced, variantPriceDiffers: false }} size="bar" />
      </div>
      <AddToCartButton {...wantedLine(model, purchase)} variant="full" />
    </section>
  )
}
