import { doorZone } from './plan-openings.ts'
import { boundsOf, gapBetween, shapeOf, type Gap } from './plan-shapes.ts'
import type { PlacedPiece, RoomPlan } from './room-plan.ts'

/** What touches does not overlap: nobody measures more exactly than this. */
export const TOLERANCE_MM = 1

/** Pieces are named by their place in the plan. */
export type PlanProblem =
  | { readonly kind: 'overlap'; readonly piece: number; readonly other: number; readonly byMm: number }
  | { readonly kind: 'door'; readonly piece: number; readonly opening: number }
  | { readonly kind: 'outside'; readonly piece: number; readonly byMm: number }

export interface WallDistances {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type PlanRoom = Pick<RoomPlan, 'widthMm' | 'lengthMm' | 'openings'>

/** Less than nothing beyond the wall. */
export function wallDistances({ widthMm, lengthMm }: PlanRoom, piece: PlacedPiece): WallDistances {
  const { left, top, right, bottom } = boundsOf(shapeOf(piece))
  return { left, top, right: widthMm - right, bottom: lengthMm - bottom }
}

export interface Neighbour extends Gap {
  readonly index: number
}

/** The nearest of the others that stand on the same floor. */
export function nearestNeighbour(pieces: readonly PlacedPiece[], index: number): Neighbour | undefined {
  const piece = pieces[index]
  if (!piece || piece.isFlat) return undefined
  const shape = shapeOf(piece)
  const others = pieces.flatMap((other, at) =>
    at === index || other.isFlat ? [] : [{ index: at, ...gapBetween(shape, shapeOf(other)) }],
  )
  return others.reduce<Neighbour | undefined>((best, each) => (best && best.mm <= each.mm ? best : each), undefined)
}

export function planProblems(room: PlanRoom, pieces: readonly PlacedPiece[]): readonly PlanProblem[] {
  const shapes = pieces.map(shapeOf)
  const depth = (one: number, other: number) => {
    const [a, b] = [shapes[one], shapes[other]]
    return a && b ? -gapBetween(a, b).mm : 0
  }
  return pieces.flatMap((piece, index): PlanProblem[] => {
    const beyond = -Math.min(...Object.values(wallDistances(room, piece)))
    const outside: PlanProblem[] =
      beyond > TOLERANCE_MM ? [{ kind: 'outside', piece: index, byMm: Math.round(beyond) }] : []
    if (piece.isFlat) return outside
    const overlaps = pieces.flatMap((other, at): PlanProblem[] => {
      const byMm = at > index && !other.isFlat ? depth(index, at) : 0
      return byMm > TOLERANCE_MM ? [{ kind: 'overlap', piece: index, other: at, byMm: Math.round(byMm) }] : []
    })
    const shape = shapeOf(piece)
    const blocked = room.openings.flatMap((opening, at): PlanProblem[] =>
      opening.kind === 'door' && -gapBetween(shape, doorZone(room, opening)).mm > TOLERANCE_MM
        ? [{ kind: 'door', piece: index, opening: at }]
        : [],
    )
    return [...outside, ...overlaps, ...blocked]
  })
}
