import { useId, type ReactNode } from 'react'
import { useTexts } from '../../platform/use-texts.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useExperiment } from '../../features/experiments/use-experiment.ts'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import style from './cart.module.css'
import { cartTexts } from './cart.texts.ts'

/** Accessories for the cart, unless the visitor's experiment variant hides them. */
export function CartAccessories({ place }: { place?: 'page' }): ReactNode {
  const { text } = useTexts(cartTexts)
  const { cartId } = useCart()
  const isHidden = useExperiment('accessories-recommendations') === 'hide'
  const { data } = useDynamicData('miniCartAccessories', {
    ...(cartId !== undefined && { context: { cartId } }),
    enabled: !isHidden,
  })
  const headingId = useId()
  if (isHidden || !data || data.products.length === 0) return null
  return (
    <section
      className={style.accessories}
      data-part="cart-accessories"
      data-place={place}
      data-item-list="cart-accessories"
      aria-labelledby={headingId}
    >
      <h3 id={headingId} className={style.accessoriesTitle} data-part="cart-accessories-title" data-place={place}>
        {text('accessories')}
      </h3>
      <ProductCarousel label={text('accessories')} products={data.products} heading="h3" isCompact />
    </section>
  )
}
