import { moveTo, rotateBy } from './move-in-plan.ts'
import { fitOpening } from './plan-openings.ts'
import { boundsOf, shapeOf } from './plan-shapes.ts'
import {
  MAX_OPENINGS,
  OPENING_MM,
  QUARTER,
  ROOM_MM,
  ROTATION_STEP,
  WALLS,
  toCm,
  toMm,
  type Opening,
  type Placed,
  type PlanPiece,
  type RoomPlan,
} from './room-plan.ts'

/** The fields of the plain form; those of furniture and openings end with their place in the plan. */
export const PLAN_FIELDS = {
  width: 'w',
  length: 'l',
  left: 'x',
  top: 'y',
  turn: 't',
  wall: 'oa',
  from: 'of',
  opening: 'ow',
  hinge: 'oh',
  swing: 'os',
} as const
/** Pressed: `door`, `window`, `f2` (away with the third piece), `o0`, `t1` (turn the second). */
export const PLAN_DEED = 'do'

export type PlanField = string

export interface PlanEdit {
  readonly plan: RoomPlan
  /** Fields with something else than a number that may stand there; the plan keeps what it had. */
  readonly wrong: readonly PlanField[]
}

const MAX_CM = 1500
const isTurn = (value: number) => value % ROTATION_STEP === 0 && value < 360

/** Whole centimetres within these millimetres; undefined for anything else. */
export function readCm(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? toMm(Number(text)) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

export const NEW_DOOR: Opening = {
  kind: 'door',
  wall: 'left',
  fromMm: 200,
  widthMm: 900,
  hinge: 'start',
  swing: 'in',
}
export const NEW_WINDOW: Opening = { kind: 'window', wall: 'right', fromMm: 800, widthMm: 1200 }

type Named = (name: string) => string | undefined

function editOpening(opening: Opening, index: number, { named, wrong }: { named: Named; wrong: PlanField[] }): Opening {
  const number = (field: string, limits: { min: number; max: number }, now: number) => {
    const text = named(field + index)
    if (text === undefined) return now
    const value = readCm(text, limits)
    if (value === undefined) wrong.push(field + index)
    return value ?? now
  }
  const wall = WALLS.find((name) => name === named(PLAN_FIELDS.wall + index)) ?? opening.wall
  const fromMm = number(PLAN_FIELDS.from, { min: 0, max: ROOM_MM.max }, opening.fromMm)
  const widthMm = number(PLAN_FIELDS.opening, OPENING_MM, opening.widthMm)
  if (opening.kind === 'window') return { ...opening, wall, fromMm, widthMm }
  const one = <Value extends string>(text: string | undefined, known: readonly Value[], now: Value) =>
    known.find((value) => value === text) ?? now
  return {
    ...opening,
    wall,
    fromMm,
    widthMm,
    hinge: one(named(PLAN_FIELDS.hinge + index), ['start', 'end'] as const, opening.hinge),
    swing: one(named(PLAN_FIELDS.swing + index), ['in', 'out'] as const, opening.swing),
  }
}

export function withPiece(placed: Placed, piece: Pick<Placed, 'xMm' | 'yMm' | 'turn'>): Placed {
  const { xMm, yMm, turn } = piece
  return { ...placed, xMm, yMm, turn }
}

/** What a browser without scripts sent: fields over the plan that its address had, then the pressed button. */
export function editPlan(
  plan: RoomPlan,
  { pieces, query }: { readonly pieces: ReadonlyMap<string, PlanPiece>; readonly query: URLSearchParams },
): PlanEdit {
  const wrong: PlanField[] = []
  const named: Named = (name) => query.get(name) ?? undefined
  const side = (field: string, now: number) => {
    const text = named(field)
    const value = text === undefined ? now : readCm(text, ROOM_MM)
    if (value === undefined) wrong.push(field)
    return value ?? now
  }
  const size = { widthMm: side(PLAN_FIELDS.width, plan.widthMm), lengthMm: side(PLAN_FIELDS.length, plan.lengthMm) }
  const openings = plan.openings.map((opening, index) =>
    fitOpening(size, editOpening(opening, index, { named, wrong })),
  )
  const room = { ...size, openings }
  const furniture = plan.furniture.map((placed, index): Placed => {
    const piece = pieces.get(placed.sku)
    if (!piece) return placed
    const shown = boundsOf(shapeOf({ ...piece, ...placed }))
    // Fields show whole centimetres: what nobody changed stays to the millimetre.
    const typed = (field: string, now: number) => {
      const text = named(field + index)
      const value = text === undefined ? undefined : readCm(text, { min: 0, max: toMm(MAX_CM) })
      if (text !== undefined && value === undefined) wrong.push(field + index)
      return value === toMm(toCm(now)) ? undefined : value
    }
    const turn = Number(named(PLAN_FIELDS.turn + index) ?? placed.turn)
    const turned = { ...piece, ...placed, turn: isTurn(turn) ? turn : placed.turn }
    const [left, top] = [typed(PLAN_FIELDS.left, shown.left), typed(PLAN_FIELDS.top, shown.top)]
    return withPiece(placed, moveTo(room, turned, { left, top }))
  })
  return { plan: doDeed({ ...room, furniture }, named(PLAN_DEED)), wrong }
}

export function doDeed(plan: RoomPlan, deed: string | undefined): RoomPlan {
  const { openings, furniture } = plan
  const added = deed === 'door' ? NEW_DOOR : deed === 'window' ? NEW_WINDOW : undefined
  if (added && openings.length < MAX_OPENINGS) return { ...plan, openings: [...openings, fitOpening(plan, added)] }
  const index = Number(deed?.slice(1))
  if (!Number.isInteger(index)) return plan
  switch (deed?.slice(0, 1)) {
    case 'f':
      return { ...plan, furniture: furniture.filter((_, at) => at !== index) }
    case 'o':
      return { ...plan, openings: openings.filter((_, at) => at !== index) }
    case 't':
      return {
        ...plan,
        furniture: furniture.map((each, at) => (at === index ? { ...each, turn: rotateBy(each.turn, QUARTER) } : each)),
      }
    default:
      return plan
  }
}

/** Whether somebody pressed the button of the plain form: links have a plan or a SKU alone. */
export const isEdited = (query: URLSearchParams): boolean => query.has(PLAN_FIELDS.width) || query.has(PLAN_DEED)

/** The piece that a field belongs to. */
export function pieceOfField(name: string): number | undefined {
  const found = /^[xyt](\d{1,2})$/.exec(name)
  return found ? Number(found[1]) : undefined
}
