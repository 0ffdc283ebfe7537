import type { CarriedPiece } from './carried-piece.ts'
import type { Obstacle } from './fit.ts'

/** For tests and measurements: the same questions answered by trying one angle after the other. */
const FINE_STEPS = 5000

type Pair = readonly [number, number]

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

function isCarriedByTrying([one, other]: Pair, { fromCm, toCm }: { fromCm: number; toCm: number }, steps: number) {
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

/** Of a piece without legs that come off, through a door or around a corner. */
export function fitsByTrying(
  { widthCm, depthCm, heightCm }: CarriedPiece,
  obstacle: Extract<Obstacle, { kind: 'door' | 'corner' }>,
  steps = FINE_STEPS,
): boolean {
  const sides = [widthCm, depthCm, heightCm] as const
  return PERMUTATIONS.some(([x, y, z]) => {
    const [across, up, along] = [sides[x], sides[y], sides[z]]
    if (obstacle.kind === 'door') return isTurnedByTrying([across, up], [obstacle.widthCm, obstacle.heightCm], steps)
    return up <= obstacle.ceilingCm && isCarriedByTrying([across, along], obstacle, steps)
  })
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
  readonly obstacle: Extract<Obstacle, { kind: 'door' | 'corner' }>
}

/** A box and what it is to go through: of furniture and homes, and near to where it is decided. */
export function randomTrial(random: () => number): Tried {
  const between = (low: number, high: number) => low + random() * (high - low)
  const piece = { widthCm: between(30, 300), depthCm: between(20, 130), heightCm: between(20, 230) }
  if (random() < 0.5)
    return { piece, obstacle: { kind: 'door', widthCm: between(50, 130), heightCm: between(180, 230) } }
  return {
    piece,
    obstacle: { kind: 'corner', fromCm: between(70, 180), toCm: between(70, 180), ceilingCm: between(210, 270) },
  }
}
