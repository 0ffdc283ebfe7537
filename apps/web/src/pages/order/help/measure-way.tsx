import type { ReactNode } from 'react'
import { wayInOf } from '@firkant/domain/delivery/way-in.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { OrderView, OrderViewLine } from '@firkant/domain/orders/order-view.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderHelpTexts } from '../order-help.texts.ts'
import pageStyle from '../order-page.module.css'
import style from './measure-way.module.css'

const HOW = ['wayDoor', 'wayStairs', 'wayLift', 'wayTurn'] as const

function Advice({ line: { name, size } }: { line: OrderViewLine }): ReactNode {
  const { text } = useTexts(orderHelpTexts)
  const way = size && wayInOf(size)
  if (!way) return null
  const { narrowestCm: narrow, longestCm: long } = size
  return <li data-way={way}>{text(`way.${way}`, { name, narrow, long })}</li>
}

/** Before large furniture comes to the door: which of it must be measured for, and how. */
export function MeasureWay({ order: { lines, shipping } }: { order: OrderView }): ReactNode {
  const { text, language } = useTexts(orderHelpTexts)
  const { frame, footer } = useFrame()
  const large = lines.filter(({ size }) => size && wayInOf(size))
  const isAwaited = shipping.calendarUrl !== undefined && !shipping.pickupAt
  if (!isAwaited || large.length === 0) return null
  return (
    <section className={pageStyle.card} data-part="measure-way">
      <h2 className={pageStyle.cardTitle} data-part="order-card-title">
        {text('wayHeading')}
      </h2>
      <ul className={style.advice}>
        {large.map((line) => (
          <Advice key={line.id} line={line} />
        ))}
      </ul>
      <details>
        <summary className={style.question}>{text('wayHow')}</summary>
        <ul className={style.steps}>
          {HOW.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
      </details>
      {footer && (
        <p>
          {text('wayTight', {
            email: footer.company.email,
            phone: formatPhone(language, footer.company.phone).replaceAll(' ', '\u00a0'),
          })}
        </p>
      )}
      {frame?.measuringPage !== undefined && (
        <p>
          <a href={frame.measuringPage} data-part="text-link">
            {text('wayMore')}
          </a>
        </p>
      )}
    </section>
  )
}
