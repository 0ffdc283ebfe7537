import { MEASURE_FACETS, type MeasureFacet } from '@firkant/domain/catalog/facet-range.ts'
import { variantPieces, type CarriedRecord } from '@firkant/domain/fit/carried-piece.ts'
import { doorWidthFor } from '@firkant/domain/fit/fit.ts'

/** Products are measured to the millimetre at best. */
export const TENTHS_PER_CM = 10

/** The sizes of a product differ: those of a row are in `values` from `starts[row]` to `starts[row + 1]`. */
export interface MeasureColumn {
  readonly starts: Uint32Array
  /** In tenths of a centimetre. */
  readonly values: Uint16Array
}

/** Centimetres, each value once; empty if the product does not have the measure. */
export type Measures = Readonly<Record<MeasureFacet, readonly number[]>>

export type MeasureColumns = Readonly<Record<MeasureFacet, MeasureColumn>>

function columnOf(rows: readonly { readonly measures: Measures }[], facet: MeasureFacet): MeasureColumn {
  const starts = new Uint32Array(rows.length + 1)
  const values: number[] = []
  rows.forEach(({ measures }, index) => {
    for (const value of measures[facet]) values.push(Math.round(value * TENTHS_PER_CM))
    starts[index + 1] = values.length
  })
  return { starts, values: Uint16Array.from(values) }
}

export function measureColumns(rows: readonly { readonly measures: Measures }[]): MeasureColumns {
  return Object.fromEntries(MEASURE_FACETS.map((facet) => [facet, columnOf(rows, facet)])) as unknown as MeasureColumns
}

interface Sized {
  readonly width: number | null
  readonly depth: number | null
  readonly height: number | null
}

const hasOwnSize = ({ width, depth, height }: Sized) => width !== null || depth !== null || height !== null

function doorOf(
  carried: CarriedRecord | null,
  [widthCm, depthCm, heightCm]: readonly [number | null, number | null, number | null],
  isOwnSize: boolean,
): number | undefined {
  if (!carried || widthCm === null || depthCm === null || heightCm === null) return undefined
  const pieces = variantPieces(carried, { size: { widthCm, depthCm, heightCm }, isOwnSize })
  return pieces && doorWidthFor(pieces)
}

interface FurtherMeasures {
  readonly variants: readonly Sized[]
  readonly seatWidth: number | null
  readonly carried: CarriedRecord | null
}

/** A variant's own size, where it has one, stands for the product's. */
export function measuresOf(product: Sized, { variants, seatWidth, carried }: FurtherMeasures): Measures {
  const sidesOf = (variant: Sized) =>
    [variant.width ?? product.width, variant.depth ?? product.depth, variant.height ?? product.height] as const
  const each = (side: keyof Sized) => [
    ...new Set(variants.map((variant) => variant[side] ?? product[side]).filter((value) => value !== null)),
  ]
  const doors = variants.map((variant) => doorOf(carried, sidesOf(variant), hasOwnSize(variant)))
  return {
    width: each('width'),
    depth: each('depth'),
    height: each('height'),
    seatWidth: seatWidth === null ? [] : [seatWidth],
    door: [...new Set(doors.filter((door) => door !== undefined))],
  }
}
