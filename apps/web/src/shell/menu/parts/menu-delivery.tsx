import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { DeliveryPlaceLink } from '../../../features/delivery/delivery-place-link.tsx'
import style from './menu-links.module.css'

/** Where things are sent: a phone's header has no room for it. */
export function MenuDelivery(): ReactNode {
  return (
    <ul className={style.delivery}>
      <li>
        <DeliveryPlaceLink
          className={style.link}
          part="menu-delivery-link"
          icon={<Icon name="truck" className={style.icon} />}
        />
      </li>
    </ul>
  )
}
