/** What a plan may hold, so that it stays an address that can be sent. */
export const MAX_PLANNED = 24
export const MAX_OPENINGS = 8
export const ROOM_MM = { min: 1000, max: 15_000 } as const
export const OPENING_MM = { min: 300, max: 6000 } as const
/** Furniture turns by this much; a press of R turns by a quarter. */
export const ROTATION_STEP = 15
export const QUARTER = 90

export const WALLS = ['top', 'right', 'bottom', 'left'] as const
export type Wall = (typeof WALLS)[number]

interface OpeningPlace {
  readonly wall: Wall
  /** From the wall's left or upper end. */
  readonly fromMm: number
  readonly widthMm: number
}

export interface Door extends OpeningPlace {
  readonly kind: 'door'
  /** At the wall's left or upper end of the door, or at the other. */
  readonly hinge: 'start' | 'end'
  readonly swing: 'in' | 'out'
}

export interface Window extends OpeningPlace {
  readonly kind: 'window'
}

export type Opening = Door | Window

/** Where its middle stands, from the upper left corner of the room. */
export interface Placed {
  readonly sku: string
  readonly xMm: number
  readonly yMm: number
  readonly turn: number
}

/** From above, as measured walls have it: width from left to right, length downwards. */
export interface RoomPlan {
  readonly widthMm: number
  readonly lengthMm: number
  readonly openings: readonly Opening[]
  readonly furniture: readonly Placed[]
}

/** What a product takes of the floor. */
export interface PlanPiece {
  readonly widthMm: number
  readonly depthMm: number
  readonly isRound: boolean
  /** A rug: everything may stand on it, and doors pass over it. */
  readonly isFlat: boolean
}

export type PlacedPiece = Omit<Placed, 'sku'> & PlanPiece

export const EMPTY_ROOM: RoomPlan = {
  widthMm: 4200,
  lengthMm: 3600,
  openings: [
    { kind: 'door', wall: 'bottom', fromMm: 300, widthMm: 900, hinge: 'start', swing: 'in' },
    { kind: 'window', wall: 'top', fromMm: 1400, widthMm: 1400 },
  ],
  furniture: [],
}

const MM_OF_CM = 10
const MAX_FLAT_CM = 6
const PIECE_MM = { min: 50, max: 10_000 } as const

/** Of these the shop sells none that stands on the floor. */
const NOT_ON_THE_FLOOR: ReadonlySet<string> = new Set([
  'pendant',
  'table-lamp',
  'candle',
  'vase',
  'cushion',
  'throw',
  'art',
  'mirror',
])

export interface MeasuredProduct {
  readonly family: string
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
  readonly diameterCm?: number | undefined
}

/** Undefined for what does not stand on the floor, or has no floor that could be drawn. */
export function planPieceOf({
  family,
  widthCm,
  depthCm,
  heightCm,
  diameterCm,
}: MeasuredProduct): PlanPiece | undefined {
  const widthMm = Math.round(widthCm * MM_OF_CM)
  const depthMm = Math.round(depthCm * MM_OF_CM)
  const isDrawn = [widthMm, depthMm].every((side) => side >= PIECE_MM.min && side <= PIECE_MM.max)
  if (!isDrawn || NOT_ON_THE_FLOOR.has(family)) return undefined
  const isRound = diameterCm !== undefined && diameterCm === widthCm && widthCm === depthCm
  return { widthMm, depthMm, isRound, isFlat: heightCm <= MAX_FLAT_CM }
}

/** Centimetres as they are said and typed. */
export const toCm = (millimetres: number): number => Math.round(millimetres / MM_OF_CM)
export const toMm = (centimetres: number): number => centimetres * MM_OF_CM
