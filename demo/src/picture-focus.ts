import sharp from 'sharp'

/** In percent of the picture, from its left upper corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Pictures are looked at on a grid of this many cells each way. */
const GRID = 100
/** How much a pixel differs from the corners if the thing covers it; the soft shadow differs less. */
const LEAST_DIFFERENCE = 60
/** Evenly lit from corner to corner: the common backdrop of product shots. */
const MOST_UNEVEN = 24

type Pixel = readonly number[]
const difference = (a: Pixel, b: Pixel) => a.reduce((sum, channel, at) => sum + Math.abs(channel - (b[at] ?? 0)), 0)

async function readGrid(bytes: Buffer): Promise<readonly Pixel[]> {
  const data = await sharp(bytes).removeAlpha().resize(GRID, GRID, { fit: 'fill' }).raw().toBuffer()
  return Array.from({ length: GRID * GRID }, (_, index) => [...data.subarray(index * 3, index * 3 + 3)])
}

/**
 * The middle of a thing that stands on an even backdrop; undefined in scenes, which are composed around their middle.
 * (sharp's attention strategy was tried on scenes: it goes to rugs and lit walls rather than to the furniture.)
 */
export async function middleOfThing(bytes: Buffer): Promise<Point | undefined> {
  const pixels = await readGrid(bytes)
  const at = (x: number, y: number) => pixels[y * GRID + x] ?? []
  const last = GRID - 2
  const corners = [at(1, 1), at(last, 1), at(1, last), at(last, last)]
  const [backdrop = []] = corners
  if (corners.some((corner) => difference(corner, backdrop) > MOST_UNEVEN)) return undefined
  const cells = pixels.flatMap((pixel, cell) => (difference(pixel, backdrop) > LEAST_DIFFERENCE ? [cell] : []))
  if (cells.length === 0) return undefined
  const middle = (places: readonly number[]) => (Math.min(...places) + Math.max(...places) + 1) / 2
  return { x: middle(cells.map((cell) => cell % GRID)), y: middle(cells.map((cell) => Math.floor(cell / GRID))) }
}

/** Mean of all channels, 0 to 255. */
export async function brightnessOf(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).removeAlpha().stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}
