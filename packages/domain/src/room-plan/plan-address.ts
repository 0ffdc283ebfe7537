import {
  MAX_OPENINGS,
  MAX_PLANNED,
  OPENING_MM,
  ROOM_MM,
  ROTATION_STEP,
  WALLS,
  type Opening,
  type Placed,
  type RoomPlan,
  type Wall,
} from './room-plan.ts'

export const PLAN_PARAM = 'plan'
/** A plan with everything that it may hold is shorter. */
export const MAX_PLAN_LENGTH = 1600

const VERSION = '1'
const BASE = 36
const SEPARATOR = '~'
const SUM_LENGTH = 4
const MAX_MM = 20_000
const HEAD = /^1\.([0-9a-z]{1,4})\.([0-9a-z]{1,4})$/
const DOOR = /^d([trbl])([se])([io])([0-9a-z]{1,4})\.([0-9a-z]{1,4})$/
const WINDOW = /^w([trbl])([0-9a-z]{1,4})\.([0-9a-z]{1,4})$/
const PIECE = /^f([0-9a-z]{1,4})\.([0-9a-z]{1,4})\.([0-9a-n])\.([\w.-]{1,40})$/

export type PlanRefusal = 'broken' | 'tooBig'
export type ReadPlan =
  | { readonly isRead: true; readonly plan: RoomPlan }
  | { readonly isRead: false; readonly refusal: PlanRefusal }

const write = (value: number) => Math.round(value).toString(BASE)
const read = (text: string | undefined) => Number.parseInt(text ?? '', BASE)
const wallLetter = (wall: Wall) => wall.slice(0, 1)
const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** CRC-16: sees every single letter that was changed; a cut end is missed anyway. */
function sumOf(text: string): string {
  let sum = 0xff_ff
  for (const letter of text) {
    sum ^= (letter.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & 0x80_00) === 0 ? sum << 1 : (sum << 1) ^ 0x10_21) & 0xff_ff
  }
  return `z${sum.toString(BASE).padStart(SUM_LENGTH, '0')}`
}

function openingText(opening: Opening): string {
  const { wall, fromMm, widthMm } = opening
  const place = `${write(fromMm)}.${write(widthMm)}`
  if (opening.kind === 'window') return `w${wallLetter(wall)}${place}`
  return `d${wallLetter(wall)}${opening.hinge.slice(0, 1)}${opening.swing.slice(0, 1)}${place}`
}

const pieceText = ({ xMm, yMm, turn, sku }: Placed) =>
  `f${write(xMm)}.${write(yMm)}.${write(turn / ROTATION_STEP)}.${sku}`

/** The plan as letters that no address changes, with a sum at its end. */
export function planText({ widthMm, lengthMm, openings, furniture }: RoomPlan): string {
  const head = [VERSION, write(widthMm), write(lengthMm)].join('.')
  const text = [head, ...openings.map(openingText), ...furniture.map(pieceText)].join(SEPARATOR)
  return text + SEPARATOR + sumOf(text)
}

function readOpening(part: string): Opening | undefined {
  const door = DOOR.exec(part)
  const found = door ?? WINDOW.exec(part)
  const wall = WALLS.find((name) => wallLetter(name) === found?.[1])
  if (!found || !wall) return undefined
  const [fromMm, widthMm] = found.slice(door ? 4 : 2).map(read)
  if (fromMm === undefined || widthMm === undefined || fromMm > MAX_MM || !isWithin(widthMm, OPENING_MM))
    return undefined
  const place = { wall, fromMm, widthMm }
  if (!door) return { kind: 'window', ...place }
  return { kind: 'door', ...place, hinge: door[2] === 's' ? 'start' : 'end', swing: door[3] === 'i' ? 'in' : 'out' }
}

function readPiece(part: string): Placed | undefined {
  const found = PIECE.exec(part)
  const [xMm, yMm, turn, sku] = [read(found?.[1]), read(found?.[2]), read(found?.[3]) * ROTATION_STEP, found?.[4]]
  return sku === undefined || xMm > MAX_MM || yMm > MAX_MM ? undefined : { sku, xMm, yMm, turn }
}

/** Nothing is guessed: what was cut off, changed or never was a plan is refused as a whole. */
export function readPlan(text: string): ReadPlan {
  const broken: ReadPlan = { isRead: false, refusal: 'broken' }
  if (text.length > MAX_PLAN_LENGTH) return { isRead: false, refusal: 'tooBig' }
  const end = text.lastIndexOf(SEPARATOR)
  if (end < 0 || sumOf(text.slice(0, end)) !== text.slice(end + 1)) return broken
  const [head = '', ...parts] = text.slice(0, end).split(SEPARATOR)
  const [widthMm, lengthMm] = (HEAD.exec(head) ?? []).slice(1).map(read)
  if (widthMm === undefined || lengthMm === undefined) return broken
  if (!isWithin(widthMm, ROOM_MM) || !isWithin(lengthMm, ROOM_MM)) return broken
  const openings = parts.map(readOpening).filter((opening) => opening !== undefined)
  const furniture = parts.map(readPiece).filter((piece) => piece !== undefined)
  if (openings.length + furniture.length !== parts.length) return broken
  if (openings.length > MAX_OPENINGS || furniture.length > MAX_PLANNED) return { isRead: false, refusal: 'tooBig' }
  return { isRead: true, plan: { widthMm, lengthMm, openings, furniture } }
}

export const planAddress = (pageUrl: string, plan: RoomPlan): string => `${pageUrl}?${PLAN_PARAM}=${planText(plan)}`
