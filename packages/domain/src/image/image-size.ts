import type { ImageRequest } from './image-query.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size of the answer: never larger than the source, and a crop keeps its shape. */
export function imageOutputSize(source: ImageSize, request: Omit<ImageRequest, 'quality'>): ImageSize {
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
