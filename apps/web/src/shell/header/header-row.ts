export const SCROLL_THROTTLE_MS = 300
/** Smaller moves are tremor, not scrolling. */
const MIN_MOVE_PX = 8

/** Scroll position at the last check, and whether the header's second row was hidden. */
export interface RowState {
  readonly y: number
  readonly isHidden: boolean
}

interface Sight {
  readonly y: number
  /** Above this position the row covers nothing and is always shown. */
  readonly topEnd: number
  readonly hasFocus: boolean
}

/** Hidden when scrolling down; shown when scrolling up, at the top, or while its field has the focus. */
export function nextRowState(before: RowState, { y, topEnd, hasFocus }: Sight): RowState {
  if (hasFocus || y <= topEnd) return { y, isHidden: false }
  const moved = y - before.y
  if (Math.abs(moved) < MIN_MOVE_PX) return before
  return { y, isHidden: moved > 0 }
}

interface Throttled {
  readonly call: () => void
  readonly stop: () => void
}

/** Throttle: runs at once, then at most once per interval, with a trailing run. */
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
  /** A new page shows the row, whatever its scroll position. */
  readonly show: () => void
  readonly stop: () => void
}

const HIDDEN = 'data-header-row-hidden'

/** Sets an attribute on the root, so that sticky parts can follow without a render. */
export function watchHeaderRow(win: Window, header: HTMLElement): HeaderRow {
  const root = win.document.documentElement
  let state: RowState | undefined
  let last = 0
  // With the next frame, which lays the page out anyway; now it would be laid out while it is being taken over.
  const frame = win.requestAnimationFrame(() => {
    last = win.scrollY
    state ??= { y: last, isHidden: false }
  })
  const scrolled = throttled(() => {
    const y = win.scrollY
    const topEnd = 2 * header.offsetHeight
    const hasFocus = header.querySelector('search')?.contains(win.document.activeElement) ?? false
    state = state ? nextRowState(state, { y, topEnd, hasFocus }) : { y, isHidden: false }
    root.toggleAttribute(HIDDEN, state.isHidden)
  }, SCROLL_THROTTLE_MS)
  /** Whoever turns round between two looks is going the other way, even if not yet back at the place of the first. */
  const follow = () => {
    const y = win.scrollY
    if (state && (y - last) * (last - state.y) < 0) state = { ...state, y: last }
    last = y
    scrolled.call()
  }
  win.addEventListener('scroll', follow, { passive: true })
  return {
    show() {
      state = undefined
      root.removeAttribute(HIDDEN)
    },
    stop() {
      win.cancelAnimationFrame(frame)
      win.removeEventListener('scroll', follow)
      scrolled.stop()
      root.removeAttribute(HIDDEN)
    },
  }
}
