import type { ReactNode } from 'react'
import { countdownParts } from '@firkant/domain/format/countdown.ts'
import style from './countdown.module.css'
import { useSecond } from './use-second.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
export type CountdownUnits = Readonly<Record<(typeof UNITS)[number], string>>

interface CountdownProps {
  readonly endsAt: Date
  /** Leads to the digits: `The price ends in`. */
  readonly lead: string
  /** The end in words: stands here until the clock runs, and is what a screen reader hears, once. */
  readonly endText: string
  readonly units: CountdownUnits
}

/** What remains until a moment. Only these digits are drawn again each second. */
export function Countdown({ endsAt, lead, endText, units }: CountdownProps): ReactNode {
  const second = useSecond()
  if (second === undefined) {
    return (
      <time className={style.countdown} data-part="countdown-end" dateTime={endsAt.toISOString()}>
        {endText}
      </time>
    )
  }
  const parts = countdownParts(endsAt, new Date(second))
  const shown = UNITS.filter((unit) => parts[unit] !== undefined && (unit !== 'days' || parts.days > 0))
  return (
    <span className={style.countdown} role="timer" data-part="countdown">
      <span className="sr-only">{endText}</span>
      <span aria-hidden="true">{lead}</span>
      <span className={style.digits} data-part="countdown-digits" aria-hidden="true">
        {shown.map((unit) => (
          <span key={unit}>
            <b>{unit === 'days' ? parts.days : String(parts[unit]).padStart(2, '0')}</b> {units[unit]}
          </span>
        ))}
      </span>
    </span>
  )
}
