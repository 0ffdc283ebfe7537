export const MEASURED_SIDES = ['width', 'depth', 'height'] as const
export type MeasuredSide = (typeof MEASURED_SIDES)[number]

/** How large a product shall be, in centimetres. */
export type MeasureCondition =
  /** One side of about this length; without a name, the width or the depth. */
  | { readonly kind: 'about'; readonly side?: MeasuredSide | undefined; readonly cm: number }
  /** One side within limits; without a name, the longer of width and depth. */
  | {
      readonly kind: 'within'
      readonly side?: MeasuredSide | undefined
      readonly min?: number | undefined
      readonly max?: number | undefined
    }
  /** Both sides: `140x200`. */
  | { readonly kind: 'area'; readonly cm: readonly [number, number] }

export interface ProductMeasures {
  /** Of the product and of each of its variants. */
  readonly outer: readonly Readonly<Record<MeasuredSide, number>>[]
  /** What it is sold as: `160x200` of a bed that is larger on the outside. */
  readonly sizes: readonly string[]
}

/** A sofa of 178 cm is what somebody means who writes 180. */
export const MEASURE_TOLERANCE_CM = 5
export const MAX_MEASURES = 3
const MIN_CM = 5
const MAX_CM = 600

export function isMeasure(cm: number): boolean {
  return cm >= MIN_CM && cm <= MAX_CM
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= MEASURE_TOLERANCE_CM

export function fitsMeasure({ outer, sizes }: ProductMeasures, condition: MeasureCondition): boolean {
  switch (condition.kind) {
    case 'about': {
      const { side, cm } = condition
      return outer.some((sides) =>
        side ? isNear(sides[side], cm) : isNear(sides.width, cm) || isNear(sides.depth, cm),
      )
    }
    case 'within': {
      const { side, min = 0, max = Number.POSITIVE_INFINITY } = condition
      return outer.some((sides) => {
        const cm = side ? sides[side] : Math.max(sides.width, sides.depth)
        return cm >= min && cm <= max
      })
    }
    case 'area': {
      const [one, other] = condition.cm
      if (sizes.includes(`${one}x${other}`) || sizes.includes(`${other}x${one}`)) return true
      return outer.some(
        ({ width, depth }) =>
          (isNear(width, one) && isNear(depth, other)) || (isNear(width, other) && isNear(depth, one)),
      )
    }
  }
}

const SIDE_LETTERS: Readonly<Record<MeasuredSide, string>> = { width: 'w', depth: 'd', height: 'h' }
const WRITTEN = /^([wdh]?)(?:(\d{1,3})|(\d{0,3})-(\d{0,3})|(\d{1,3})x(\d{1,3}))$/

/** In an address: `180`, `h180`, `-200`, `140x200`. */
export function writeMeasure(condition: MeasureCondition): string {
  if (condition.kind === 'area') return condition.cm.join('x')
  const letter = condition.side ? SIDE_LETTERS[condition.side] : ''
  if (condition.kind === 'about') return `${letter}${condition.cm}`
  return `${letter}${condition.min ?? ''}-${condition.max ?? ''}`
}

function readMeasure(written: string): MeasureCondition | undefined {
  const match = WRITTEN.exec(written)
  if (!match) return undefined
  const [, letter = '', about, from, to, one, other] = match
  const side = MEASURED_SIDES.find((each) => SIDE_LETTERS[each] === letter)
  const numbers = [about, from, to, one, other].flatMap((text) => (text ? [Number(text)] : []))
  if (numbers.length === 0 || !numbers.every(isMeasure)) return undefined
  if (one !== undefined) return side ? undefined : { kind: 'area', cm: [Number(one), Number(other)] }
  if (about !== undefined) return { kind: 'about', ...(side && { side }), cm: Number(about) }
  const [min, max] = [from, to].map((text) => (text ? Number(text) : undefined))
  if (min !== undefined && max !== undefined && min > max) return undefined
  return {
    kind: 'within',
    ...(side && { side }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

export const MEASURE_PARAM = 'cm'

/** The measures of an address; what is none is left out. */
export function readMeasures(params: URLSearchParams): readonly MeasureCondition[] {
  const written = (params.get(MEASURE_PARAM) ?? '').slice(0, 40).split(',')
  return written.flatMap((each) => readMeasure(each) ?? []).slice(0, MAX_MEASURES)
}
