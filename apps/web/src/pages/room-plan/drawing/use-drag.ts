import { useRef, type PointerEvent } from 'react'
import { moveBy, snapPiece } from '@firkant/domain/room-plan/move-in-plan.ts'
import type { Point } from '@firkant/domain/room-plan/plan-shapes.ts'
import type { PlacedPiece } from '@firkant/domain/room-plan/room-plan.ts'
import type { RoomPlanner } from '../use-room-plan.ts'

interface Drag {
  readonly from: Point
  readonly piece: PlacedPiece
  now: PlacedPiece
}

/** Screen to room, in millimetres. */
function roomPoint(element: SVGGraphicsElement, { clientX, clientY }: PointerEvent): Point | undefined {
  const matrix = element.ownerSVGElement?.getScreenCTM()?.inverse()
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix)
}

/** With mouse, pen or finger; what ends near a wall or another thing ends at it. */
export function useDrag({ plan, pieces, drag, move, select }: RoomPlanner, index: number) {
  const going = useRef<Drag>(undefined)
  const moved = (event: PointerEvent<SVGGElement>) => {
    const { current } = going
    const point = current && roomPoint(event.currentTarget, event)
    if (!current || !point) return
    current.now = moveBy(plan, current.piece, { x: point.x - current.from.x, y: point.y - current.from.y })
    drag(index, current.now)
  }
  const end = () => {
    const { current } = going
    going.current = undefined
    if (!current || current.now === current.piece) return
    const others = pieces.filter((_, at) => at !== index)
    move(index, snapPiece(plan, current.now, others))
  }
  return {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const piece = pieces[index]
      const from = roomPoint(event.currentTarget, event)
      if (event.button !== 0 || !piece || !from) return
      event.currentTarget.setPointerCapture(event.pointerId)
      select(index)
      going.current = { from, piece, now: piece }
    },
    onPointerMove: moved,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
