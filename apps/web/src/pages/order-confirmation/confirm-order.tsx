import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { OrderConfirmationModel } from '@firkant/domain/page/order-models.ts'
import style from '../order/order-page.module.css'
import { moneyIn, useOrderTexts } from '../order/use-order-texts.ts'

type ModelOf<Status> = Extract<OrderConfirmationModel, { status: Status }>

function useUntil(until: string) {
  const { language } = useOrderTexts()
  const moment = new Date(until)
  return { day: formatDate(language, moment), time: formatTime(language, moment) }
}

/** The order waits for its mailbox. */
export function AskConfirmation({ number, email, until, reloadUrl }: ModelOf<'askConfirmation'>): ReactNode {
  const { text } = useOrderTexts()
  const told = useUntil(until)
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="askConfirmation">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('askHeading')}
      </h1>
      <p role="status">{text('askText', { number, email, ...told })}</p>
      <p>
        <a href={reloadUrl} data-part="text-link">
          {text('reload')}
        </a>
      </p>
    </div>
  )
}

/** Where the mail's link leads. A plain form, so that only a press confirms, and nothing else is needed for it. */
export function ConfirmOrder({ number, total, currency, until, token }: ModelOf<'confirm'>): ReactNode {
  const { text, language } = useOrderTexts()
  const told = useUntil(until)
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="confirm">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('confirmHeading', { number })}
      </h1>
      <p>{text('confirmText', { total: moneyIn(currency)(total), ...told })}</p>
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
