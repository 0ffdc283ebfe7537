import { z } from 'zod'

export const linkSchema = z.strictObject({
  to: z.string().min(1),
  title: z.string().min(1),
  target: z.enum(['_self', '_blank']).optional(),
})
export type Link = z.infer<typeof linkSchema>

/** A picture file of the media folder, e.g. `hero/dining-days.webp`. */
export const imageContent = z.strictObject({ file: z.string().min(1), alt: z.string() })
export const focus = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

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
export const width = z.enum(CONTENT_WIDTHS).optional()

export const CONTENT_THEMES = ['none', 'lightBeige', 'beige', 'brown'] as const
export type ContentTheme = (typeof CONTENT_THEMES)[number]
export const theme = z.enum(CONTENT_THEMES).default('none')

/** Emphasis in a heading: words between asterisks, e.g. `Korte dage. *Lange middage.*` */
export const heading = z.string().min(1)

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #3F5141')
