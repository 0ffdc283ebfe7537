import type { ImageFit } from './image-presets.ts'

/** The requested image, in pixels of the result. */
export interface ImageRequest {
  readonly width: number
  /** With a height the image is fitted into a box; without, it keeps its ratio. */
  readonly height?: number | undefined
  readonly fit: ImageFit
  /** Where a crop of the whole height lies, as `object-position` counts; in the middle if absent. */
  readonly x?: number | undefined
}

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size of the result: never larger than the source, and a crop keeps its ratio. */
export function imageOutputSize(source: ImageSize, request: ImageRequest): ImageSize {
  const { width, height, fit } = request
  if (height === undefined) return scaled(source, Math.min(1, width / source.width))
  const box = { width, height }
  if (fit === 'contain') return scaled(source, Math.min(1, width / source.width, height / source.height))
  return scaled(box, Math.min(1, source.width / width, source.height / height))
}

function scaled(size: ImageSize, factor: number): ImageSize {
  return {
    width: Math.max(1, Math.round(size.width * factor)),
    height: Math.max(1, Math.round(size.height * factor)),
  }
}
