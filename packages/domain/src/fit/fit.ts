import type { CarriedPiece } from './carried-piece.ts'
import { isCarriedAround, isTurnedInto, isTurnedOnLanding, type Corner, type Landing } from './rectangles.ts'

/** What stands free when it is open, from frame to frame and from threshold to lintel. */
export interface Opening {
  readonly widthCm: number
  readonly heightCm: number
}

export interface TurnedWay extends Corner {
  readonly ceilingCm: number
}

export interface Stairs {
  readonly widthCm: number
  /** From the edge of a step straight up. */
  readonly headroomCm: number
  /** Where they turn. */
  readonly landing?: Landing | undefined
}

export interface Lift {
  readonly door: Opening
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
}

export interface Room {
  readonly widthCm: number
  readonly depthCm: number
  readonly ceilingCm: number
}

export type Obstacle =
  | ({ readonly kind: 'door' } & Opening)
  | ({ readonly kind: 'corner' } & TurnedWay)
  | ({ readonly kind: 'stairs' } & Stairs)
  | ({ readonly kind: 'lift' } & Lift)
  | ({ readonly kind: 'room' } & Room)

/** How it is held; the first that works is said. */
export const WAYS_TO_CARRY = ['straight', 'onBack', 'onEnd', 'tilted'] as const
export type WayToCarry = (typeof WAYS_TO_CARRY)[number]

export type Fit =
  | {
      readonly fits: true
      readonly by: WayToCarry
      readonly isLegsOff: boolean
      /** To both sides together. */
      readonly spareCm: number
    }
  | {
      readonly fits: false
      /** So much wider it would have to be; undefined where no width helps. */
      readonly missingCm: number | undefined
    }

type Sides = readonly [number, number, number]
interface Held {
  readonly by: WayToCarry
  readonly isLegsOff: boolean
  /** Across the way, up, and along it. */
  readonly sides: Sides
}

/** Stairs rise by 40° at the most: so much of the headroom stands square to them. */
export const SQUARE_TO_STAIRS = Math.cos((40 * Math.PI) / 180)

/** Upright with either side ahead, on one end, and lying on back or front. */
function heldWays(piece: CarriedPiece): readonly Held[] {
  const { widthCm: w, depthCm: d, heightCm, legsOffCm, diagonalDepthCm } = piece
  const bodies = [
    { height: heightCm, isLegsOff: false },
    ...(legsOffCm === undefined ? [] : [{ height: legsOffCm, isLegsOff: true }]),
  ]
  return bodies.flatMap(({ height: h, isLegsOff }): Held[] => [
    { by: 'straight', isLegsOff, sides: [d, h, w] },
    { by: 'straight', isLegsOff, sides: [w, h, d] },
    { by: 'onBack', isLegsOff, sides: [h, d, w] },
    { by: 'onBack', isLegsOff, sides: [w, d, h] },
    { by: 'onEnd', isLegsOff, sides: [d, w, h] },
    { by: 'onEnd', isLegsOff, sides: [h, w, d] },
    // Its profile lies slanting in the opening: as high as the longer side of a box around it can be.
    ...(diagonalDepthCm === undefined || isLegsOff
      ? []
      : [{ by: 'tilted', isLegsOff, sides: [diagonalDepthCm, Math.hypot(d, h), w] } as const]),
  ])
}

function goesThrough({ sides: [across, up, along], by }: Held, obstacle: Obstacle): boolean {
  switch (obstacle.kind) {
    case 'door':
      return across <= obstacle.widthCm && up <= obstacle.heightCm
    case 'corner':
      return up <= obstacle.ceilingCm && isCarriedAround([across, along], obstacle)
    case 'stairs': {
      const { widthCm, headroomCm, landing } = obstacle
      const isOnStairs = across <= widthCm && up <= headroomCm * SQUARE_TO_STAIRS
      return isOnStairs && (!landing || isTurnedOnLanding([across, along], { widthCm, ...landing }))
    }
    case 'lift': {
      const { door, widthCm, depthCm, heightCm } = obstacle
      const isInside = across <= widthCm && up <= heightCm && along <= depthCm
      return isInside && across <= door.widthCm && up <= door.heightCm
    }
    case 'room':
      // It stands there as it is used, along either wall.
      return by === 'straight' && up <= obstacle.ceilingCm && isOnFloor([across, along], obstacle)
  }
}

const isOnFloor = ([one, other]: readonly [number, number], { widthCm, depthCm }: Room) =>
  (one <= widthCm && other <= depthCm) || (other <= widthCm && one <= depthCm)

/** A door lets it through slanting as well: whoever carries it turns it about the way they go. */
function goesTurned({ sides: [across, up] }: Held, obstacle: Obstacle): boolean {
  return obstacle.kind === 'door' && isTurnedInto([across, up], [obstacle.widthCm, obstacle.heightCm])
}

/** Nobody turns a thing over to have more to spare than this. */
const ENOUGH_CM = 5

/** As it goes through with enough to spare, or else with most of it: held otherwise than it has to be. */
export function roomiestFit(piece: CarriedPiece, obstacle: Obstacle): Fit {
  const usual = fitThrough(piece, obstacle)
  if (!usual.fits || usual.spareCm >= ENOUGH_CM) return usual
  const spareCm = most((cm) => wayThrough(piece, wider(obstacle, -cm)) !== undefined, MAX_WIDER_CM)
  const way = wayThrough(piece, wider(obstacle, -spareCm))
  return way ? { fits: true, by: way.by, isLegsOff: way.isLegsOff, spareCm } : usual
}

/** What an obstacle may want more of. */
export type Side = 'width' | 'depth' | 'height'

