import type { ReactNode } from 'react'
import { stockAlertAddress } from '@firkant/domain/stock-alerts/stock-alert-form.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './notify-link.module.css'

interface NotifyLinkProps {
  /** The product's page; empty on that page itself. */
  readonly url: string
  readonly name: string
  readonly variant: 'icon' | 'full' | 'text'
}

/** In place of the cart button where nothing is left: leads to the form on the product's page. */
export function NotifyLink({ url, name, variant }: NotifyLinkProps): ReactNode {
  const { texts } = useShop()
  const href = stockAlertAddress(url)
  const label = texts.text('stockAlert.actionNamed', { name })
  if (variant === 'icon')
    return (
      <a href={href} className={style.icon} data-part="notify-icon" aria-label={label}>
        <Icon name="bell" />
      </a>
    )
  return (
    <a
      href={href}
      className={variant === 'full' ? style.full : undefined}
      data-part={variant === 'full' ? 'button' : 'text-link'}
      aria-label={label}
    >
      {texts.text('stockAlert.action')}
    </a>
  )
}
