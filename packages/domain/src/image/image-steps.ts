import { IMAGE_DENSITIES, IMAGE_PRESETS } from './image-presets.ts'
import { imageOutputSize, type ImageRequest, type ImageSize } from './image-size.ts'

/** Pixel widths of uncropped images: each preset in each density. */
export const MADE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_PRESETS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].toSorted((a, b) => a - b)

/** Pixel widths of cropped images: the presets, and two of them in double density for wide screens. */
export const CROPPED_WIDTHS: readonly number[] = [
  ...Object.values(IMAGE_PRESETS),
  IMAGE_PRESETS.medium * 2,
  IMAGE_PRESETS.extralarge * 2,
]

/** The next larger step, or the largest. */
export function stepUp(steps: readonly number[], width: number): number {
  return steps.find((step) => step >= width) ?? steps.at(-1) ?? width
}

function stepDown(steps: readonly number[], width: number): number {
  return steps.findLast((step) => step <= width) ?? steps[0] ?? width
}

/** The size of the result. An image fitted into a box keeps its ratio and is as wide as the box allows. */
export function madeSize(source: ImageSize, request: ImageRequest): ImageSize {
  const size = imageOutputSize(source, request)
  if (request.height === undefined || request.fit === 'cover' || size.width === source.width) return size
  return imageOutputSize(source, { width: stepDown(MADE_WIDTHS, size.width), fit: 'cover' })
}
