import { z } from 'zod'
import { contrastRatio, MIN_CONTRAST } from '../format/contrast.ts'
import { STRESS_TYPES } from '../stock/stress-factor.ts'
import { WELL_KNOWN_PAGE_KEYS } from '../well-known/well-known-pages.ts'
import { categoryKey, colour, editorHtml, imageContent, imageFile, linkSchema, linkTarget } from './content-parts.ts'

export const ICON_NAMES = ['truck', 'return', 'shield', 'store', 'home', 'clock', 'heart', 'leaf'] as const

const sellingPoint = z.strictObject({
  icon: z.enum(ICON_NAMES),
  name: z.string().min(1),
  text: z.string().optional(),
  to: linkTarget.optional(),
})
export type SellingPoint = z.infer<typeof sellingPoint>

const accessibility = z.strictObject({
  /** Who watches over the rules in the market. */
  authority: z.strictObject({
    name: z.string().min(1).max(120),
    url: z.url({ protocol: /^https$/ }).optional(),
    /** When the owner read it at the source: before that it is named to nobody. */
    confirmedOn: z.iso.date().optional(),
  }),
  /** Within how many days whoever writes gets an answer. */
  answerDays: z.number().int().min(1).max(60),
  /** What does not hold, beside what the shop says of itself: films without captions, files of suppliers. */
  limits: z.array(z.string().min(1).max(400)).max(12).default([]),
})
export type AccessibilityContent = Readonly<z.infer<typeof accessibility>>

/** Payment and delivery methods, each with an icon. */
export const MARK_ICONS = [
  'card',
  'phone',
  'invoice',
  'gift-card',
  'letter',
  'parcel',
  'van',
  'carried',
  'store',
] as const
export type MarkIcon = (typeof MARK_ICONS)[number]
const footerMark = z.strictObject({ icon: z.enum(MARK_ICONS), name: z.string().min(1) })
export type FooterMark = z.infer<typeof footerMark>

const menuLink = linkSchema.extend({ image: imageFile.optional() })

const menuImageBlock = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1).optional(),
  image: imageContent,
  link: linkSchema,
})

const menu = z.strictObject({
  /** Tabs of the mega menu. Empty: each top-level category is one. */
  tabs: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        to: linkTarget,
        /** The text of the link to everything, if the default would be ungrammatical. */
        showAll: z.string().min(1).optional(),
        categoryKeys: z.array(categoryKey).min(1),
      }),
    )
    .max(8)
    .default([]),
  secondaryLinksLeft: z.array(menuLink).max(8).default([]),
  secondaryLinksRight: z.array(menuLink).max(8).default([]),
  mainImageBlock: menuImageBlock.optional(),
  roomsImageBlock: menuImageBlock.optional(),
})
export type MenuContent = z.infer<typeof menu>

/** A timestamp, or `P3D`: days after the midnight (UTC) before the import, for content that should look current. */
const bannerEnd = z.union([z.iso.datetime({ offset: true }), z.string().regex(/^P\d{1,3}D$/)], {
  error: 'a moment such as 2026-11-22T22:59:00Z, or days from the import such as P3D',
})

/** The line above the header. A message with a countdown disappears when that ends. `*Text*` is emphasised. */
const siteBanner = z
  .strictObject({
    message: z.string().min(1).max(160),
    countdown: bannerEnd.optional(),
    messageCheckout: z.string().min(1).max(160).optional(),
    countdownCheckout: bannerEnd.optional(),
    backgroundColor: colour,
    textColor: colour,
    backgroundColorCheckout: colour.optional(),
    textColorCheckout: colour.optional(),
    content: editorHtml.optional(),
    link: linkSchema.optional(),
  })
  .superRefine((banner, { addIssue }) => {
    const check = (field: keyof typeof banner, text: string, ground: string) => {
      const ratio = contrastRatio(text, ground)
      if (ratio >= MIN_CONTRAST) return
      const message = `${text} on ${ground} has a contrast of ${ratio.toFixed(1)}; to be read it needs ${MIN_CONTRAST}`
      addIssue({ code: 'custom', path: [field], message })
    }
    const { textColor, backgroundColor, textColorCheckout, backgroundColorCheckout } = banner
    check('textColor', textColor, backgroundColor)
    if (textColorCheckout ?? backgroundColorCheckout)
      check(
        textColorCheckout ? 'textColorCheckout' : 'backgroundColorCheckout',
        textColorCheckout ?? textColor,
        backgroundColorCheckout ?? backgroundColor,
      )
    if (banner.countdownCheckout && !banner.messageCheckout)
      addIssue({
        code: 'custom',
        path: ['countdownCheckout'],
        message: 'counts down to nothing without messageCheckout',
      })
  })