function deeper(obstacle: Obstacle, byCm: number): Obstacle {
  if (obstacle.kind === 'lift' || obstacle.kind === 'room') return { ...obstacle, depthCm: obstacle.depthCm + byCm }
  if (obstacle.kind !== 'stairs' || !obstacle.landing) return obstacle
  return { ...obstacle, landing: { ...obstacle.landing, depthCm: obstacle.landing.depthCm + byCm } }
}

function higher(obstacle: Obstacle, byCm: number): Obstacle {
  switch (obstacle.kind) {
    case 'door':
      return { ...obstacle, heightCm: obstacle.heightCm + byCm }
    case 'lift': {
      const door = { ...obstacle.door, heightCm: obstacle.door.heightCm + byCm }
      return { ...obstacle, door, heightCm: obstacle.heightCm + byCm }
    }
    case 'stairs':
      return { ...obstacle, headroomCm: obstacle.headroomCm + byCm }
    case 'corner':
    case 'room':
      return { ...obstacle, ceilingCm: obstacle.ceilingCm + byCm }
  }
}

function wider(obstacle: Obstacle, byCm: number): Obstacle {
  if (obstacle.kind === 'corner') return { ...obstacle, fromCm: obstacle.fromCm + byCm, toCm: obstacle.toCm + byCm }
  if (obstacle.kind === 'lift') {
    const door = { ...obstacle.door, widthCm: obstacle.door.widthCm + byCm }
    return { ...obstacle, door, widthCm: obstacle.widthCm + byCm }
  }
  return { ...obstacle, widthCm: obstacle.widthCm + byCm }
}

function wayThrough(piece: CarriedPiece, obstacle: Obstacle): Pick<Held, 'by' | 'isLegsOff'> | undefined {
  // In a room it stands as it is used: on its legs, neither on end nor on its back.
  if (obstacle.kind === 'room') {
    const [upright] = heldWays(piece)
    return upright && goesThrough(upright, obstacle) ? upright : undefined
  }
  const held = heldWays(piece)
  const square = WAYS_TO_CARRY.flatMap((way) => held.filter(({ by }) => by === way)).toSorted(
    (a, b) => Number(a.isLegsOff) - Number(b.isLegsOff),
  )
  const found = square.find((each) => goesThrough(each, obstacle))
  if (found) return found
  const turned = square.find((each) => goesTurned(each, obstacle))
  return turned && { by: 'tilted', isLegsOff: turned.isLegsOff }
}

/** The most that can be taken off the width, or has to be added, in whole centimetres. */
function most(isTrue: (cm: number) => boolean, limitCm: number): number {
  let [low, high] = [0, limitCm]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isTrue(middle)) low = middle
    else high = middle - 1
  }
  return low
}

const MAX_WIDER_CM = 1000

/** Whether one piece goes through one obstacle, and by how much; it says yes only where it is sure. */
export function fitThrough(piece: CarriedPiece, obstacle: Obstacle): Fit {
  const way = wayThrough(piece, obstacle)
  if (way) {
    const { by, isLegsOff } = way
    const isStill = (cm: number) => {
      const narrower = wayThrough(piece, wider(obstacle, -cm))
      return narrower?.by === by && narrower.isLegsOff === isLegsOff
    }
    return { fits: true, by, isLegsOff, spareCm: most(isStill, MAX_WIDER_CM) }
  }
  if (!wayThrough(piece, wider(obstacle, MAX_WIDER_CM))) return { fits: false, missingCm: undefined }
  return { fits: false, missingCm: 1 + most((cm) => !wayThrough(piece, wider(obstacle, cm)), MAX_WIDER_CM) }
}

export interface Shortage {
  readonly side: Side
  readonly cm: number
}

const LARGER = { width: wider, depth: deeper, height: higher } as const

/** The least that is missing of what does not fit, in whole centimetres; undefined where no side alone would help. */
export function shortageOf(piece: CarriedPiece, obstacle: Obstacle, sides: readonly Side[]): Shortage | undefined {
  const found = sides.flatMap((side): Shortage[] => {
    const through = (cm: number) => wayThrough(piece, LARGER[side](obstacle, cm)) !== undefined
    return through(MAX_WIDER_CM) ? [{ side, cm: 1 + most((cm) => !through(cm), MAX_WIDER_CM) }] : []
  })
  return found.toSorted((a, b) => a.cm - b.cm)[0]
}

export interface FitOnWay {
  readonly piece: CarriedPiece
  readonly obstacle: Obstacle
  readonly fit: Fit
}

/** Where there is least room: what does not fit first, by most that is missing, then the tightest that does. */
export function tightestOf(pieces: readonly CarriedPiece[], obstacles: readonly Obstacle[]): FitOnWay | undefined {
  const all = pieces.flatMap((piece) =>
    obstacles.map((obstacle): FitOnWay => ({ piece, obstacle, fit: fitThrough(piece, obstacle) })),
  )
  const rank = ({ fit }: FitOnWay) => (fit.fits ? fit.spareCm : -(fit.missingCm ?? MAX_WIDER_CM * 2))
  return all.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Of an inside door as most homes have them. */
export const USUAL_DOOR_HEIGHT_CM = 200

/** Nobody has a narrower one. */
const NARROWEST_DOOR_CM = 60

/** The narrowest door of the usual height that all of it goes through, in whole centimetres. */
export function doorWidthFor(pieces: readonly CarriedPiece[]): number | undefined {
  const widths = pieces.map((piece) => {
    const through = (widthCm: number) => fitThrough(piece, { kind: 'door', widthCm, heightCm: USUAL_DOOR_HEIGHT_CM })
    const none = through(0)
    return none.fits ? 0 : none.missingCm
  })
  if (widths.length === 0 || widths.includes(undefined)) return undefined
  return Math.max(NARROWEST_DOOR_CM, ...widths.map((width) => width ?? 0))
}
