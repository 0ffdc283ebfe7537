/**
 * Part of every document, before any other code: a press on what React has not taken over yet is kept, shown at once
 * and repeated when it can be heard. It must need nothing but the platform.
 */

/** Longer than a slow line needs; then the press does what it does without scripts. */
export const MAX_QUEUED_MS = 10_000
const LOOK_AGAIN_MS = 50
const PRESSED = 'data-pressed'

/**
 * What does nothing by itself, or less than with its code: buttons, links that open a panel, and `data-kept` (a form's
 * button, a colour, a field that opens a panel). Other links and forms do by themselves what they are for.
 */
const KEPT = 'button[type=button]:not([popovertarget]),a[data-opens],[data-kept]'

interface KeptPress {
  readonly element: HTMLElement
  /** Which of those that are alike. */
  readonly place: number
  readonly event: Event
  readonly until: number
}

/** React notes its part on every element that it has rendered or taken over. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** All elements that say the same: where a page is drawn anew, the pressed one is found again. */
function alike({ tagName, ariaLabel, textContent, ownerDocument }: HTMLElement): readonly HTMLElement[] {
  const all = ownerDocument.querySelectorAll<HTMLElement>(tagName)
  return [...all].filter((one) => one.ariaLabel === ariaLabel && one.textContent === textContent)
}

const isOpener = (element: Element) => element.matches('[aria-haspopup],input')

function mark(element: HTMLElement, isPressed: boolean): void {
  element.toggleAttribute(PRESSED, isPressed)
  element.ariaBusy = isPressed ? 'true' : null
}

function watchFailures(win: Window, giveUp: () => void): void {
  const { dataset } = win.document.documentElement
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) giveUp()
    // Asking pictures themselves would lay the page out.
    if (target instanceof HTMLImageElement) dataset.lostPicture = ''
  }
  win.addEventListener('error', fail, true)
  win.addEventListener('unhandledrejection', () => 'started' in dataset || giveUp())
}

export function queuePresses(win: Window & typeof globalThis): void {
  let kept: readonly KeptPress[] = []
  let repeated: Event | undefined
  let isGivenUp = false
  let timer = 0

  function repeat({ element, event }: KeptPress): void {
    mark(element, false)
    // An event is its own description: same place, same bubbling.
    repeated = event.type === 'change' ? new Event('change', event) : new MouseEvent('click', event)
    element.dispatchEvent(repeated)
    repeated = undefined
  }

  function look(): void {
    const now = Date.now()
    const all = kept.flatMap((press) => {
      const element = press.element.isConnected ? press.element : alike(press.element)[press.place]
      return element ? [{ ...press, element }] : []
    })
    kept = all.filter(({ element, until }) => !isGivenUp && until > now && !isTakenOver(element))
    timer = kept.length > 0 ? win.setTimeout(look, LOOK_AGAIN_MS) : 0
    for (const press of all) if (!kept.includes(press)) repeat(press)
  }

  function keep(element: HTMLElement, event: Event): void {
    const others = kept.filter((press) => press.element !== element || press.event.type !== event.type)
    const { ariaPressed } = element
    const isAgain = others.length < kept.length
    // A heart shows at once what it will be, and a second press takes it back.
    if (ariaPressed) {
      element.ariaPressed = `${ariaPressed !== 'true'}`
      if (isAgain) {
        kept = others
        return mark(element, false)
      }
    }
    // Pressed again because nothing happened yet: it still happens once.
    if (!isAgain || event.type === 'change')
      kept = [...others, { element, place: alike(element).indexOf(element), event, until: Date.now() + MAX_QUEUED_MS }]
    if (event.type !== 'change' && element.tagName !== 'INPUT') mark(element, true)
    timer ||= win.setTimeout(look, LOOK_AGAIN_MS)
  }

  /** Whoever presses something else no longer waits for a panel. */
  function forgetOpeners(pressed: Element | null): void {
    for (const { element } of kept) if (isOpener(element) && element !== pressed) mark(element, false)
    kept = kept.filter(({ element }) => !isOpener(element) || element === pressed)
  }

  function take(event: Event, selector: string): void {
    if (event === repeated || isGivenUp || !(event.target instanceof Element)) return
    const element = event.target.closest<HTMLElement>(selector)
    if (event.type === 'click' || (event.type === 'keydown' && element)) forgetOpeners(element)
    if (!element || isTakenOver(element) || element.matches(':disabled')) return
    // The window's own listeners hear of it: they may show more (`waiting/panel-frame.ts`).
    event.stopPropagation()
    // The list has its new choice already.
    if (event.type !== 'change') event.preventDefault()
    keep(element, event)
  }

  win.addEventListener('click', (event) => isPlain(event) && take(event, KEPT), true)
  win.addEventListener('change', (event) => take(event, 'select'), true)
  // Links to panels are pressed with the space bar, too.
  win.addEventListener('keydown', (event) => event.key === ' ' && take(event, 'a[data-opens]'), true)
  // Without its code the shop works by links and forms, at once.
  const giveUp = () => {
    isGivenUp = true
    look()
  }
  watchFailures(win, giveUp)
}
