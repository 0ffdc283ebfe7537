import type { ReactNode } from 'react'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useOptimisticCart } from '../../features/cart/use-cart.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { CartAccessories } from './cart-accessories.tsx'
import { CartContent } from './cart-content.tsx'
import { CartNotification } from './cart-notification-view.tsx'
import { CartFoot } from './cart-foot.tsx'
import { cartTexts } from './cart.texts.ts'

function PieceCount(): ReactNode {
  const { plural } = useTexts(cartTexts)
  const pieces = piecesOf(useOptimisticCart().cart)
  return pieces > 0 && plural('itemCount', pieces)
}

export function CartPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(cartTexts)
  return (
    <Drawer
      panel="cart"
      open={isOpen}
      onClose={onClose}
      label={text('heading')}
      closeLabel={texts.text('shell.close')}
      note={
        <Guard>
          <PieceCount />
        </Guard>
      }
      side="right"
      foot="scrolls"
      footer={
        <Guard>
          <CartFoot />
        </Guard>
      }
    >
      <CartContent notification={<CartNotification />} accessories={<CartAccessories />} />
    </Drawer>
  )
}
