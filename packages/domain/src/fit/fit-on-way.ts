import type { CarriedPiece } from './carried-piece.ts'
import { roomiestFit, shortageOf, type Fit, type Shortage, type WayToCarry } from './fit.ts'
import { wayOf, type Home, type PlaceOnWay, type WayPoint } from './home.ts'

interface OnWay {
  readonly at: PlaceOnWay
  /** Which piece, from 0. */
  readonly piece: number
}

/** How all pieces of a product come in: where there is least room, or what stands in the way. */
export type WayFit =
  | (OnWay & {
      readonly fits: true
      readonly spareCm: number
      readonly by: WayToCarry
      /** Anywhere on the way. */
      readonly isLegsOff: boolean
    })
  | (OnWay & { readonly fits: false; readonly missing: Shortage | undefined })

interface Passed {
  readonly point: WayPoint
  readonly fit: Fit
}

const roomOf = ({ fit }: Passed) => (fit.fits ? fit.spareCm : -(fit.missingCm ?? Number.MAX_SAFE_INTEGER))
const tightestFirst = <Each extends Passed>(passed: readonly Each[]) => passed.toSorted((a, b) => roomOf(a) - roomOf(b))

/** By lift where it goes, else by the stairs; what goes by neither is said of where less is missing. */
function passWay(piece: CarriedPiece, { always, either }: ReturnType<typeof wayOf>): readonly Passed[] {
  const pass = (point: WayPoint): Passed => ({ point, fit: roomiestFit(piece, point.obstacle) })
  const ways = either.map(pass)
  const way = ways.find(({ fit }) => fit.fits) ?? tightestFirst(ways).at(-1)
  return [...always.map(pass), ...(way ? [way] : [])]
}

const fitsAll = (passed: readonly Passed[]) => passed.every(({ fit }) => fit.fits)

/** Its legs stay on unless they must come off somewhere: then they are off on the whole way. */
function carry(piece: CarriedPiece, way: ReturnType<typeof wayOf>) {
  const { legsOffCm, ...whole } = piece
  const withLegs = passWay(whole, way)
  if (legsOffCm === undefined || fitsAll(withLegs)) return { passed: withLegs, isLegsOff: false }
  const { widthCm, depthCm } = piece
  const without = passWay({ widthCm, depthCm, heightCm: legsOffCm }, way)
  if (fitsAll(without)) return { passed: without, isLegsOff: true }
  // Tilted with them at one place, without them through another.
  const either = passWay(piece, way)
  return { passed: either, isLegsOff: either.some(({ fit }) => fit.fits && fit.isLegsOff) }
}

/** Undefined where nothing of the way was said, or nothing is carried. It says yes only where it is sure. */
export function fitOnWay(pieces: readonly CarriedPiece[], home: Home): WayFit | undefined {
  const way = wayOf(home)
  const all = pieces.flatMap((carried, piece) => {
    const { passed, isLegsOff } = carry(carried, way)
    return passed.map((each) => ({ ...each, carried, piece, isLegsOff }))
  })
  const [first] = tightestFirst(all)
  if (!first) return undefined
  const { carried, piece, point, fit } = first
  const { at, obstacle, sides } = point
  if (!fit.fits) return { fits: false, at, piece, missing: shortageOf(carried, obstacle, sides) }
  const { spareCm, by } = fit
  return { fits: true, at, piece, spareCm, by, isLegsOff: all.some((each) => each.isLegsOff) }
}
