import { countdownParts } from '@firkant/domain/format/countdown.ts'
import style from './countdown.module.css'

export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
type Unit = (typeof COUNTDOWN_UNITS)[number]

/** How lists of names and classes are written in an attribute. */
export const LIST_SIGN = '|'
/** The order of the classes in `data-looks`. */
export const COUNTDOWN_LOOKS = ['root', 'end', 'digits', 'unit', 'figure'] as const
type Looks = Partial<Record<(typeof COUNTDOWN_LOOKS)[number], string | undefined>>

const LOOKS_ATTRIBUTE = 'data-looks'

/** Asked each time: the wish may change while the page is open. */
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : (own ?? ''))

const listOf = (place: Element, name: string) => place.getAttribute(name)?.split(LIST_SIGN) ?? []

interface Clock {
  readonly endsAt: Date
  readonly units: Readonly<Record<Unit, string>>
  readonly looks: Looks
  readonly digits: HTMLElement
  shown: string
}

const clocks = new Map<Element, Clock>()
let timer: ReturnType<typeof setInterval> | undefined

function span(className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('span')
  if (className) element.className = className
  element.append(...children)
  return element
}

function unitOf({ looks, units }: Clock, unit: Unit, text: string): HTMLElement {
  const figure = document.createElement('b')
  figure.className = both(style.figure, looks.figure)
  figure.append(text)
  return span(looks.unit ?? '', figure, ` ${units[unit]}`)
}

/** Whoever wants less motion sees no seconds run. */
function drawDigits(clock: Clock): void {
  const parts = countdownParts(clock.endsAt, new Date(Math.floor(Date.now() / 1000) * 1000))
  const isLeftOut = {
    days: parts.days === 0,
    hours: false,
    minutes: false,
    seconds: parts.seconds === undefined || wantsStillness(),
  }
  const texts = COUNTDOWN_UNITS.filter((unit) => !isLeftOut[unit]).map((unit) => {
    const value = String(parts[unit])
    return [unit, unit === 'days' ? value : value.padStart(2, '0')] as const
  })
  if (clock.shown === String(texts)) return
  clock.shown = String(texts)
  clock.digits.replaceChildren(...texts.map(([unit, text]) => unitOf(clock, unit, text)))
}

/** One timer for all clocks of the page. */
function tick(): void {
  for (const clock of clocks.values()) drawDigits(clock)
}

export function stopCountdown(place: Element): void {
  clocks.delete(place)
  if (clocks.size > 0) return
  clearInterval(timer)
  timer = undefined
}

function withPart(element: HTMLElement, part: string): HTMLElement {
  element.setAttribute('data-part', part)
  return element
}

function hidden(element: HTMLElement): HTMLElement {
  element.ariaHidden = 'true'
  return element
}

/** `endText` where nothing has said it yet: the first date that is formatted keeps a slow phone busy for a tenth of a second. */
export function runCountdown(place: Element, endText: () => string = () => ''): void {
  const end = place.querySelector('time')
  if (clocks.has(place) || !end) return
  const [days = '', hours = '', minutes = '', seconds = ''] = listOf(place, 'data-units')
  const given = listOf(place, LOOKS_ATTRIBUTE)
  const looks: Looks = Object.fromEntries(COUNTDOWN_LOOKS.map((name, index) => [name, given[index]]))
  const digits = hidden(withPart(span(both(style.digits, looks.digits)), 'countdown-digits'))
  const units = { days, hours, minutes, seconds }
  const clock: Clock = { endsAt: new Date(end.dateTime), units, looks, digits, shown: '' }
  const said = span('sr-only', end.textContent || endText())
  const root = withPart(span(both(style.countdown, looks.root), said), 'countdown')
  root.role = 'timer'
  root.append(hidden(span('', place.getAttribute('data-lead') ?? '')), digits)
  drawDigits(clock)
  place.replaceChildren(root)
  clocks.set(place, clock)
  timer ??= setInterval(tick, 1000)
}
