export type DrawerSide = 'left' | 'right' | 'top' | 'bottom'

const LEAST_SWIPE_PX = 70
/** A swipe goes clearly one way: what goes as far across is a scroll. */
const LEAST_STRAIGHTNESS = 2

interface Point {
  readonly x: number
  readonly y: number
}

/** Whether the finger went off to the side that the panel came from. */
export function isSwipeTo(side: DrawerSide, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [along, across] = side === 'left' || side === 'right' ? [dx, dy] : [dy, dx]
  const outwards = side === 'left' || side === 'top' ? -along : along
  return outwards >= LEAST_SWIPE_PX && outwards >= LEAST_STRAIGHTNESS * Math.abs(across)
}

/** What scrolls or slides by itself along the swipe keeps its touches. */
function takesTouches(target: EventTarget | null, within: Element, side: DrawerSide): boolean {
  const isSideways = side === 'left' || side === 'right'
  for (let part = target instanceof Element ? target : null; part && part !== within; part = part.parentElement) {
    if (part.matches('input')) return true
    const scrolls = isSideways ? part.scrollWidth > part.clientWidth + 1 : part.scrollHeight > part.clientHeight + 1
    if (scrolls && getComputedStyle(part)[isSideways ? 'overflowX' : 'overflowY'] !== 'visible') return true
  }
  return false
}

export function whenSwiped(panel: HTMLElement, side: DrawerSide, onSwiped: () => void): () => void {
  let from: Point | undefined
  const start = (event: TouchEvent) => {
    const [touch] = event.touches
    const isOne = touch && event.touches.length === 1 && !takesTouches(event.target, panel, side)
    from = isOne ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const end = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    if (from && touch && isSwipeTo(side, from, { x: touch.clientX, y: touch.clientY })) onSwiped()
    from = undefined
  }
  panel.addEventListener('touchstart', start, { passive: true })
  panel.addEventListener('touchend', end, { passive: true })
  return () => {
    panel.removeEventListener('touchstart', start)
    panel.removeEventListener('touchend', end)
  }
}
