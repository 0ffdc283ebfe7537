import { CONTENT_WIDTH_PX, type ContentWidth } from '@firkant/domain/content/content-widths.ts'
import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'

interface Place {
  readonly width: ContentWidth | undefined
  /** In a layout column: at most half of the page. */
  readonly isInColumn: boolean
}

/** `sizes` of a picture that fills its block, or one of its columns. */
export function blockSizes({ width = 'normal', isInColumn }: Place, columns = 1): string {
  const px = CONTENT_WIDTH_PX[width]
  const share = Math.round(100 / columns / (isInColumn ? 2 : 1))
  const wide =
    px === undefined || isInColumn ? `${share}vw` : `(width <= ${px}px) ${share}vw, ${Math.round(px / columns)}px`
  return `(width <= ${BREAKPOINTS.mobile}px) 100vw, ${wide}`
}
