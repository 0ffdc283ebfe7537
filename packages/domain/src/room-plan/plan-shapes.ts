import type { PlacedPiece } from './room-plan.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** All points that are at most `radius` from a convex core: a rectangle has no radius, a disc is a point with one. */
export interface Shape {
  readonly core: readonly Point[]
  readonly radius: number
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The way between the nearest points of two shapes; less than nothing where they overlap. */
export interface Gap {
  readonly mm: number
  readonly from: Point
  readonly to: Point
}

const DEGREE = Math.PI / 180
const QUARTERS: Readonly<Record<number, readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}
/** A quarter turn is exact: no sofa is a hair too long for its wall. */
const turned = (degrees: number): readonly [number, number] =>
  QUARTERS[degrees] ?? [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)]

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y

export function shapeOf({ xMm: x, yMm: y, turn, widthMm, depthMm, isRound }: PlacedPiece): Shape {
  if (isRound) return { core: [{ x, y }], radius: widthMm / 2 }
  const [cos, sin] = turned(turn)
  const [w, d] = [widthMm / 2, depthMm / 2]
  const at = (dx: number, dy: number): Point => ({ x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos })
  return { core: [at(-w, -d), at(w, -d), at(w, d), at(-w, d)], radius: 0 }
}

export function boundsOf({ core, radius }: Shape): Bounds {
  const [xs, ys] = [core.map(({ x }) => x), core.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - radius,
    top: Math.min(...ys) - radius,
    right: Math.max(...xs) + radius,
    bottom: Math.max(...ys) + radius,
  }
}

/** Of one point: none. */
const edgesOf = (core: readonly Point[]) =>
  core.length < 2 ? [] : core.map((point, index) => [point, core[(index + 1) % core.length] ?? point] as const)

function nearestOn([a, b]: readonly [Point, Point], point: Point): Point {
  const side = minus(b, a)
  const length = dot(side, side)
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), side) / length))
  return { x: a.x + side.x * share, y: a.y + side.y * share }
}

/** How far two cores are apart along the direction that parts them most; less than nothing: in each other. */
function separation(one: readonly Point[], other: readonly Point[]): number {
  const axes = [...edgesOf(one), ...edgesOf(other)].flatMap(([a, b]) => {
    const side = minus(b, a)
    const length = Math.hypot(side.x, side.y)
    return length === 0 ? [] : [{ x: -side.y / length, y: side.x / length }]
  })
  const along = axes.map((axis) => {
    const [mine, theirs] = [one, other].map((core) => core.map((point) => dot(point, axis)))
    const [ofOne, ofOther] = [mine ?? [], theirs ?? []]
    return Math.max(Math.min(...ofOther) - Math.max(...ofOne), Math.min(...ofOne) - Math.max(...ofOther))
  })
  return axes.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...along)
}

function nearestPoints(one: readonly Point[], other: readonly Point[]): readonly [Point, Point] {
  const sidesOf = (core: readonly Point[]) =>
    core.length === 1 ? core.map((point) => [point, point] as const) : edgesOf(core)
  const pairs = [
    ...one.flatMap((point) => sidesOf(other).map((side) => [point, nearestOn(side, point)] as const)),
    ...other.flatMap((point) => sidesOf(one).map((side) => [nearestOn(side, point), point] as const)),
  ]
  const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
  return pairs.reduce((best, pair) => (lengthOf(pair) < lengthOf(best) ? pair : best))
}

export function gapBetween(one: Shape, other: Shape): Gap {
  const parted = separation(one.core, other.core)
  const [from, to] = nearestPoints(one.core, other.core)
  const radii = one.radius + other.radius
  if (parted <= 0) return { mm: parted - radii, from, to }
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const toward = (start: Point, end: Point, length: number): Point => {
    const share = distance === 0 ? 0 : length / distance
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
  }
  return { mm: distance - radii, from: toward(from, to, one.radius), to: toward(to, from, other.radius) }
}
