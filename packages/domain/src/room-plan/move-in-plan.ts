import { planProblems, type PlanRoom } from './plan-findings.ts'
import { boundsOf, shapeOf, type Bounds } from './plan-shapes.ts'
import { QUARTER, type PlacedPiece, type PlanPiece } from './room-plan.ts'

/** A drag that ends this near to a wall or an edge ends at it. */
const SNAP_MM = 60
/** Places that are tried for what is new, along the walls first. */
const TRY_MM = 100

type Spot = Pick<PlacedPiece, 'xMm' | 'yMm' | 'turn'>

const wholeTurn = 360
export const rotateBy = (turn: number, degrees: number): number =>
  (((turn + degrees) % wholeTurn) + wholeTurn) % wholeTurn

const boundsAt = (piece: PlacedPiece): Bounds => boundsOf(shapeOf(piece))

/** Into the room; in the middle of what is too short for it. */
export function clampInside<Piece extends PlacedPiece>(room: PlanRoom, piece: Piece): Piece {
  const { left, right, top, bottom } = boundsAt(piece)
  const into = (from: number, to: number, length: number) => {
    if (to - from > length) return (length - from - to) / 2
    return from < 0 ? -from : Math.min(0, length - to)
  }
  return {
    ...piece,
    xMm: Math.round(piece.xMm + into(left, right, room.widthMm)),
    yMm: Math.round(piece.yMm + into(top, bottom, room.lengthMm)),
  }
}

export function moveBy<Piece extends PlacedPiece>(room: PlanRoom, piece: Piece, by: { x: number; y: number }): Piece {
  return clampInside(room, { ...piece, xMm: Math.round(piece.xMm + by.x), yMm: Math.round(piece.yMm + by.y) })
}

export interface WantedBounds {
  readonly left?: number | undefined
  readonly top?: number | undefined
}

/** So that its bounds begin there: what fields ask for. Without a field it stays where it is. */
export function moveTo<Piece extends PlacedPiece>(room: PlanRoom, piece: Piece, to: WantedBounds): Piece {
  const { left, top } = boundsAt(piece)
  return moveBy(room, piece, { x: (to.left ?? left) - left, y: (to.top ?? top) - top })
}

export function rotatePiece<Piece extends PlacedPiece>(room: PlanRoom, piece: Piece, degrees: number = QUARTER): Piece {
  return clampInside(room, { ...piece, turn: rotateBy(piece.turn, degrees) })
}

function nearestShift(edges: readonly number[], targets: readonly number[]): number {
  const shifts = edges.flatMap((edge) => targets.map((target) => target - edge))
  const best = shifts.reduce((least, shift) => (Math.abs(shift) < Math.abs(least) ? shift : least), Infinity)
  return Math.abs(best) <= SNAP_MM ? best : 0
}

/** After a drag: at a wall, or edge to edge with something near. */
export function snapPiece<Piece extends PlacedPiece>(
  room: PlanRoom,
  piece: Piece,
  others: readonly PlacedPiece[],
): Piece {
  const { left, right, top, bottom } = boundsAt(piece)
  const beside = others.filter((other) => !other.isFlat && !piece.isFlat).map(boundsAt)
  const isLevel = (one: Bounds) => one.top < bottom + SNAP_MM && one.bottom > top - SNAP_MM
  const isAbove = (one: Bounds) => one.left < right + SNAP_MM && one.right > left - SNAP_MM
  const xs = [0, room.widthMm, ...beside.filter(isLevel).flatMap((one) => [one.left, one.right])]
  const ys = [0, room.lengthMm, ...beside.filter(isAbove).flatMap((one) => [one.top, one.bottom])]
  return moveBy(room, piece, { x: nearestShift([left, right], xs), y: nearestShift([top, bottom], ys) })
}

function isFree(room: PlanRoom, piece: PlacedPiece, others: readonly PlacedPiece[]): boolean {
  const index = others.length
  return !planProblems(room, [...others, piece]).some((problem) =>
    problem.kind === 'overlap' ? problem.other === index : problem.piece === index,
  )
}

/** Where something new stands: with its back to a wall, if there is room, else anywhere, else in the middle. */
export function placeFreely(room: PlanRoom, piece: PlanPiece, others: readonly PlacedPiece[]): Spot {
  const middle: Spot = { xMm: Math.round(room.widthMm / 2), yMm: Math.round(room.lengthMm / 2), turn: 0 }
  if (piece.isFlat) return middle
  const steps = (length: number) => Array.from({ length: Math.ceil(length / TRY_MM) + 1 }, (_, index) => index * TRY_MM)
  const [xs, ys] = [steps(room.widthMm), steps(room.lengthMm)]
  const at = (xMm: number, yMm: number, turn: number): Spot => ({ xMm, yMm, turn })
  const byWalls = [
    ...xs.map((x) => at(x, 0, 0)),
    ...ys.map((y) => at(room.widthMm, y, 90)),
    ...xs.map((x) => at(x, room.lengthMm, 180)),
    ...ys.map((y) => at(0, y, 270)),
  ]
  const anywhere = ys.flatMap((y) => xs.map((x) => at(x, y, 0)))
  for (const spot of [...byWalls, ...anywhere]) {
    const placed = clampInside(room, { ...piece, ...spot })
    if (isFree(room, placed, others)) return { xMm: placed.xMm, yMm: placed.yMm, turn: placed.turn }
  }
  return middle
}
