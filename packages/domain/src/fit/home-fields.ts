import type { Opening } from './fit.ts'
import { HOME_FORM_FIELDS } from './home-form.ts'
import { HOME_DOORS, type Home } from './home.ts'

/** Fields of the form with the least and the most that each may be, in centimetres. */
export const HOME_FIELDS = {
  frontWidth: [40, 300],
  frontHeight: [120, 400],
  flatWidth: [40, 300],
  flatHeight: [120, 400],
  roomWidth: [40, 300],
  roomHeight: [120, 400],
  fromWidth: [50, 600],
  toWidth: [50, 600],
  stairsWidth: [50, 400],
  landingDepth: [50, 600],
  liftDoorWidth: [40, 300],
  liftDoorHeight: [150, 400],
  liftWidth: [50, 600],
  liftDepth: [50, 600],
  liftHeight: [150, 500],
  ceiling: [150, 800],
} as const satisfies Readonly<Record<string, readonly [number, number]>>
export type HomeField = keyof typeof HOME_FIELDS
export const HOME_FIELD_NAMES = Object.keys(HOME_FIELDS) as readonly HomeField[]

export const STAIR_SHAPES = ['none', 'quarter', 'half'] as const
export type StairShape = (typeof STAIR_SHAPES)[number]

/** In the address of the form's page: what was typed stands beside it. */
export const WRONG_HOME_PARAM = 'wrong'
export const HOMES_PER_MINUTE = 30
export const MAX_MEASURE_LENGTH = 8

/** `missing`: others that belong to it were said. `turn`: a landing, and no turn of the stairs. */
export type HomeProblem = 'missing' | 'notNumber' | 'outside' | 'turn'

export interface ReadHome {
  /** Undefined where something is wrong, or nothing was said. */
  readonly home: Home | undefined
  readonly problems: Readonly<Partial<Record<HomeField, HomeProblem>>>
}

const MEASURE = /^\d{1,4}(?:[.,]\d{1,2})?$/

/** Rounded down to millimetres: nothing is made larger than it was measured. */
function readMeasure(written: string, [low, high]: readonly [number, number]): number | HomeProblem {
  const typed = written.trim().replace(/cm$/i, '').trimEnd()
  if (!MEASURE.test(typed)) return 'notNumber'
  const value = Math.floor(Number(typed.replace(',', '.')) * 10 + 1e-6) / 10
  return value < low || value > high ? 'outside' : value
}

/** What belongs together: all of a group, or none. The first says whether there is one. */
const GROUPS = {
  front: ['frontWidth', 'frontHeight'],
  flat: ['flatWidth', 'flatHeight'],
  room: ['roomWidth', 'roomHeight'],
  corner: ['fromWidth', 'toWidth'],
  stairs: ['stairsWidth'],
  landing: ['stairsWidth', 'landingDepth'],
  lift: ['liftDoorWidth', 'liftDoorHeight', 'liftWidth', 'liftDepth', 'liftHeight'],
  ceiling: ['ceiling'],
} as const satisfies Readonly<Record<string, readonly HomeField[]>>
type Group = keyof typeof GROUPS

interface Fields {
  readonly values: Readonly<Partial<Record<HomeField, number>>>
  readonly problems: Partial<Record<HomeField, HomeProblem>>
}

function readFields(read: (name: string) => string, groups: readonly Group[]): Fields {
  const values: Partial<Record<HomeField, number>> = {}
  const problems: Partial<Record<HomeField, HomeProblem>> = {}
  for (const group of groups) {
    const fields: readonly HomeField[] = GROUPS[group]
    if (fields.every((field) => read(field).trim() === '')) continue
    for (const field of fields) {
      const written = read(field).trim()
      const value = written === '' ? 'missing' : readMeasure(written, HOME_FIELDS[field])
      if (typeof value === 'number') values[field] = value
      else problems[field] = value
    }
  }
  return { values, problems }
}

/** Reads the form, in browser or server. */
export function readHome(read: (name: string) => string): ReadHome {
  const turn = STAIR_SHAPES.find((known) => known === read(HOME_FORM_FIELDS.turn)) ?? 'none'
  const groups = (Object.keys(GROUPS) as readonly Group[]).filter(
    (group) => group !== (turn === 'none' ? 'landing' : 'stairs'),
  )
  const { values, problems } = readFields(read, groups)
  if (turn === 'none' && read('landingDepth').trim() !== '') problems.landingDepth = 'turn'
  if (Object.keys(problems).length > 0 || Object.keys(values).length === 0) return { home: undefined, problems }
  const { fromWidth, toWidth, stairsWidth, landingDepth, liftDoorWidth, liftDoorHeight, ceiling } = values
  const { liftWidth, liftDepth, liftHeight } = values
  const openingOf = (widthCm: number | undefined, heightCm: number | undefined): Opening | undefined =>
    widthCm === undefined || heightCm === undefined ? undefined : { widthCm, heightCm }
  const doors = Object.fromEntries(
    HOME_DOORS.flatMap((door) => {
      const opening = openingOf(values[`${door}Width`], values[`${door}Height`])
      return opening ? [[door, opening]] : []
    }),
  )
  const door = openingOf(liftDoorWidth, liftDoorHeight)
  const hasCabin = liftWidth !== undefined && liftDepth !== undefined && liftHeight !== undefined
  const home: Home = {
    doors,
    ...(fromWidth !== undefined && toWidth !== undefined && { corner: { fromCm: fromWidth, toCm: toWidth } }),
    ...(stairsWidth !== undefined && {
      stairs: {
        widthCm: stairsWidth,
        ...(turn !== 'none' && landingDepth !== undefined && { landing: { turn, depthCm: landingDepth } }),
      },
    }),
    ...(door && hasCabin && { lift: { door, widthCm: liftWidth, depthCm: liftDepth, heightCm: liftHeight } }),
    ...(ceiling !== undefined && { ceilingCm: ceiling }),
  }
  return { home, problems }
}

/** The same the other way: what stands in the fields. */
export function writeHome({ doors, corner, stairs, lift, ceilingCm }: Home): Readonly<Record<string, string>> {
  const numbers: Partial<Record<HomeField, number | undefined>> = {
    frontWidth: doors.front?.widthCm,
    frontHeight: doors.front?.heightCm,
    flatWidth: doors.flat?.widthCm,
    flatHeight: doors.flat?.heightCm,
    roomWidth: doors.room?.widthCm,
    roomHeight: doors.room?.heightCm,
    fromWidth: corner?.fromCm,
    toWidth: corner?.toCm,
    stairsWidth: stairs?.widthCm,
    landingDepth: stairs?.landing?.depthCm,
    liftDoorWidth: lift?.door.widthCm,
    liftDoorHeight: lift?.door.heightCm,
    liftWidth: lift?.widthCm,
    liftDepth: lift?.depthCm,
    liftHeight: lift?.heightCm,
    ceiling: ceilingCm,
  }
  const written = Object.entries(numbers).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value).replace('.', ',')] as const],
  )
  return { ...Object.fromEntries(written), turn: stairs?.landing?.turn ?? 'none' }
}
