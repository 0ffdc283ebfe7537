interface Point {
  readonly x: number
  readonly y: number
}

/** A finger needs this much, in CSS pixels; the smallest phone shows a picture this wide. */
export const POINT_TARGET_PX = 44
export const NARROWEST_PICTURE_PX = 288
/** Places that are tried lie this far apart. */
const STEP_PX = 4

const HALF = POINT_TARGET_PX / 2

interface Stage {
  readonly width: number
  readonly height: number
}

/** As it is drawn: at the very edge the whole target stays on the picture. */
export function pointInPixels({ x, y }: Point, { width, height }: Stage): Point {
  const within = (value: number, most: number) => Math.min(Math.max(value, HALF), most - HALF)
  return { x: within((x / 100) * width, width), y: within((y / 100) * height, height) }
}

export function targetsOverlap(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < POINT_TARGET_PX && Math.abs(a.y - b.y) < POINT_TARGET_PX
}

function placesOn({ width, height }: Stage): readonly Point[] {
  const places: Point[] = []
  for (let x = HALF; x <= width - HALF; x += STEP_PX)
    for (let y = HALF; y <= height - HALF; y += STEP_PX) places.push({ x, y })
  return places
}

const percent = (value: number, of: number) => Math.round((value / of) * 1000) / 10

/**
 * Where the points stand on a small phone: where they are, or as near as their targets don't lie upon each other.
 * Earlier points keep their place; what is free at the narrowest is free at any width.
 */
export function spreadPoints(points: readonly Point[], image: Stage): readonly Point[] {
  const stage = { width: NARROWEST_PICTURE_PX, height: (NARROWEST_PICTURE_PX / image.width) * image.height }
  const places = placesOn(stage)
  const taken: Point[] = []
  return points.map((point) => {
    const wished = pointInPixels(point, stage)
    const isFree = (place: Point) => taken.every((other) => !targetsOverlap(place, other))
    const distance = (place: Point) => Math.hypot(place.x - wished.x, place.y - wished.y)
    const nearest = places
      .filter(isFree)
      .reduce<Point | undefined>((best, place) => (best && distance(best) <= distance(place) ? best : place), undefined)
    const chosen = isFree(wished) ? wished : (nearest ?? wished)
    taken.push(chosen)
    return chosen === wished ? point : { x: percent(chosen.x, stage.width), y: percent(chosen.y, stage.height) }
  })
}
