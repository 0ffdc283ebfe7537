import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useCartAddress } from '../features/cart/use-cart.ts'
import { useShop } from '../start/shop-context.ts'
import style from './plain-header.module.css'
import { useFrame } from './use-frame.ts'

/** The logo, whom to ask, and the way back to the cart. */
export function PlainHeader(): ReactNode {
  const { texts } = useShop()
  const { pages, footer } = useFrame()
  const cartAddress = useCartAddress()
  const { logo, name } = storefront
  const phone = footer?.company.phone
  return (
    <header className={style.header} data-part="header" data-plain="">
      <div className={style.row}>
        <a
          href={pages?.startPageUrl ?? '#'}
          className={style.logo}
          data-part="logo"
          aria-label={texts.text('shell.toStartPage', { brand: name })}
        >
          <img src={logo.src} alt="" width={logo.width} height={logo.height} />
        </a>
        {phone !== undefined && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={style.help} data-part="plain-help">
            <span>{texts.text('shell.help')}</span> {phone}
          </a>
        )}
        <a
          href={cartAddress}
          className={style.cart}
          data-part="tool"
          data-tool="cart"
          aria-label={texts.text('shell.cart')}
        >
          <Icon name="bag" />
        </a>
      </div>
    </header>
  )
}
