import type { CarriedPiece } from './carried-piece.ts'
import { SQUARE_TO_STAIRS, type Lift, type Obstacle, type Stairs } from './fit.ts'

/** For tests and measurements: the same questions answered by trying one angle after the other. */
const FINE_STEPS = 5000

type Pair = readonly [number, number]
/** Across the way, up, and along it. */
type Sides = readonly [number, number, number]

function isTurnedByTrying([p, q]: Pair, [a, b]: Pair, steps: number): boolean {
  for (let at = 0; at <= steps; at += 1) {
    const angle = (at / steps) * (Math.PI / 2)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    if (p * cos + q * sin <= a && p * sin + q * cos <= b) return true
  }
  return false
}

/** The side of the line from one point to another on which a third stands. */
const sideOf = ([ax, ay]: Pair, [bx, by]: Pair, [x, y]: Pair) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)

interface TriedCorner {
  readonly fromCm: number
  readonly toCm: number
  /** Where the way behind the corner ends. */
  readonly endCm?: number
}

function isCarriedByTrying([one, other]: Pair, { fromCm, toCm, endCm = Infinity }: TriedCorner, steps: number) {
  const [width, length] = [Math.min(one, other), Math.max(one, other)]
  if (width > Math.min(fromCm, toCm)) return false
  if (length <= Math.max(fromCm, toCm)) return true
  for (let at = 0; at <= steps; at += 1) {
    const angle = (at / steps) * (Math.PI / 2)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const outer: readonly Pair[] = [
      [length * cos, 0],
      [0, length * sin],
    ]
    const [first, second] = outer.map(([x, y]): Pair => [x + width * sin, y + width * cos])
    const [foot, head] = outer
    if (!foot || !head || !first || !second) return false
    const corners = [foot, first, second, head]
    if (corners.some(([x]) => x > endCm)) return false
    const signs = corners.map((each, index) => sideOf(each, corners[(index + 1) % 4] ?? each, [toCm, fromCm]))
    if (signs.every((sign) => sign > 1e-9)) return false
  }
  return true
}

const PERMUTATIONS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

function isUpStairsByTrying([across, up, along]: Sides, { widthCm, headroomCm, landing }: Stairs, steps: number) {
  if (across > widthCm || up > headroomCm * SQUARE_TO_STAIRS) return false
  if (!landing) return true
  const { turn, depthCm } = landing
  const [width, length] = [Math.min(across, along), Math.max(across, along)]
  if (turn === 'quarter')
    return isCarriedByTrying([width, length], { fromCm: widthCm, toCm: Math.min(widthCm, depthCm) }, steps)
  if (width > Math.min(widthCm, depthCm)) return false
  const isPushed = length <= depthCm || length <= widthCm
  return isPushed || isCarriedByTrying([width, length], { fromCm: depthCm, toCm: widthCm, endCm: 2 * widthCm }, steps)
}

/** Step by step through the door, until its back is inside. */
function isInLiftByTrying([across, up, along]: Sides, { door, widthCm, depthCm, heightCm }: Lift): boolean {
  for (let inside = 0; inside <= along; inside += Math.max(1, along / 50)) {
    const isInDoor = across <= door.widthCm && up <= door.heightCm
    if (!isInDoor || (inside > 0 && (across > widthCm || up > heightCm || inside > depthCm))) return false
  }
  return across <= widthCm && up <= heightCm && along <= depthCm
}

export type TriedObstacle = Exclude<Obstacle, { kind: 'room' }>

/** Of a box with or without its legs. */
export function fitsByTrying(
  { widthCm, depthCm, heightCm, legsOffCm = heightCm }: CarriedPiece,
  obstacle: TriedObstacle,
  steps = FINE_STEPS,
): boolean {
  return [heightCm, legsOffCm].some((height) =>
    PERMUTATIONS.some(([x, y, z]) => {
      const sides = [widthCm, depthCm, height] as const
      const [across, up, along] = [sides[x], sides[y], sides[z]]
      switch (obstacle.kind) {
        case 'door':
          return isTurnedByTrying([across, up], [obstacle.widthCm, obstacle.heightCm], steps)
        case 'corner':
          return up <= obstacle.ceilingCm && isCarriedByTrying([across, along], obstacle, steps)
        case 'stairs':
          return isUpStairsByTrying([across, up, along], obstacle, steps)
        case 'lift':
          return isInLiftByTrying([across, up, along], obstacle)
        default:
          return false
      }
    }),
  )
}

/** A centimetre less of everything: what goes through that by trying must be said to fit. */
export function tighter(obstacle: TriedObstacle): TriedObstacle {
  switch (obstacle.kind) {
    case 'door':
      return { ...obstacle, widthCm: obstacle.widthCm - 1, heightCm: obstacle.heightCm - 1 }
    case 'corner':
      return { ...obstacle, fromCm: obstacle.fromCm - 1, toCm: obstacle.toCm - 1 }
    case 'stairs': {
      const { landing } = obstacle
      return {
        ...obstacle,
        widthCm: obstacle.widthCm - 1,
        ...(landing && { landing: { ...landing, depthCm: landing.depthCm - 1 } }),
      }
    }
    case 'lift':
      return { ...obstacle, widthCm: obstacle.widthCm - 1, depthCm: obstacle.depthCm - 1 }
  }
}

/** Numbers that are the same in each run. */
export function countedRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Tried {
  readonly piece: CarriedPiece
  readonly obstacle: TriedObstacle
}

/** A box and what it is to go through: of furniture and homes, and near to where it is decided. */
export function randomTrial(random: () => number): Tried {
  const between = (low: number, high: number) => low + random() * (high - low)
  const box = { widthCm: between(30, 300), depthCm: between(20, 130), heightCm: between(20, 230) }
  const piece = random() < 0.3 ? { ...box, legsOffCm: box.heightCm * between(0.7, 0.98) } : box
  const kind = Math.floor(random() * 4)
  if (kind === 0) return { piece, obstacle: { kind: 'door', widthCm: between(50, 130), heightCm: between(180, 230) } }
  if (kind === 1) {
    const corner = { fromCm: between(70, 180), toCm: between(70, 180), ceilingCm: between(210, 270) }
    return { piece, obstacle: { kind: 'corner', ...corner } }
  }
  if (kind === 2) {
    const turn = (['quarter', 'half', undefined] as const)[Math.floor(random() * 3)]
    const stairs = { widthCm: between(70, 150), headroomCm: between(190, 260) }
    return {
      piece,
      obstacle: { kind: 'stairs', ...stairs, ...(turn && { landing: { turn, depthCm: between(70, 200) } }) },
    }
  }
  const door = { widthCm: between(60, 110), heightCm: between(190, 215) }
  const cabin = { widthCm: between(80, 180), depthCm: between(90, 240), heightCm: between(205, 240) }
  return { piece, obstacle: { kind: 'lift', door, ...cabin } }
}
