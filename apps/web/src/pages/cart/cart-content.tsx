import type { ReactNode, FormEvent } from 'react'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import type { Cart, DeclinedGift } from '@firkant/domain/cart/cart.ts'
import { useCartQueue, useCartAddress, useOptimisticCart } from '../../features/cart/use-cart.ts'
import { DeliveryPlaceLink } from '../../features/delivery/delivery-place-link.tsx'
import { Guard } from '../../platform/guard.tsx'
import { AsideItems } from '../../features/market/aside-items.tsx'
import { BrokenData, EmptyPanel, FailedPanel } from '../../shell/panels/panel-states.tsx'
import { useRetainedFocus } from '../../shell/panels/use-retained-focus.ts'
import { CartChanges } from './cart-changes-view.tsx'
import { CartClub } from './club/cart-club.tsx'
import { CartFit } from './cart-fit.tsx'
import { CartLine } from './line/cart-line-view.tsx'
import { useSendToCart } from '../../features/cart/use-send-to-cart.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { announcer } from '../../platform/announcer.ts'
import style from './cart.module.css'
import { cartTexts } from './cart.texts.ts'
import { CustomLine } from './line/custom-line.tsx'
import { cartOf } from '../../features/cart/open-cart.ts'
import { refusalText } from '../../features/cart/refusal-texts.ts'
import lineStyle from './line/cart-line-view.module.css'
import '#brand/art-cart.css'

/** A declined gift can be added back later too, and without scripts. */
function DeclinedGiftRow({ gift }: { gift: DeclinedGift }): ReactNode {
  const { language, texts } = useShop()
  const { text } = useTexts(cartTexts)
  const send = useSendToCart()
  const { lineItemId, name, quantity } = gift
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await send({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity })
    if (refusal === undefined) announcer.announce(texts.text('cart.addedNamed', { name }))
    else confirmations.show({ text: refusal })
  }
  return (
    <li className={style.declined}>
      <p>{text('giftDeclined', { name })}</p>
      <form method="post" action={CART_FORM_PATHS.change} onSubmit={(event) => void accept(event)}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="lineItemId" value={lineItemId} />
        <input type="hidden" name="quantity" value={quantity} />
        <button
          type="submit"
          className={style.noticeAction}
          data-part="text-link"
          aria-label={text('giftAcceptNamed', { name })}
        >
          {text('giftAccept')}
        </button>
      </form>
    </li>
  )
}

function DeclinedGifts({ gifts = [] }: { gifts?: readonly DeclinedGift[] | undefined }): ReactNode {
  if (gifts.length === 0) return null
  return (
    <ul>
      {gifts.map((gift) => (
        <DeclinedGiftRow key={gift.lineItemId} gift={gift} />
      ))}
    </ul>
  )
}

/** Commands that are retried, or were lost and rolled back: the button sends them again. */
function CartWaiting({ hasLost }: { hasLost: boolean }): ReactNode {
  const shop = useShop()
  const { text } = useTexts(cartTexts)
  const tryAgain = async () => {
    const outcomes = await cartOf(shop).tryAgain()
    if (outcomes.length === 0 || outcomes.includes('lost')) return
    const refused = outcomes.find((outcome) => typeof outcome === 'object')
    confirmations.show({ text: refused ? refusalText(shop, refused.code, refused.detail) : text('keptAfterAll') })
  }
  return (
    <div className={style.notice} data-part="cart-waiting" role="status">
      <p className={style.noticeText}>{text(hasLost ? 'lost' : 'waiting')}</p>
      <button type="button" className={style.noticeAction} data-part="text-link" onClick={() => void tryAgain()}>
        {text('tryAgain')}
      </button>
    </div>
  )
}

function CartSkeleton(): ReactNode {
  const { text } = useTexts(cartTexts)
  return (
    <Loading label={text('heading')}>
      <div className={lineStyle.line}>
        <Skeleton shape="picture" />
        <SkeletonText lines={3} />
      </div>
    </Loading>
  )
}

/** Fallback: a line that can't be rendered is still named, because the sums include it. */
function BrokenLine({ name }: { name: string }): ReactNode {
  return (
    <li className={lineStyle.line} data-part="cart-line">
      {name}
    </li>
  )
}

function BelowLines({ cart }: { cart: Cart }): ReactNode {
  const address = useCartAddress()
  return (
    <>
      <div className={style.home}>
        <Guard>
          <p data-part="cart-delivery-place">
            <DeliveryPlaceLink from={address} />
          </p>
        </Guard>
        <Guard>
          <CartFit items={cart.items} />
        </Guard>
      </div>
      <Guard>
        <DeclinedGifts gifts={cart.viewData.declinedGifts} />
      </Guard>
      <Guard>
        <CartClub cart={cart} />
      </Guard>
    </>
  )
}

interface CartContentProps {
  readonly notification: ReactNode
  /** Accessories, where they are shown below the lines. */
  readonly accessories?: ReactNode
  readonly place?: 'page'
}

function Content({ notification, accessories, place }: CartContentProps): ReactNode {
  const { text } = useTexts(cartTexts)
  const { status, cart } = useOptimisticCart()
  const { isWaiting, hasLost } = useCartQueue()
  const list = useRetainedFocus<HTMLDivElement>(cart ? cart.items.length + cart.asideItems.length : 0)
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
      {!isEmpty && <BelowLines cart={cart} />}
      <Guard>
        <AsideItems />
      </Guard>
      {!isEmpty && <Guard>{notification}</Guard>}
      {!isEmpty && <Guard>{accessories}</Guard>}
    </div>
  )
}

/** Content of the cart, for panel and page. */
export function CartContent(props: CartContentProps): ReactNode {
  return (
    <Guard fallback={<BrokenData type="cart" />}>
      <Content {...props} />
    </Guard>
  )
}
