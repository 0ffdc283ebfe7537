import { z } from 'zod'
import { ofKind, type ContentKind } from './content-kinds.ts'
import { CONTENT_WIDTHS } from './content-widths.ts'

/** A path of the shop, an anchor, a web, mail or telephone address. Nothing else: no script, no other host. */
const LINK = /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:|tel:)[^\s\\\p{Cc}]*$/u

export function isContentLink(to: string): boolean {
  return LINK.test(to)
}

export const linkTarget = ofKind(
  'link',
  z.string().refine(isContentLink, 'leads nowhere: a path such as /sofaer, #block-id, https://, mailto: or tel:'),
)

/** Text with the tags that editors may use. Sanitised before it is stored, and again before it is shown. */
export const editorHtml = ofKind('html', z.string().min(1))

const keyOf = (kind: ContentKind) => ofKind(kind, z.string().min(1))
export const productKey = keyOf('product')
export const categoryKey = keyOf('category')
export const roomKey = keyOf('room')
export const seriesKey = keyOf('series')
export const productBrandKey = keyOf('productBrand')
export const labelKey = keyOf('label')
export const articleKey = keyOf('article')
export const inspirationCategoryKey = keyOf('inspirationCategory')

export const linkSchema = z.strictObject({
  to: linkTarget,
  title: z.string().min(1),
  target: z.enum(['_self', '_blank']).optional(),
})
export type Link = z.infer<typeof linkSchema>

/** An image file of the media folder, e.g. `hero/dining-days.webp`. */
export const imageFile = ofKind('image', z.string().min(1))
export const imageContent = z.strictObject({ file: imageFile, alt: z.string() })
export const focus = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

export const width = z.enum(CONTENT_WIDTHS).optional()

export const CONTENT_THEMES = ['none', 'lightBeige', 'beige', 'brown'] as const
export type ContentTheme = (typeof CONTENT_THEMES)[number]
export const theme = z.enum(CONTENT_THEMES).default('none')

/** Text between asterisks is emphasised, e.g. `Korte dage. *Lange middage.*` */
export const heading = z.string().min(1)

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #3F5141')
