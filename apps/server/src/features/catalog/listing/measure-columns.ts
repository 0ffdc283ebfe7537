import { MEASURE_FACETS, type MeasureFacet } from '@firkant/domain/catalog/facet-range.ts'

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

/** A variant's own size, where it has one, stands for the product's. */
export function measuresOf(
  product: Sized,
  { variants, seatWidth }: { variants: readonly Sized[]; seatWidth: number | null },
): Measures {
  const each = (side: keyof Sized) => [
    ...new Set(variants.map((variant) => variant[side] ?? product[side]).filter((value) => value !== null)),
  ]
  return {
    width: each('width'),
    depth: each('depth'),
    height: each('height'),
    seatWidth: seatWidth === null ? [] : [seatWidth],
  }
}
