/** Widths of blocks. In a file of its own, so that the browser does not load the schemas. */
export const CONTENT_WIDTHS = ['normal', 'wide', 'narrow', 'extraNarrow', 'full'] as const
export type ContentWidth = (typeof CONTENT_WIDTHS)[number]
/** CSS pixels; full has no limit. */
export const CONTENT_WIDTH_PX: Readonly<Record<ContentWidth, number | undefined>> = {
  normal: 1280,
  wide: 1600,
  narrow: 840,
  extraNarrow: 620,
  full: undefined,
}
