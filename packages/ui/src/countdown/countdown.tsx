import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { countdownParts } from '@firkant/domain/format/countdown.ts'
import style from './countdown.module.css'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks of the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const thisSecond = () => Math.floor(Date.now() / 1000) * 1000

/** The current second; undefined on the server and during hydration, so that markup matches. */
function useSecond(): number | undefined {
  return useSyncExternalStore(subscribe, thisSecond, () => undefined)
}

/** Asked each time: the wish may change while the page is open. */
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
export type CountdownUnits = Readonly<Record<(typeof UNITS)[number], string>>

interface CountdownProps {
  readonly endsAt: Date
  /** Text before the digits: `The price ends in`. */
  readonly lead: string
  /** The end as text: shown until the clock runs, and read once by screen readers. Called where nothing has said it yet. */
  readonly endText: () => string
  readonly units: CountdownUnits
  /** Classes of the parts, for a larger clock. */
  readonly classes?: Partial<Record<'root' | 'end' | 'digits' | 'unit' | 'figure', string | undefined>>
}

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : own)

/** Time until a moment. Only the digits re-render each second; whoever wants less motion sees no seconds run. */
export function Countdown({ endsAt, lead, endText, units, classes = {} }: CountdownProps): ReactNode {
  const second = useSecond()
  // The server's words: the first date that is formatted keeps a slow phone busy for a tenth of a second.
  const [said, setSaid] = useState<{ readonly end: number; readonly text: string }>()
  const end = endsAt.getTime()
  if (second === undefined) {
    return (
      <time
        ref={(element) => {
          if (element && said?.end !== end) setSaid({ end, text: element.textContent })
        }}
        className={both(style.countdown, classes.end)}
        data-part="countdown-end"
        dateTime={endsAt.toISOString()}
        suppressHydrationWarning
      >
        {import.meta.env.SSR ? endText() : ''}
      </time>
    )
  }
  const parts = countdownParts(endsAt, new Date(second))
  const isLeftOut = {
    days: parts.days === 0,
    hours: false,
    minutes: false,
    seconds: parts.seconds === undefined || wantsStillness(),
  }
  const shown = UNITS.filter((unit) => !isLeftOut[unit])
  return (
    <span className={both(style.countdown, classes.root)} role="timer" data-part="countdown">
      <span className="sr-only">{said?.end === end ? said.text : endText()}</span>
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