export type SiteBannerContent = z.infer<typeof siteBanner>

/** Pictures beside the forms of the sign-in. */
const loginPages = z.strictObject({
  loginBackground: imageFile,
  registrationBackground: imageFile,
  resetPasswordBackground: imageFile,
})
export type LoginPagesContent = z.infer<typeof loginPages>

/** The frame of every page of a brand in one language: `content/{brand}/{language}/site.json`. */
export const siteContentSchema = z.strictObject({
  tagline: z.string().min(1),
  about: z.string().min(1),
  wellKnownPages: z.record(z.enum(WELL_KNOWN_PAGE_KEYS), z.string().min(1)),
  /** The page with every category and room: used as a menu without scripts. */
  menuPage: linkTarget,
  /** Pages that explain: the club price, and how to measure the way in for large furniture. */
  helpPages: z.strictObject({ clubPrice: linkTarget.optional(), measuring: linkTarget.optional() }).default({}),
  /** Links beside the menu button, if the brand's header has room for them. */
  headerLinks: z.array(linkSchema).max(5).default([]),
  sellingPoints: z.array(sellingPoint).max(5).default([]),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).max(5),
    legal: z.array(linkSchema),
    payment: z.array(footerMark).max(8),
    delivery: z.array(footerMark).max(8).default([]),
    newsletter: z.strictObject({ heading: z.string(), text: z.string() }),
  }),
  menu: menu.default({ tabs: [], secondaryLinksLeft: [], secondaryLinksRight: [] }),
  banner: siteBanner.optional(),
  loginPages: loginPages.optional(),
  /** Urgency claims on product pages: whether shown at all, and which kinds this market omits. */
  urgency: z
    .strictObject({
      showStressFactor: z.boolean().default(true),
      off: z.array(z.enum([...STRESS_TYPES, 'PageViews'])).default([]),
    })
    .default({ showStressFactor: true, off: [] }),
  /** Whether and how reviews are known to be from buyers; stands beside their stars. */
  reviewOrigin: z.string().min(1).max(400).optional(),
  /** What the owner alone knows of the statement of accessibility. */
  accessibility: accessibility.optional(),
  redirects: z
    .array(
      z.strictObject({
        from: z.string(),
        to: linkTarget,
        status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
      }),
    )
    .default([]),
})
export type SiteContent = z.infer<typeof siteContentSchema>

/** What a change set has of it: addresses of well-known pages and redirects belong to the files. */
export const frameContentSchema = siteContentSchema.omit({ wellKnownPages: true, redirects: true })
export type UrgencySettings = SiteContent['urgency']
export function arePageViewsShown({ showStressFactor, off }: UrgencySettings): boolean {
  return showStressFactor && !off.includes('PageViews')
}
/** The company's details, which the law requires on every page. */
export interface CompanyModel {
  readonly legalName: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  readonly companyNumber: string
  readonly email: string
  readonly phone: string
}
export type FooterModel = SiteContent['footer'] & { readonly company: CompanyModel }
/** What the header and the frame around a page show. */
export type FrameModel = Pick<SiteContent, 'tagline' | 'about' | 'menuPage' | 'headerLinks' | 'sellingPoints'> & {
  readonly cartPage: string
  /** Where a wallet says who buys; absent in markets without one. */
  readonly expressPage?: string | undefined
  /** Products beside each other. */
  readonly comparePage: string
  /** Where visitors say their postcode. */
  readonly deliveryPlacePage: string
  readonly wayInPage: string
  readonly listsPage: string
  /** The withdrawal form: the law requires a link on every page. */
  readonly withdrawalPage: string
  /** What is stored in the browser, and the choice of it. */
  readonly cookiePage: string
  /** What the club price is. */
  readonly clubPage?: string | undefined
  /** How to measure the way in for large furniture. */
  readonly measuringPage?: string | undefined
}
