export type DrawerSide = 'left' | 'right' | 'top' | 'bottom'

const MIN_SWIPE_PX = 70
/** A swipe moves clearly along one axis; otherwise it is a scroll. */
const MIN_STRAIGHTNESS = 2
/** Below this it may still be a tap or a scroll. */
const MIN_DRAG_PX = 12

interface Point {
  readonly x: number
  readonly y: number
}

/** Distance of the finger towards the panel's side, and across. */
function wayOf(side: DrawerSide, from: Point, to: Point): { readonly outwards: number; readonly across: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [along, across] = side === 'left' || side === 'right' ? [dx, dy] : [dy, dx]
  return { outwards: side === 'left' || side === 'top' ? -along : along, across: Math.abs(across) }
}

/** Whether the finger moved far enough towards the panel's side. */
export function isSwipeTo(side: DrawerSide, from: Point, to: Point): boolean {
  const { outwards, across } = wayOf(side, from, to)
  return outwards >= MIN_SWIPE_PX && outwards >= MIN_STRAIGHTNESS * across
}

/** Elements that scroll along the swipe's axis keep their touches. */
function takesTouches(target: EventTarget | null, within: Element, side: DrawerSide): boolean {
  const isSideways = side === 'left' || side === 'right'
  for (let part = target instanceof Element ? target : null; part && part !== within; part = part.parentElement) {
    if (part.matches('input')) return true
    const scrolls = isSideways ? part.scrollWidth > part.clientWidth + 1 : part.scrollHeight > part.clientHeight + 1
    // Hidden overflow can't be scrolled by touch.
    if (scrolls && /auto|scroll/.test(getComputedStyle(part)[isSideways ? 'overflowX' : 'overflowY'])) return true
  }
  return false
}

/** The panel follows the finger; released far enough it closes, otherwise it slides back. */
function drag(panel: HTMLElement, side: DrawerSide, outwards: number): void {
  const moved = Math.max(0, outwards) * (side === 'left' || side === 'top' ? -1 : 1)
  panel.dataset.dragged = ''
  panel.style.translate = side === 'left' || side === 'right' ? `${moved}px` : `0 ${moved}px`
}

function letGo(panel: HTMLElement): void {
  delete panel.dataset.dragged
  panel.style.translate = ''
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })

export function whenSwiped(dialog: HTMLDialogElement, side: DrawerSide): () => void {
  let from: Point | undefined
  let isDragging = false
  const start = (event: TouchEvent) => {
    const [touch] = event.touches
    const isOne = touch && event.touches.length === 1 && !takesTouches(event.target, dialog, side)
    from = isOne ? pointOf(touch) : undefined
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!from || !touch) return
    const { outwards, across } = wayOf(side, from, pointOf(touch))
    isDragging ||= outwards >= MIN_DRAG_PX && outwards >= MIN_STRAIGHTNESS * across
    if (isDragging) drag(dialog, side, outwards)
  }
  const end = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    if (isDragging) letGo(dialog)
    if (from && touch && event.type === 'touchend' && isSwipeTo(side, from, pointOf(touch))) dialog.close()
    from = undefined
    isDragging = false
  }
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  dialog.addEventListener('touchstart', start, options)
  dialog.addEventListener('touchmove', move, options)
  dialog.addEventListener('touchend', end, options)
  dialog.addEventListener('touchcancel', end, options)
  return () => {
    letGo(dialog)
    listening.abort()
  }
}
