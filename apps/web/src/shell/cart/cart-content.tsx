import type { ReactNode } from 'react'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { AsideItems } from '../country/aside-items.tsx'
import { EmptyPanel, FailedPanel } from '../panels/panel-states.tsx'
import { useFocusKept } from '../panels/use-focus-kept.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartLine } from './cart-line.tsx'
import { DeclinedGifts } from './declined-gifts.tsx'
import { CustomLine } from './custom-line.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'
import { useExpectedCart } from './use-expected-cart.ts'
import '#brand/cart.css'

function CartSkeleton(): ReactNode {
  const { text } = useCartTexts()
  return (
    <Loading label={text('heading')}>
      <div className={style.line}>
        <Skeleton shape="picture" />
        <SkeletonText lines={3} />
      </div>
    </Loading>
  )
}

interface CartContentProps {
  readonly notification: ReactNode
  /** Where they stand below the lines. */
  readonly accessories?: ReactNode
}

/** What is in the cart, and what goes with it: in the panel and on the page. */
export function CartContent({ notification, accessories }: CartContentProps): ReactNode {
  const { text } = useCartTexts()
  const { status, cart, isWaiting } = useExpectedCart()
  const list = useFocusKept<HTMLDivElement>(cart ? cart.items.length + cart.asideItems.length : 0)
  if (!cart && status === 'failed') return <FailedPanel type="cart" />
  if (!cart && status === 'pending') return <CartSkeleton />
  const isEmpty = !cart || cart.items.length === 0
  return (
    <div ref={list} tabIndex={-1} className={style.content} data-part="cart-content">
      {isWaiting && <CartWaiting />}
      {cart && <CartChanges cart={cart} />}
      {isEmpty ? (
        <EmptyPanel icon="bag" title={text('empty')}>
          {text('emptyHint')}
        </EmptyPanel>
      ) : (
        <ul aria-label={text('lines')} data-part="cart-lines">
          {cart.items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
          {cart.customLineItems.map((item) => (
            <CustomLine key={item.id} item={item} />
          ))}
        </ul>
      )}
      {!isEmpty && <DeclinedGifts gifts={cart.viewData.declinedGifts} />}
      <AsideItems />
      {!isEmpty && notification}
      {!isEmpty && accessories}
    </div>
  )
}
