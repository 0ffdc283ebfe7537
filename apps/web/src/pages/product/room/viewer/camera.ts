import { lookAt, multiply, perspective, type Matrix, type Vector } from './matrix.ts'

/** Where somebody stands who looks at the model: angles in radians, distance as a multiple of the one that shows all of it. */
export interface View {
  readonly turn: number
  readonly rise: number
  readonly distance: number
}

export interface Bounds {
  readonly min: Vector
  readonly max: Vector
}

export const FIRST_VIEW: View = { turn: 0.55, rise: 0.28, distance: 1 }
const RISE = { least: -0.1, most: 1.45 }
const DISTANCE = { least: 0.45, most: 1.6 }
const FIELD_OF_VIEW = 0.5
/** Room around the model. */
const MARGIN = 1.12

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

/** Never below the floor, over the top, or through the model. */
export function moveView(view: View, by: Partial<View>): View {
  return {
    turn: view.turn + (by.turn ?? 0),
    rise: within(view.rise + (by.rise ?? 0), RISE),
    distance: within(view.distance * (by.distance ?? 1), DISTANCE),
  }
}

export interface Sight {
  readonly eye: Vector
  readonly projection: Matrix
}

export function sightOf({ turn, rise, distance }: View, { min, max }: Bounds, aspect: number): Sight {
  const centre: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 || 1
  const narrow = Math.min(1, aspect)
  const away = ((radius * MARGIN) / Math.sin(FIELD_OF_VIEW / 2) / narrow) * distance
  const eye: Vector = [
    centre[0] + away * Math.sin(turn) * Math.cos(rise),
    centre[1] + away * Math.sin(rise),
    centre[2] + away * Math.cos(turn) * Math.cos(rise),
  ]
  const lens = perspective({
    angle: FIELD_OF_VIEW,
    aspect,
    near: Math.max(away - 2 * radius, away / 100),
    far: away + 4 * radius,
  })
  return { eye, projection: multiply(lens, lookAt(eye, centre)) }
}
