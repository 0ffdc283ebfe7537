import type { ReactNode } from 'react'
import { formatPhone, phoneAddress } from '@firkant/domain/format/format-phone.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useCartAddress } from '../../features/cart/use-cart.ts'
import { useShop } from '../../platform/shop-context.ts'
import { Logo } from './logo.tsx'
import style from './plain-header.module.css'
import { useFrame } from '../../platform/use-frame.ts'
import { cartLabel } from './tool-counts.ts'

/** Logo, contact and the link back to the cart. */
export function PlainHeader(): ReactNode {
  const { texts, language } = useShop()
  const { footer } = useFrame()
  const cartAddress = useCartAddress()
  const phone = footer?.company.phone
  return (
    <header className={style.header} data-part="header" data-plain="">
      <div className={style.row}>
        <Logo />
        {phone !== undefined && (
          <a href={phoneAddress(phone)} className={style.help}>
            <span className={style.helpWord}>{texts.text('shell.help')}</span> {formatPhone(language, phone)}
          </a>
        )}
        <a
          href={cartAddress}
          className={style.cart}
          data-alone={phone === undefined || undefined}
          data-tool="cart"
          aria-label={cartLabel(language, undefined)}
        >
          <Icon name="bag" className={style.cartIcon} />
        </a>
      </div>
    </header>
  )
}
