import type { ReactNode } from 'react'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import type { EmployeePageModel, ShownReservation } from '@firkant/domain/page/models/employee-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './employee-page.module.css'
import { Act } from './plain-form.tsx'
import { employeePageTexts } from './employee-page.texts.ts'

function Reservation({ shown, mayEnd }: { readonly shown: ShownReservation; readonly mayEnd: boolean }): ReactNode {
  const { text, language } = useTexts(employeePageTexts)
  const { id, productName: product, quantity, customerName: customer, customerContact, reservedBy, isInCart } = shown
  const end = new Date(shown.expiresAt)
  const moment = { date: formatShortDate(language, end), time: formatTime(language, end) }
  return (
    <li className={style.row} data-part="employee-reservation">
      <div className={style.facts}>
        <h3 className={style.name}>
          <bdi>{customer}</bdi>
        </h3>
        <p>
          {text('today.pieces', { count: String(quantity) })} {product}
        </p>
        <p className={style.small}>
          <time dateTime={shown.expiresAt}>{text('today.until', moment)}</time>
          {customerContact !== undefined && (
            <>
              {' · '}
              <bdi>{customerContact}</bdi>
            </>
          )}
          {reservedBy !== '' && ` · ${text('today.by', { name: reservedBy })}`}
          {isInCart && ` · ${text('today.inCart')}`}
        </p>
      </div>
      {mayEnd && (
        <div className={style.acts}>
          <Act
            action={EMPLOYEE_FORMS.sell}
            field="id"
            value={id}
            part="button"
            label={text('today.sellNamed', { product, customer })}
          >
            {text('today.sell')}
          </Act>
          <Act
            action={EMPLOYEE_FORMS.release}
            field="id"
            value={id}
            label={text('today.releaseNamed', { product, customer })}
          >
            {text('today.release')}
          </Act>
        </div>
      )}
    </li>
  )
}

/** The store today. */
export function DayView({ model: { day, may } }: { readonly model: EmployeePageModel }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  if (!day) return <p className={style.empty}>{text('today.noStore')}</p>
  const mayEnd = may.includes('reserve')
  return (
    <div className={style.columns}>
      <section className={style.card}>
        <h2 className={style.heading}>{text('today.reservations')}</h2>
        {day.reservations.length === 0 && <p className={style.empty}>{text('today.noReservations')}</p>}
        <ul className={style.list}>
          {day.reservations.map((shown) => (
            <Reservation key={shown.id} shown={shown} mayEnd={mayEnd} />
          ))}
        </ul>
      </section>
      <section className={style.card}>
        <h2 className={style.heading}>{text('today.orders')}</h2>
        {day.orders.length === 0 && <p className={style.empty}>{text('today.noOrders')}</p>}
        <ul className={style.list}>
          {day.orders.map(({ number, state }) => (
            <li key={number} className={style.row}>
              <span className={style.name}>{number}</span>
              <span className={style.mark}>{text(`state.${state}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
