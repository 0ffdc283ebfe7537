import type { ReactNode } from 'react'
import { formatPhone, phoneAddress } from '@firkant/domain/format/format-phone.ts'
import { ORDER_CONTACT_ID } from '@firkant/domain/orders/order-pages.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderHelpTexts } from '../order-help.texts.ts'
import style from '../order-page.module.css'

/** How the shop is reached about this order: mails link here. */
export function OrderContact({ order: { number } }: { order: OrderView }): ReactNode {
  const { text, language } = useTexts(orderHelpTexts)
  const { footer } = useFrame()
  if (!footer) return null
  const { email, phone } = footer.company
  return (
    <section id={ORDER_CONTACT_ID} className={style.card} data-part="order-contact">
      <h2 className={style.cardTitle} data-part="order-card-title">
        {text('contactHeading')}
      </h2>
      <p>{text('contactText')}</p>
      <p className={style.ways}>
        <a href={`mailto:${email}?subject=${encodeURIComponent(number)}`} data-part="text-link">
          {email}
        </a>
        <a href={phoneAddress(phone)} data-part="text-link">
          {formatPhone(language, phone)}
        </a>
      </p>
    </section>
  )
}
