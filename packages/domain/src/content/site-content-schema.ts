import { z } from 'zod'
import { WELL_KNOWN_PAGE_KEYS } from '../well-known/well-known-pages.ts'
import { STRESS_TYPES } from '../stock/stress-factor.ts'
import { linkSchema } from './block-content-schema.ts'

export const ICON_NAMES = ['truck', 'return', 'shield', 'store', 'home', 'clock', 'heart', 'leaf'] as const

const sellingPoint = z.strictObject({
  icon: z.enum(ICON_NAMES),
  name: z.string().min(1),
  text: z.string().optional(),
  to: z.string().optional(),
})
export type SellingPoint = z.infer<typeof sellingPoint>

/** What frames every page of a brand in one language: `content/{brand}/{language}/site.json`. */
export const siteContentSchema = z.strictObject({
  tagline: z.string().min(1),
  about: z.string().min(1),
  wellKnownPages: z.record(z.enum(WELL_KNOWN_PAGE_KEYS), z.string().min(1)),
  /** The page with every category and room: where the menu leads when it can't open. */
  menuPage: z.string().min(1),
  /** Links beside the menu button, where the brand's header has room for them. */
  headerLinks: z.array(linkSchema).max(5).default([]),
  sellingPoints: z.array(sellingPoint).max(5).default([]),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).max(5),
    legal: z.array(linkSchema),
    payment: z.array(z.string()),
    newsletter: z.strictObject({ heading: z.string(), text: z.string() }),
  }),
  /** Urgency on product pages: shown at all, and which kinds this market does without. */
  urgency: z
    .strictObject({
      showStressFactor: z.boolean().default(true),
      off: z.array(z.enum([...STRESS_TYPES, 'PageViews'])).default([]),
    })
    .default({ showStressFactor: true, off: [] }),
  redirects: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
      }),
    )
    .default([]),
})
export type SiteContent = z.infer<typeof siteContentSchema>
export type UrgencySettings = SiteContent['urgency']
export function arePageViewsShown({ showStressFactor, off }: UrgencySettings): boolean {
  return showStressFactor && !off.includes('PageViews')
}
export type FooterModel = SiteContent['footer']
/** What the header and the frame around a page show. */
export type FrameModel = Pick<SiteContent, 'tagline' | 'about' | 'menuPage' | 'headerLinks' | 'sellingPoints'>
