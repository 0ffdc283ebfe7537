import type { ReactNode } from 'react'
import { isTakenNow } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderHelpTexts } from '../order-help.texts.ts'
import style from './order-arrival.module.css'

/** The day of an order that is awaited, with a file for the calendar; nothing for one that has come. */
export function OrderArrival({ order: { shipping } }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderHelpTexts)
  const { calendarUrl, estimatedDelivery, methodKey, moveUrl } = shipping
  if (calendarUrl === undefined || isTakenNow(methodKey)) return null
  return (
    <div className={style.arrival} data-part="order-arrival">
      <p className={style.day}>{estimatedDelivery}</p>
      <p>
        <a href={calendarUrl} download="" data-part="text-link">
          {text('calendar')}
        </a>
      </p>
      {moveUrl !== undefined && (
        <p>
          <a href={moveUrl} data-part="text-link">
            {text('moveDay')}
          </a>
        </p>
      )}
    </div>
  )
}
