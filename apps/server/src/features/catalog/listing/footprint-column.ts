import { readFloorSpace } from '@firkant/domain/fit/floor-space.ts'
import { countsFor, exclude, type FacetWalk } from './facet-walks.ts'
import { TENTHS_PER_CM } from './measure-columns.ts'

/** What something covers of a floor, in centimetres, the longer side first: it may be turned. */
export type Footprint = readonly [long: number, short: number]

interface Sided {
  readonly width: number | null
  readonly depth: number | null
}

/** Of each size once; empty if nobody measured it. */
export function footprintsOf(product: Sided, variants: readonly Sided[]): readonly Footprint[] {
  const all = variants.flatMap((variant): Footprint[] => {
    const [width, depth] = [variant.width ?? product.width, variant.depth ?? product.depth]
    return width === null || depth === null ? [] : [[Math.max(width, depth), Math.min(width, depth)]]
  })
  return [...new Map(all.map((each) => [each.join('x'), each])).values()]
}

/** Those of a row are pairs in `values` from `starts[row]` to `starts[row + 1]`, in tenths of a centimetre. */
export interface FootprintColumn {
  readonly starts: Uint32Array
  readonly values: Uint16Array
}

export function footprintColumn(rows: readonly { readonly footprints: readonly Footprint[] }[]): FootprintColumn {
  const starts = new Uint32Array(rows.length + 1)
  const values: number[] = []
  rows.forEach(({ footprints }, index) => {
    for (const [long, short] of footprints)
      values.push(Math.round(long * TENTHS_PER_CM), Math.round(short * TENTHS_PER_CM))
    starts[index + 1] = values.length
  })
  return { starts, values: Uint16Array.from(values) }
}

/** What can stand on one of the chosen places, in one of its sizes. */
export function floorWalk({ starts, values }: FootprintColumn, chosen: readonly string[]): FacetWalk {
  const spaces = chosen.flatMap((value) => {
    const space = readFloorSpace(value)
    return space ? [{ value, long: space.longCm * TENTHS_PER_CM, short: space.shortCm * TENTHS_PER_CM }] : []
  })
  const standsOn = (row: number, { long, short }: { readonly long: number; readonly short: number }) => {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 2)
      if ((values[at] as number) <= long && (values[at + 1] as number) <= short) return true
    return false
  }
  return {
    exclude:
      spaces.length === 0
        ? undefined
        : (candidates, verdicts, own) => {
            for (let index = 0; index < candidates.length; index += 1) {
              const row = candidates[index] as number
              if (!spaces.some((space) => standsOn(row, space))) exclude(verdicts, index, own)
            }
          },
    count: (candidates, verdicts, own) =>
      new Map(
        spaces.map((space) => {
          let count = 0
          for (let index = 0; index < candidates.length; index += 1)
            if (countsFor(verdicts[index], own) && standsOn(candidates[index] as number, space)) count += 1
          return [space.value, count]
        }),
      ),
  }
}
