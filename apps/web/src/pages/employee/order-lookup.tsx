import type { ReactNode } from 'react'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import {
  MAX_PROOF_LENGTH,
  MAX_REASON_LENGTH,
  LOOKUP_REASONS,
  MIN_REASON_LENGTH,
} from '@firkant/domain/employee/order-lookup.ts'
import { formatDate, formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { formatPrice, formatTotal } from '@firkant/domain/money/format-price.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { MAX_WRITTEN_NUMBER_LENGTH } from '@firkant/domain/orders/order-number.ts'
import type { EmployeePageModel, LookedUpOrder } from '@firkant/domain/page/models/employee-models.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './employee-page.module.css'
import { PlainForm } from './plain-form.tsx'
import { employeePageTexts } from './employee-page.texts.ts'

function LookupForm(): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const messages = { missing: text('order.missing') }
  return (
    <section className={style.card}>
      <h2 className={style.heading}>{text('view.order')}</h2>
      <p className={style.empty}>{text('order.intro')}</p>
      <PlainForm action={EMPLOYEE_FORMS.findOrder} className={style.form} name="employee-find-order">
        <TextField
          name="number"
          label={text('order.number')}
          hint={text('order.numberHint')}
          maxLength={MAX_WRITTEN_NUMBER_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          messages={messages}
        />
        <TextField
          name="proof"
          label={text('order.proof')}
          hint={text('order.proofHint')}
          maxLength={MAX_PROOF_LENGTH}
          autoComplete="off"
          required
          messages={messages}
        />
        <SelectBox
          name="reason"
          label={text('order.reason')}
          placeholder={text('order.chooseReason')}
          defaultValue=""
          required
          messages={messages}
          choices={LOOKUP_REASONS.map((value) => ({ value, label: text(`reason.${value}`) }))}
        />
        <TextField
          name="text"
          label={text('order.text')}
          hint={text('order.textHint')}
          minLength={MIN_REASON_LENGTH}
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          required
          messages={messages}
        />
        <button type="submit" data-part="button">
          {text('order.submit')}
        </button>
      </PlainForm>
    </section>
  )
}

function Facts({ order }: { readonly order: LookedUpOrder }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const { shipping, payment, parcel, town } = order
  const facts = [
    [text('found.delivery'), [shipping.name, shipping.estimatedDelivery].filter(Boolean).join(' · ')],
    [text('found.town'), shipping.pickupAt?.join(', ') ?? town],
    [text('found.payment'), payment && `${payment.name}, ${text(`standing.${payment.standing}`)}`],
    [text('found.parcel'), parcel && `${parcel.carrier} ${parcel.number}`],
  ] as const
  return (
    <dl className={style.terms}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function FoundOrder({ order, again }: { readonly order: LookedUpOrder; readonly again: string }): ReactNode {
  const { text, language } = useTexts(employeePageTexts)
  const { number, currency, lines, totals, history, state } = order
  const at = new Date(order.placedAt)
  const moneyOf = (amount: number) => ({ minor: Math.round(amount * MINOR_PER_MAJOR), currency })
  return (
    <section className={style.card}>
      <h2 className={style.heading}>{text('found.heading', { number })}</h2>
      <p>
        <span className={style.mark}>{text(`state.${state}`)}</span>{' '}
        {text('found.placed', { date: formatDate(language, at), time: formatTime(language, at) })}
      </p>
      <Facts order={order} />
      <h3 className={style.subheading}>{text('found.lines')}</h3>
      <ul className={style.list}>
        {lines.map(({ id, name, subtitle, quantity, paid }) => (
          <li key={id} className={style.row}>
            <span className={style.facts}>
              <span className={style.name}>{name}</span>
              <span className={style.small}>
                {text('today.pieces', { count: String(quantity) })} {subtitle}
              </span>
            </span>
            <span>{formatPrice(moneyOf(paid.inclVat))}</span>
          </li>
        ))}
        <li className={style.row}>
          <span className={style.name}>{text('found.total')}</span>
          <span className={style.name}>{formatTotal(moneyOf(totals.total.inclVat))}</span>
        </li>
      </ul>
      <h3 className={style.subheading}>{text('found.history')}</h3>
      <ol className={style.list}>
        {history.map((step) => {
          const stepAt = new Date(step.at)
          return (
            <li key={`${step.state}${step.at}`} className={style.row}>
              <span>{text(`state.${step.state}`)}</span>
              <time className={style.small} dateTime={step.at}>
                {formatShortDate(language, stepAt)} {formatTime(language, stepAt)}
              </time>
            </li>
          )
        })}
      </ol>
      <p className={style.small}>
        {text('found.shownUntil', { time: formatTime(language, new Date(order.shownUntil)) })}
      </p>
      <a href={again} data-part="text-link">
        {text('found.another')}
      </a>
    </section>
  )
}

/** A customer's order: what was looked up, or the form. */
export function OrderLookup({ model }: { readonly model: EmployeePageModel }): ReactNode {
  const again = model.views.find(({ view }) => view === 'order')?.url ?? ''
  return (
    <div className={style.narrow}>
      {model.order ? <FoundOrder order={model.order} again={again} /> : <LookupForm />}
    </div>
  )
}
