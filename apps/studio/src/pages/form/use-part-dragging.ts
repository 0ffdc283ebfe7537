import { type PointerEvent, useRef, useState } from 'react'

interface Dragged {
  readonly from: number
  /** Where it shall stand among the others. */
  readonly to: number
}

const partsOf = (list: HTMLElement) => [...list.children].filter((each) => each.classList.contains('part'))

/** How many of the others stand above the pointer: of each, its middle counts. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = partsOf(list).filter((_, index) => index !== from)
  return others.filter((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** With a mouse, a finger or a pen; by keyboard there are buttons. */
export function usePartDragging(move: (from: number, to: number) => void) {
  const list = useRef<HTMLFieldSetElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ from, to: from })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged && list.current) setDragged({ from, to: placeAt(list.current, from, clientY) })
    },
    onPointerUp() {
      if (dragged && dragged.to !== dragged.from) move(dragged.from, dragged.to)
      setDragged(undefined)
    },
    onPointerCancel: () => setDragged(undefined),
  })
  /** What a part says of the one that is dragged: that it is the one, or that it comes before or after it. */
  const markOf = (index: number, count: number) => {
    if (!dragged) return undefined
    if (index === dragged.from) return 'dragged'
    const at = index < dragged.from ? index : index - 1
    if (dragged.to === dragged.from) return undefined
    if (at === dragged.to) return 'before'
    return at === count - 2 && dragged.to === count - 1 ? 'after' : undefined
  }
  return { list, handleOf, markOf }
}
