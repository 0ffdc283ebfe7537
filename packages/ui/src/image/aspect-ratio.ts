import { heightInRatio, type AspectRatio } from '@firkant/domain/image/image-presets.ts'
import type { ImageSize } from '@firkant/domain/image/image-size.ts'

export interface ShownShape extends ImageSize {
  /** For CSS: exact, as width and height are rounded. */
  readonly css: string
}

/** Aspect ratio of the reserved space: the crop's, or the picture's own. */
export function shownShape({ width, height }: ImageSize, ratio: AspectRatio | undefined): ShownShape {
  if (ratio === undefined) return { width, height, css: `${width} / ${height}` }
  return { width, height: heightInRatio(width, ratio), css: ratio.replace(':', ' / ') }
}
