import type { MeasuredBox } from '@firkant/domain/image/picture-place.ts'

/** Of the picture's side, in percent: room above the product, and below it for the ruler and its number. */
const ROOM = { above: 8, below: 15 } as const
/** From the product's edges to the rulers. */
const GAP = { across: 6, upright: 5 } as const

export interface DrawingFrame {
  /** Width over height of what is shown of the square picture. */
  readonly ratio: number
  /** In percent of the frame. */
  readonly pictureTop: number
  readonly across: { readonly left: number; readonly width: number; readonly top: number }
  readonly upright: { readonly left: number; readonly top: number; readonly height: number }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The picture's full width, and of its height what the product and its rulers need. */
export function drawingFrame({ box }: MeasuredBox): DrawingFrame {
  const top = Math.max(0, box.y - ROOM.above)
  const height = Math.min(100, box.y + box.h + ROOM.below) - top
  const down = (y: number) => round(((y - top) / height) * 100)
  return {
    ratio: round(100 / height),
    pictureTop: round((-top / height) * 100),
    across: { left: box.x, width: box.w, top: Math.min(95, down(box.y + box.h + GAP.across)) },
    upright: { left: Math.max(3, round(box.x - GAP.upright)), top: down(box.y), height: round((box.h / height) * 100) },
  }
}
