import type { ComparedProduct } from './compare-rows.ts'

/** Room around the largest product, as a share of it. */
const ROOM = 1.14

/** Seen from the front, in percent of a frame that all products share: who looks at two sees which is larger. */
export interface ScaledView {
  readonly width: number
  readonly height: number
}

export interface CompareScale {
  /** Width over height of the frame. */
  readonly ratio: number
  /** In the order of the products; undefined without both measures. */
  readonly views: readonly (ScaledView | undefined)[]
}

function sizeOf({ measurements, measured }: ComparedProduct): ScaledView | undefined {
  const valueOf = (wanted: string) => measurements.find(({ kind }) => kind === wanted)?.value ?? 0
  const width = valueOf(measured?.across ?? 'width') || valueOf('diameter')
  const height = valueOf('height')
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** Undefined if fewer than two can be drawn. */
export function scaleProducts(products: readonly ComparedProduct[]): CompareScale | undefined {
  const sizes = products.map(sizeOf)
  const known = sizes.filter((size) => size !== undefined)
  if (known.length < 2) return undefined
  const width = Math.max(...known.map((size) => size.width)) * ROOM
  const height = Math.max(...known.map((size) => size.height)) * ROOM
  const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
  return {
    ratio: Math.round((width / height) * 100) / 100,
    views: sizes.map((size) => size && { width: share(size.width, width), height: share(size.height, height) }),
  }
}
