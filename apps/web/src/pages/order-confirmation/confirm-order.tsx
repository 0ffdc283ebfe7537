import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { OrderConfirmationModel } from '@firkant/domain/page/models/order-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from '../order/order-page.module.css'
import { moneyIn } from '../order/order-money.ts'
import { orderTexts } from '../order/order.texts.ts'

type ModelOf<Status> = Extract<OrderConfirmationModel, { status: Status }>

function useUntil(until: string) {
  const { language } = useTexts(orderTexts)
  const moment = new Date(until)
  return { day: formatDate(language, moment), time: formatTime(language, moment) }
}

/** The order waits until the buyer confirms it by the mail's link. */
export function AskConfirmation({ number, email, until, reloadUrl }: ModelOf<'askConfirmation'>): ReactNode {
  const { text } = useTexts(orderTexts)
  const deadline = useUntil(until)
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="askConfirmation">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('askHeading')}
      </h1>
      <p role="status">{text('askText', { number, email, ...deadline })}</p>
      <p>
        <a href={reloadUrl} data-part="text-link">
          {text('reload')}
        </a>
      </p>
    </div>
  )
}

/** Target of the mail's link: a plain form, so that only pressing the button confirms. */
export function ConfirmOrder({ number, total, currency, until, token }: ModelOf<'confirm'>): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const deadline = useUntil(until)
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="confirm">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('confirmHeading', { number })}
      </h1>
      <p>{text('confirmText', { total: moneyIn(currency)(total), ...deadline })}</p>
      <form method="post" action={ORDER_FORM_PATHS.confirm}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" data-part="button">
          {text('confirmOrder')}
        </button>
      </form>
    </div>
  )
}
