import type { ReactNode } from 'react'
import { windowInWords } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { readWindow } from '@firkant/domain/delivery/delivery-plan.ts'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import {
  ORDER_DAY_FIELDS,
  ORDER_DAY_ID,
  ORDER_FORM_PATHS,
  ORDER_TOKEN_PARAM,
} from '@firkant/domain/orders/order-pages.ts'
import type { DayOfPart, OrderDayModel } from '@firkant/domain/page/models/order-models.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderDayTexts } from '../order-day.texts.ts'
import style from './order-day.module.css'

type DayFormProps = DayOfPart & Pick<OrderDayModel, 'token'>

/** A plain form: it works without scripts, and answers with the order's page. */
function DayForm({ token, part, names, chosen, days, windows, until }: DayFormProps): ReactNode {
  const { text, language } = useTexts(orderDayTexts)
  const inWords = (day: string) => formatWeekday(language, new Date(`${day}T12:00:00Z`))
  return (
    <form method="post" action={ORDER_FORM_PATHS.moveDay} className={style.form}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={ORDER_TOKEN_PARAM} value={token} />
      <input type="hidden" name={ORDER_DAY_FIELDS.part} value={part} />
      {names.length > 0 && <h3 className={style.part}>{names.join(', ')}</h3>}
      <SelectBox
        name={ORDER_DAY_FIELDS.day}
        label={text('day')}
        hint={text('hint', { until: inWords(until) })}
        defaultValue={chosen.day}
        choices={days.map((day) => ({ value: day, label: inWords(day) }))}
      />
      {windows.length > 0 && (
        <SelectBox
          name={ORDER_DAY_FIELDS.window}
          label={text('window')}
          defaultValue={chosen.window}
          choices={[
            { value: '', label: text('wholeDay') },
            ...windows.map((window) => ({ value: window, label: windowInWords(readWindow(window)) })),
          ]}
        />
      )}
      <button type="submit" className={style.submit} data-part="button">
        {text('submit')}
      </button>
    </form>
  )
}

function FixedDay({ names }: DayOfPart): ReactNode {
  const { text } = useTexts(orderDayTexts)
  return (
    <div>
      {names.length > 0 && <h3 className={style.part}>{names.join(', ')}</h3>}
      <p>{text('fixed')}</p>
    </div>
  )
}

/** Another day or window for what is on its way, until the lock time. */
export function OrderDay({ outcome, token, parts }: OrderDayModel): ReactNode {
  const { text } = useTexts(orderDayTexts)
  return (
    <section id={ORDER_DAY_ID} className={style.day} data-part="order-day" aria-labelledby={`${ORDER_DAY_ID}-heading`}>
      <h2 id={`${ORDER_DAY_ID}-heading`} className={style.heading}>
        {text('heading')}
      </h2>
      {outcome && (
        <p className={style.outcome} role="status" data-outcome={outcome}>
          {text(outcome)}
        </p>
      )}
      {parts.map((each) =>
        each.days.length > 0 ? (
          <DayForm key={each.part} {...each} token={token} />
        ) : (
          <FixedDay key={each.part} {...each} />
        ),
      )}
    </section>
  )
}
