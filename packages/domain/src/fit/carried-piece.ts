import { z } from 'zod'

const cm = z.number().positive().max(2000)

/** What is carried: a box around it, standing as it is used. */
export interface Box {
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
}

const parcel = z.strictObject({
  widthCm: cm,
  depthCm: cm,
  heightCm: cm,
  weightKg: z.number().positive().max(2000),
})
export type Parcel = z.infer<typeof parcel>

/** How a product comes in. Without parcels it comes assembled, as large as it is. */
export const carriedRecord = z.strictObject({
  /** Each as it is packed; one product may be several. */
  parcels: z.array(parcel).min(1).max(24).optional(),
  /** What the legs take off its height, where they can be taken off. */
  legsCm: cm.optional(),
  /** The smallest width through which its profile goes when it is tilted: from the back's edge to the foot of the front. */
  diagonalDepthCm: cm.optional(),
})
export type CarriedRecord = z.infer<typeof carriedRecord>

export interface CarriedPiece extends Box {
  /** Its height without them. */
  readonly legsOffCm?: number | undefined
  readonly diagonalDepthCm?: number | undefined
}

/** One after the other, as they are carried in. */
export function carriedPieces(assembled: Box, carried: CarriedRecord): readonly CarriedPiece[] {
  const { parcels, legsCm, diagonalDepthCm } = carried
  if (parcels) return parcels.map(({ widthCm, depthCm, heightCm }) => ({ widthCm, depthCm, heightCm }))
  const { widthCm, depthCm, heightCm } = assembled
  return [
    {
      widthCm,
      depthCm,
      heightCm,
      ...(legsCm !== undefined && { legsOffCm: heightCm - legsCm }),
      ...(diagonalDepthCm !== undefined && { diagonalDepthCm }),
    },
  ]
}

interface SizedVariant {
  readonly size: Box
  /** Another than that of the product, whose parcels and profile are then not its own. */
  readonly isOwnSize: boolean
}

/** Undefined where nobody has said how it is packed: then nothing is promised. */
export function variantPieces(
  carried: CarriedRecord | undefined,
  { size, isOwnSize }: SizedVariant,
): readonly CarriedPiece[] | undefined {
  if (!carried || (isOwnSize && carried.parcels)) return undefined
  const { diagonalDepthCm: _profile, ...other } = carried
  return carriedPieces(size, isOwnSize ? other : carried)
}

interface CarriedProblem {
  readonly path: string
  readonly message: string
}

/** What cannot be true of the box that it belongs to. */
export function* carriedProblems(
  { widthCm, depthCm, heightCm }: Box,
  carried: CarriedRecord | undefined,
): Generator<CarriedProblem> {
  if (!carried) return
  const { parcels, legsCm, diagonalDepthCm } = carried
  if (legsCm !== undefined && legsCm >= heightCm)
    yield { path: 'carried.legsCm', message: `is not less than the height of ${heightCm} cm` }
  const shorter = Math.min(depthCm, heightCm)
  if (diagonalDepthCm !== undefined && diagonalDepthCm > shorter)
    yield { path: 'carried.diagonalDepthCm', message: `is more than the ${shorter} cm that it needs without tilting` }
  if (parcels && (legsCm !== undefined || diagonalDepthCm !== undefined))
    yield { path: 'carried.parcels', message: 'does not go with what is said of a piece that comes assembled' }
  if (
    parcels &&
    Math.max(...parcels.flatMap((each) => [each.widthCm, each.depthCm, each.heightCm])) >
      2 * (widthCm + depthCm + heightCm)
  )
    yield { path: 'carried.parcels', message: 'are longer than the product could be folded out' }
}
