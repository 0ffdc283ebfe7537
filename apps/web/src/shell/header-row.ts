export const SCROLL_THROTTLE_MS = 300
/** A hand on the glass trembles: less than this is no scrolling. */
const LEAST_MOVE_PX = 8

/** Where the page stood when it was last looked at, and whether the header's second row was hidden there. */
export interface RowState {
  readonly y: number
  readonly isHidden: boolean
}

interface Sight {
  readonly y: number
  /** As far down as this the row has its own place on the page and hides nothing. */
  readonly topEnd: number
  readonly hasFocus: boolean
}

/** Down: the row makes room for the page. Up, at the top, or while someone writes in it: it is there. */
export function nextRowState(before: RowState, { y, topEnd, hasFocus }: Sight): RowState {
  if (hasFocus || y <= topEnd) return { y, isHidden: false }
  const moved = y - before.y
  if (Math.abs(moved) < LEAST_MOVE_PX) return before
  return { y, isHidden: moved > 0 }
}

interface Throttled {
  readonly call: () => void
  readonly stop: () => void
}

/** At once, then at most once in the time given; what came meanwhile is looked at when it has passed. */
export function throttled(action: () => void, pauseMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMissed = false
  function run(): void {
    isMissed = false
    action()
    timer = setTimeout(() => {
      timer = undefined
      if (isMissed) run()
    }, pauseMs)
  }
  return {
    call: () => (timer === undefined ? run() : (isMissed = true)),
    stop: () => clearTimeout(timer),
  }
}

export interface HeaderRow {
  /** A new page: the row is there, wherever on it the visitor is put. */
  readonly show: () => void
  readonly stop: () => void
}

const HIDDEN = 'data-header-row-hidden'

/** Tells by an attribute of the root, so that whatever sticks below the header can follow it without a render. */
export function watchHeaderRow(win: Window, header: HTMLElement): HeaderRow {
  const root = win.document.documentElement
  let state: RowState | undefined = { y: win.scrollY, isHidden: false }
  const scrolled = throttled(() => {
    const y = win.scrollY
    const topEnd = 2 * header.offsetHeight
    const hasFocus = header.querySelector('search')?.contains(win.document.activeElement) ?? false
    state = state ? nextRowState(state, { y, topEnd, hasFocus }) : { y, isHidden: false }
    root.toggleAttribute(HIDDEN, state.isHidden)
  }, SCROLL_THROTTLE_MS)
  win.addEventListener('scroll', scrolled.call, { passive: true })
  return {
    show() {
      state = undefined
      root.removeAttribute(HIDDEN)
    },
    stop() {
      win.removeEventListener('scroll', scrolled.call)
      scrolled.stop()
      root.removeAttribute(HIDDEN)
    },
  }
}
