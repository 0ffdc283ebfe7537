import type { ReactNode } from 'react'
import { countdownParts } from '@firkant/domain/format/countdown.ts'
import style from './countdown.module.css'
import { useSecond } from './use-second.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
export type CountdownUnits = Readonly<Record<(typeof UNITS)[number], string>>

interface CountdownProps {
  readonly endsAt: Date
  /** Text before the digits: `The price ends in`. */
  readonly lead: string
  /** The end as text: shown until the clock runs, and read once by screen readers. */
  readonly endText: string
  readonly units: CountdownUnits
  /** Classes of the parts, for a larger clock. */
  readonly classes?: Partial<Record<'root' | 'end' | 'digits' | 'unit' | 'figure', string | undefined>>
}

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : own)

/** Time until a moment. Only the digits re-render each second. */
export function Countdown({ endsAt, lead, endText, units, classes = {} }: CountdownProps): ReactNode {
  const second = useSecond()
  if (second === undefined) {
    return (
      <time className={both(style.countdown, classes.end)} data-part="countdown-end" dateTime={endsAt.toISOString()}>
        {endText}
      </time>
    )
  }
  const parts = countdownParts(endsAt, new Date(second))
  const shown = UNITS.filter((unit) => parts[unit] !== undefined && (unit !== 'days' || parts.days > 0))
  return (
    <span className={both(style.countdown, classes.root)} role="timer" data-part="countdown">
      <span className="sr-only">{endText}</span>
      <span aria-hidden="true">{lead}</span>
      <span className={both(style.digits, classes.digits)} data-part="countdown-digits" aria-hidden="true">
        {shown.map((unit) => (
          <span key={unit} className={classes.unit}>
            <b className={both(style.figure, classes.figure)}>
              {unit === 'days' ? parts.days : String(parts[unit]).padStart(2, '0')}
            </b>{' '}
            {units[unit]}
          </span>
        ))}
      </span>
    </span>
  )
}
