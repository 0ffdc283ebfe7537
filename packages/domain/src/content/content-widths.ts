/** How wide a block may be. On its own: the browser reads it, and no schema with it. */
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
