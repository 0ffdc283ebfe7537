/** Kept free where sides are turned: what is measured with a tape is no knife's edge. */
const TURNED_SLACK_CM = 0.1
const STEPS = 2048
const HALF_TURN = Math.PI / 2

/** Whether a rectangle goes into another, its sides turned as one likes within the same plane. */
export function isTurnedInto(rectangle: readonly [number, number], opening: readonly [number, number]): boolean {
  const [q, p] = rectangle[0] < rectangle[1] ? rectangle : [rectangle[1], rectangle[0]]
  const [b, a] = opening[0] < opening[1] ? opening : [opening[1], opening[0]]
  if (p <= a && q <= b) return true
  const free = b - TURNED_SLACK_CM
  if (q > free) return false
  const wanted = (2 * p * q * a + (p * p - q * q) * Math.sqrt(Math.max(0, p * p + q * q - a * a))) / (p * p + q * q)
  return free >= wanted
}

export interface Corner {
  /** Of the way that leads to the corner, and of the one behind it. */
  readonly fromCm: number
  readonly toCm: number
}

/**
 * Whether a rectangle on the floor is carried around a right angle: pushed sideways into the other way, or turned with
 * both its ends along the outer walls. Between two angles that are looked at, the inner corner comes no nearer than the
 * slack that each of them must leave.
 */
export function isCarriedAround([one, other]: readonly [number, number], { fromCm, toCm }: Corner): boolean {
  const [width, length] = one < other ? [one, other] : [other, one]
  if (width > fromCm || width > toCm) return false
  if (length <= fromCm || length <= toCm) return true
  const step = HALF_TURN / STEPS
  const slack = (Math.hypot(fromCm, toCm) + length) * step
  // What is far from the corner is so at the next angles too: they need not be looked at.
  for (let at = 0; at <= STEPS;) {
    const angle = at * step
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const free = toCm * sin + fromCm * cos - length * sin * cos - width
    if (free < slack) return false
    at += Math.max(1, Math.floor(free / slack) - 1)
  }
  return true
}

/** Where stairs turn: by a quarter on a square, or by half with the other flight beside them. */
export interface Landing {
  readonly turn: 'quarter' | 'half'
  readonly depthCm: number
}

/**
 * Whether a rectangle that is carried up stairs goes on after their landing. The landing of half a turn is as wide as both
 * flights: there it is pushed in and moved sideways, carried crosswise, or turned within that width.
 */
export function isTurnedOnLanding(
  [one, other]: readonly [number, number],
  { widthCm, turn, depthCm }: Landing & { readonly widthCm: number },
): boolean {
  if (turn === 'quarter') return isCarriedAround([one, other], { fromCm: widthCm, toCm: Math.min(widthCm, depthCm) })
  if (!isCarriedAround([one, other], { fromCm: widthCm, toCm: depthCm })) return false
  const length = Math.max(one, other)
  return length <= widthCm || length <= depthCm || Math.hypot(one, other) <= 2 * widthCm - TURNED_SLACK_CM
}
