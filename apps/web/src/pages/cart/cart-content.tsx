import type { ReactNode } from 'react'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { useCartQueue, useExpectedCart } from '../../features/cart/use-cart.ts'
import { Guard } from '../../platform/guard.tsx'
import { AsideItems } from '../../features/market/aside-items.tsx'
import { BrokenData, EmptyPanel, FailedPanel } from '../../shell/panels/panel-states.tsx'
import { useFocusKept } from '../../shell/panels/use-focus-kept.ts'
import { CartChanges } from './cart-changes-view.tsx'
import { CartLine } from './cart-line-view.tsx'
import { DeclinedGifts } from './declined-gifts.tsx'
import { CustomLine } from './custom-line.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import style from './cart.module.css'
import lineStyle from './cart-line-view.module.css'
import { useCartTexts } from './use-cart-texts.ts'
import '#brand/art-cart.css'

function CartSkeleton(): ReactNode {
  const { text } = useCartTexts()
  return (
    <Loading label={text('heading')}>
      <div className={lineStyle.line}>
        <Skeleton shape="picture" />
        <SkeletonText lines={3} />
      </div>
    </Loading>
  )
}

/** What is in the cart is in the sum: a line that can't be drawn is still named. */
function BrokenLine({ name }: { name: string }): ReactNode {
  return (
    <li className={lineStyle.line} data-part="cart-line">
      {name}
    </li>
  )
}

interface CartContentProps {
  readonly notification: ReactNode
  /** Where they stand below the lines. */
  readonly accessories?: ReactNode
  readonly place?: 'page'
}

function Content({ notification, accessories, place }: CartContentProps): ReactNode {
  const { text } = useCartTexts()
  const { status, cart } = useExpectedCart()
  const { isWaiting, hasLost } = useCartQueue()
  const list = useFocusKept<HTMLDivElement>(cart ? cart.items.length + cart.asideItems.length : 0)
  if (!cart && status === 'failed') return <FailedPanel type="cart" />
  if (!cart && status === 'pending') return <CartSkeleton />
  const unavailable = cart?.checkoutStatus.unavailableLineItemIds ?? []
  const isEmpty = !cart || cart.items.length === 0
  return (
    <div ref={list} tabIndex={-1} className={style.content} data-part="cart-content" data-empty={isEmpty || undefined}>
      {(isWaiting || hasLost) && <CartWaiting hasLost={hasLost} />}
      {cart && (
        <Guard>
          <CartChanges cart={cart} />
        </Guard>
      )}
      {isEmpty ? (
        <EmptyPanel icon="bag" title={text('empty')} place={place}>
          {text('emptyHint')}
        </EmptyPanel>
      ) : (
        <ul className={style.lines} aria-label={text('lines')} data-part="cart-lines">
          {cart.items.map((item) => (
            <Guard key={item.id} fallback={<BrokenLine name={item.name} />}>
              <CartLine item={item} isUnavailable={unavailable.includes(item.id)} />
            </Guard>
          ))}
          {cart.customLineItems.map((item) => (
            <Guard key={item.id} fallback={<BrokenLine name={item.name} />}>
              <CustomLine item={item} />
            </Guard>
          ))}
        </ul>
      )}
      {!isEmpty && (
        <Guard>
          <DeclinedGifts gifts={cart.viewData.declinedGifts} />
        </Guard>
      )}
      <Guard>
        <AsideItems />
      </Guard>
      {!isEmpty && <Guard>{notification}</Guard>}
      {!isEmpty && <Guard>{accessories}</Guard>}
    </div>
  )
}

/** What is in the cart, and what goes with it: in the panel and on the page. */
export function CartContent(props: CartContentProps): ReactNode {
  return (
    <Guard fallback={<BrokenData type="cart" />}>
      <Content {...props} />
    </Guard>
  )
}
