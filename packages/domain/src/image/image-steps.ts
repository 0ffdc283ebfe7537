import { IMAGE_DENSITIES, IMAGE_PRESETS } from './image-presets.ts'
import { imageOutputSize, type ImageRequest, type ImageSize } from './image-size.ts'

/** Pixel widths in which a picture is made in its own shape: each preset in each density. */
export const MADE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_PRESETS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].toSorted((a, b) => a - b)

/** Those in which it is cropped: the presets, and two of them in double density for wide screens. */
export const CROPPED_WIDTHS: readonly number[] = [
  ...Object.values(IMAGE_PRESETS),
  IMAGE_PRESETS.medium * 2,
  IMAGE_PRESETS.extralarge * 2,
]

/** The step that shows at least as much as was asked for; the last one for more than there is. */
export function stepUp(steps: readonly number[], width: number): number {
  return steps.find((step) => step >= width) ?? steps.at(-1) ?? width
}

function stepDown(steps: readonly number[], width: number): number {
  return steps.findLast((step) => step <= width) ?? steps[0] ?? width
}

/** The size of the answer. A picture fitted into a box is one in its own shape, as wide as the box lets it be. */
export function madeSize(source: ImageSize, request: ImageRequest): ImageSize {
  const size = imageOutputSize(source, request)
  if (request.height === undefined || request.fit === 'cover' || size.width === source.width) return size
  return imageOutputSize(source, { width: stepDown(MADE_WIDTHS, size.width), fit: 'cover' })
}
