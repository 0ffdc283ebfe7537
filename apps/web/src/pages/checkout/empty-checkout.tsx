import type { ReactNode } from 'react'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { checkoutTexts } from '../../features/checkout/checkout.texts.ts'
import { AsideItems } from '../../features/market/aside-items.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import style from './checkout-page.module.css'

export function EmptyCheckout(): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const { frame } = useFrame()
  return (
    <div className={style.empty} data-part="checkout-empty">
      <EmptyState
        title={text('emptyHeading')}
        picture={<Icon name="bag" />}
        ways={
          <a href={frame?.menuPage ?? '/'} data-part="button">
            {text('emptyWay')}
          </a>
        }
      >
        <p>{text('emptyHint')}</p>
      </EmptyState>
      <AsideItems />
    </div>
  )
}
