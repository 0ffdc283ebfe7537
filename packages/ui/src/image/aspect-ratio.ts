import { heightInRatio, type AspectRatio } from '@firkant/domain/image/image-presets.ts'
import type { ImageSize } from '@firkant/domain/image/image-size.ts'

export interface ShownShape extends ImageSize {
  /** For CSS: exact, where width and height are rounded. */
  readonly css: string
}

/** The shape of the place that is held for a picture: the ratio it is cropped to, else its own. */
export function shownShape({ width, height }: ImageSize, ratio: AspectRatio | undefined): ShownShape {
  if (ratio === undefined) return { width, height, css: `${width} / ${height}` }
  return { width, height: heightInRatio(width, ratio), css: ratio.replace(':', ' / ') }
}
