import type { PicturePoint } from './picture-place.ts'

/** An image with its size and colour, known before it is loaded. */
export interface ImageRef {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The dominant colour, shown until the image is loaded. */
  readonly color?: string | undefined
  /** What a crop must keep in sight, in percent; the middle if absent. */
  readonly focus?: PicturePoint | undefined
  /** Composed up to its edges: it is never cropped. */
  readonly isWhole?: true | undefined
}
