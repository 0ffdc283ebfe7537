import type { Shape, Point } from './plan-shapes.ts'
import type { Door, Opening, RoomPlan, Wall } from './room-plan.ts'

/** Who comes through a door that opens outwards still steps into the room. */
const STEP_MM = 600
const ARC_STEPS = 24

type Size = Pick<RoomPlan, 'widthMm' | 'lengthMm'>

export const wallLength = ({ widthMm, lengthMm }: Size, wall: Wall): number =>
  wall === 'top' || wall === 'bottom' ? widthMm : lengthMm

/** From what is measured along a wall and away from it to a point of the room. */
export function pointAt(
  { widthMm, lengthMm }: Size,
  wall: Wall,
  { along, away }: { along: number; away: number },
): Point {
  switch (wall) {
    case 'top':
      return { x: along, y: away }
    case 'bottom':
      return { x: along, y: lengthMm - away }
    case 'left':
      return { x: away, y: along }
    case 'right':
      return { x: widthMm - away, y: along }
  }
}

/** A door's or window's place on its wall: as far as it goes, where the wall is shorter. */
export function fitOpening(size: Size, opening: Opening): Opening {
  const wall = wallLength(size, opening.wall)
  const widthMm = Math.min(opening.widthMm, wall)
  return { ...opening, widthMm, fromMm: Math.max(0, Math.min(opening.fromMm, wall - widthMm)) }
}

export interface DoorLeaf {
  readonly hinge: Point
  /** Where the open leaf ends, and where the closed one does. */
  readonly open: Point
  readonly closed: Point
}

export function doorLeaf(size: Size, { wall, fromMm, widthMm, hinge, swing }: Door): DoorLeaf {
  const [near, far] = [fromMm, fromMm + widthMm]
  const along = hinge === 'start' ? near : far
  const away = swing === 'in' ? widthMm : -widthMm
  return {
    hinge: pointAt(size, wall, { along, away: 0 }),
    open: pointAt(size, wall, { along, away }),
    closed: pointAt(size, wall, { along: hinge === 'start' ? far : near, away: 0 }),
  }
}

/** The floor that has to stay free: what the leaf passes over, or the step behind a door that opens outwards. */
export function doorZone(size: Size, door: Door): Shape {
  const { wall, fromMm, widthMm } = door
  if (door.swing === 'out') {
    const corners = [
      [fromMm, 0],
      [fromMm + widthMm, 0],
      [fromMm + widthMm, STEP_MM],
      [fromMm, STEP_MM],
    ] as const
    return { core: corners.map(([along, away]) => pointAt(size, wall, { along, away })), radius: 0 }
  }
  // Around the arc, not within it: by half a millimetre rather too much.
  const reach = widthMm / Math.cos(Math.PI / 4 / ARC_STEPS)
  const [hinge, side] = door.hinge === 'start' ? [fromMm, 1] : [fromMm + widthMm, -1]
  const arc = Array.from({ length: ARC_STEPS + 1 }, (_, index) => {
    const angle = (index / ARC_STEPS) * (Math.PI / 2)
    return { along: hinge + side * reach * Math.cos(angle), away: reach * Math.sin(angle) }
  })
  const points = [{ along: hinge, away: 0 }, ...arc]
  return { core: points.map((point) => pointAt(size, wall, point)), radius: 0 }
}
