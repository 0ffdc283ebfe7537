import { contrastRatio, MIN_CONTRAST } from '../../format/contrast.ts'

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Darkens or lightens what the words stand on: from this share at their edge to nothing. */
export interface Veil {
  readonly colour: readonly [number, number, number]
  readonly from: number
  /** Where it ends, as a share of the picture’s width. */
  readonly until: number
}

export type Side = 'left' | 'right'

/** Where the words of a hero stand on a wide screen, in shares of the picture: 520 of 1366 pixels, and not quite its height. */
const WORDS = { from: 0.03, until: 0.42, top: 0.12, bottom: 0.88 }
/** A letter is lost where the ground is like it; a few spots of that are a lamp or a leaf. */
const FORGIVEN_SHARE = 0.04

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

interface Wanted {
  readonly side: Side
  /** Of the words, as `#rrggbb`. */
  readonly ink: string
  readonly veil?: Veil | undefined
}

function groundAt(pixels: Pixels, { x, y, veil, side }: { x: number; y: number; veil: Veil | undefined; side: Side }) {
  const at = (y * pixels.width + x) * 3
  const ground = [...pixels.rgb.subarray(at, at + 3)]
  if (!veil) return hex(ground)
  const away = side === 'left' ? x / pixels.width : 1 - x / pixels.width
  const share = veil.from * Math.max(0, 1 - away / veil.until)
  return hex(ground.map((channel, index) => channel * (1 - share) + (veil.colour[index] ?? 0) * share))
}

/** The contrast that words have on all but a few spots of the picture behind them. */
export function contrastOnPicture(pixels: Pixels, { side, ink, veil }: Wanted): number {
  const column = (share: number) => Math.round((side === 'left' ? share : 1 - share) * (pixels.width - 1))
  const [one, other] = [column(WORDS.from), column(WORDS.until)]
  const contrasts: number[] = []
  for (let y = Math.round(WORDS.top * pixels.height); y < WORDS.bottom * pixels.height; y += 1)
    for (let x = Math.min(one, other); x <= Math.max(one, other); x += 1)
      contrasts.push(contrastRatio(groundAt(pixels, { x, y, veil, side }), ink))
  const sorted = contrasts.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * FORGIVEN_SHARE)] ?? 0
}

export const isReadable = (contrast: number) => contrast >= MIN_CONTRAST
