import { useCallback, useState, type ReactNode } from 'react'
import style from './countdown.module.css'
import { COUNTDOWN_LOOKS, COUNTDOWN_UNITS, LIST_SIGN, runCountdown, stopCountdown } from './run-countdown.ts'

export type CountdownUnits = Readonly<Record<(typeof COUNTDOWN_UNITS)[number], string>>

interface CountdownProps {
  readonly endsAt: Date
  /** Text before the digits: `The price ends in`. */
  readonly lead: string
  /** The end as text: shown until the clock runs, and read once by screen readers. Called where nothing has said it yet. */
  readonly endText: () => string
  readonly units: CountdownUnits
  /** Classes of the parts, for a larger clock. */
  readonly classes?: Partial<Record<(typeof COUNTDOWN_LOOKS)[number], string | undefined>>
}

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : own)

/**
 * Time until a moment. What is inside is no part of React's: the clock runs before that is there, and goes on when the page
 * is taken over.
 */
export function Countdown(props: CountdownProps): ReactNode {
  return <Clock key={props.endsAt.getTime()} {...props} />
}

function Clock({ endsAt, lead, endText, units, classes }: CountdownProps): ReactNode {
  const end = endsAt.toISOString()
  const look = both(style.countdown, classes?.end)
  const place = {
    // Once: a clock that runs stays as it is.
    ref: useCallback((element: HTMLElement) => {
      runCountdown(element, endText)
      return () => stopCountdown(element)
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, []),
    className: style.place,
    'data-part': 'clock',
    'data-lead': lead || undefined,
    'data-units': COUNTDOWN_UNITS.map((unit) => units[unit]).join(LIST_SIGN),
    'data-looks': classes && COUNTDOWN_LOOKS.map((name) => classes[name] ?? '').join(LIST_SIGN),
  }
  const [empty] = useState({ __html: `<time class="${look}" data-part="countdown-end" datetime="${end}"></time>` })
  // oxlint-disable-next-line react/no-danger -- no text of anybody is in it
  if (!import.meta.env.SSR) return <span {...place} dangerouslySetInnerHTML={empty} suppressHydrationWarning />
  return (
    <span {...place}>
      <time className={look} data-part="countdown-end" dateTime={end}>
        {endText()}
      </time>
    </span>
  )
}
