import type { ReactNode } from 'react'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { useDynamicData } from '../../features/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../start/shop-context.ts'
import { AsideItems } from '../country/aside-items.tsx'
import { useFrame } from '../use-frame.ts'
import { CartPanelLine } from './cart-panel-line.tsx'
import style from './cart-panel.module.css'
import type { PanelProps } from './panel-props.ts'
import { EmptyPanel, FailedPanel } from './panel-states.tsx'
import { useFocusKept } from './use-focus-kept.ts'

const piecesOf = (cart: Cart | null | undefined) =>
  cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0

function Sums({ cart }: { cart: Cart }): ReactNode {
  const { texts } = useShop()
  const show = ({ inclVat }: Amount) => formatTotal({ minor: minorOfDecimal(inclVat), currency: cart.currency })
  return (
    <dl className={style.sums} data-part="cart-sums">
      <div data-part="cart-sum" data-sum="subtotal">
        <dt>{texts.text('cartPanel.subtotal')}</dt>
        <dd>{show(cart.subTotal)}</dd>
      </div>
      {cart.savings.inclVat > 0 && (
        <div data-part="cart-sum" data-sum="saved">
          <dt>{texts.text('cartPanel.saved')}</dt>
          <dd>{show(cart.savings)}</dd>
        </div>
      )}
    </dl>
  )
}

/** A link that leads nowhere is still a link: it says that it can't be used yet. */
function Foot({ cart }: { cart: Cart | null | undefined }): ReactNode {
  const { texts } = useShop()
  const { pages } = useFrame()
  const isEmpty = piecesOf(cart) === 0
  const href = isEmpty ? undefined : pages?.checkoutPageUrl
  return (
    <div className={style.foot}>
      {cart && !isEmpty && <Sums cart={cart} />}
      <a
        href={href}
        role={href === undefined ? 'link' : undefined}
        aria-disabled={href === undefined || undefined}
        data-part="button"
        data-action="checkout"
      >
        {texts.text('cartPanel.toCheckout')}
      </a>
      {!isEmpty && (
        <p className={style.note} data-part="cart-note">
          {texts.text('cartPanel.shippingNote')}
        </p>
      )}
    </div>
  )
}

function Content(): ReactNode {
  const { texts } = useShop()
  const { status, data: cart } = useDynamicData('cart')
  const list = useFocusKept<HTMLDivElement>(cart ? cart.items.length + cart.asideItems.length : 0)
  if (!cart && status === 'failed') return <FailedPanel type="cart" />
  if (!cart && status === 'pending') return <CartSkeleton />
  return (
    <div ref={list} tabIndex={-1} className={style.content} data-part="cart-content">
      {cart && cart.items.length > 0 ? (
        <ul aria-label={texts.text('cartPanel.lines')} data-part="cart-lines">
          {cart.items.map((item) => (
            <CartPanelLine key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyPanel icon="bag" title={texts.text('cartPanel.empty')}>
          {texts.text('cartPanel.emptyHint')}
        </EmptyPanel>
      )}
      <AsideItems />
    </div>
  )
}

function CartSkeleton(): ReactNode {
  const { texts } = useShop()
  return (
    <Loading label={texts.text('shell.cart')}>
      <div className={style.line}>
        <Skeleton shape="picture" />
        <SkeletonText lines={3} />
      </div>
    </Loading>
  )
}

/** What is in the cart, beside the page. */
export function CartPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const cart = useDynamicData('cart').data
  const pieces = piecesOf(cart)
  return (
    <Drawer
      panel="cart"
      open={isOpen}
      onClose={onClose}
      label={texts.text('shell.cart')}
      closeLabel={texts.text('shell.close')}
      note={pieces > 0 ? texts.plural('panels.itemCount', pieces) : undefined}
      side="right"
      footer={<Foot cart={cart} />}
    >
      <Content />
    </Drawer>
  )
}
