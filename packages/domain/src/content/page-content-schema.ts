import { z } from 'zod'
import { FIXED_PATHS } from '../market/fixed-paths.ts'
import { MARKET_KEYS, MARKETS } from '../market/market.ts'
import { findNewsletterStep, findOldNewsletterStep } from '../newsletter/newsletter-steps.ts'
import { findReturnStep } from '../returns/return-steps.ts'
import { blockContent } from './blocks/block-content-schema.ts'
import { ofKind, type ContentKind } from './content-kinds.ts'
import { imageFile, inspirationCategoryKey } from './content-parts.ts'
import { mayBePageHeading, wrongExperiences } from './experiences/experience-checks.ts'
import { wrongNotification, CART_NOTIFICATION, PRODUCT_PAGE, wrongKey, wrongSlots } from './pages-of-one-key.ts'

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

const catalogKey = (kind: ContentKind) => ofKind(kind, z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/))

/** Which products a page lists. `all` is the whole assortment; `reduced` are those below their reference price. */
export const listingSource = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ reduced: z.literal(true) }),
  z.strictObject({ news: z.literal(true) }),
  z.strictObject({ categoryKey: catalogKey('category') }),
  z.strictObject({ roomKey: catalogKey('room') }),
  z.strictObject({ productBrandKey: catalogKey('productBrand') }),
  z.strictObject({ seriesKey: catalogKey('series') }),
  z.strictObject({ labelKey: catalogKey('label') }),
  z.strictObject({ productKeys: z.array(catalogKey('product')).min(1).max(500) }),
])
export type ListingSource = z.infer<typeof listingSource>

export const listingContent = z.strictObject({
  source: listingSource,
  /** Plain text under the heading. */
  intro: z.string().max(600).optional(),
  /** Blocks between the products, after this many rows of four. */
  rowBlocks: z
    .array(z.strictObject({ afterRow: z.number().int().min(1).max(6), block: blockContent }))
    .max(4)
    .default([]),
})
export type ListingContent = z.infer<typeof listingContent>

export const LISTING_PAGES = [
  'RootCategoryPage',
  'CategoryPage',
  'BrandPage',
  'CampaignPage',
  'ProductListingPage',
  'RoomPage',
] as const
export type ListingPageName = (typeof LISTING_PAGES)[number]

export function isListingPage(name: string): name is ListingPageName {
  return (LISTING_PAGES as readonly string[]).includes(name)
}

/** Pages that editors write for signed-in customers. */
export const CUSTOMER_PAGES = ['MyPagesEditorialPage', 'MyPagesImportantLinksPage'] as const

/** Marks a page as an article. */
export const articleContent = z.strictObject({
  /** The date shown, by which articles are sorted. */
  publishedOn: z.iso.date(),
  /** The key of its inspiration category page. */
  inspirationCategoryKey,
  author: z.string().min(1).max(80).optional(),
  /** Alt text of the page's image. */
  imageAlt: z.string().max(200).optional(),
})
export type ArticleContent = z.infer<typeof articleContent>

const ARTICLE_PAGE = 'InspirationArticlePage'
const NEWSLETTER_PAGE = 'NewsletterSignupPage'

/** Their heading is shown once, above their blocks. */
const HEADED_PAGES: readonly string[] = [
  'InspirationCategoryPage',
  ARTICLE_PAGE,
  NEWSLETTER_PAGE,
  'StoreOverviewPage',
  ...CUSTOMER_PAGES,
  CART_NOTIFICATION,
]
/** They have content even without blocks. */
const BLOCKS_OPTIONAL: readonly string[] = ['InspirationCategoryPage', NEWSLETTER_PAGE, 'StoreOverviewPage']
/** In any language. */
const OWN_PATHS: readonly string[] = Object.values(FIXED_PATHS).flatMap((paths) => Object.values(paths))

/** The shop itself links to these addresses, in forms and mails. */
function wrongPath({ componentName, path }: { componentName: string; path: string }): string | undefined {
  const signups = Object.values(FIXED_PATHS.newsletter)
  if (componentName === NEWSLETTER_PAGE)
    return signups.includes(path) ? undefined : `this page stands at ${signups.join(', ')}`
  if (findReturnStep(path)) return 'the form for returns has this address'
  const isOfNewsletter = MARKET_KEYS.some((key) => findNewsletterStep(MARKETS[key].language, path) !== undefined)
  if (isOfNewsletter || findOldNewsletterStep(path)) return 'the newsletter has this address'
  return OWN_PATHS.includes(path) ? 'the shop itself has a page at this address' : undefined
}

/** One page as an editor writes it: a file of `content/{brand}/{language}/`. */
export const pageContentSchema = z
  .strictObject({
    /** The same key in every language: it connects translations (hreflang). */
    key: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .refine((key) => key !== 'site', 'site.json is the file of the frame: a page has another key'),
    path: z.string().regex(PATH, 'lower-case words with hyphens, beginning with a slash'),
    componentName: z.enum([
      'StartPage',
      'EditorialPage',
      'ContentNotFoundPage',
      'InspirationCategoryPage',
      ARTICLE_PAGE,
      PRODUCT_PAGE,
      CART_NOTIFICATION,
      NEWSLETTER_PAGE,
      'StoreOverviewPage',
      ...CUSTOMER_PAGES,
      ...LISTING_PAGES,
    ]),
    title: z.string().min(1).max(120),
    description: z.string().max(320).default(''),
    image: imageFile.optional(),
    heading: z.string().optional(),
    state: z.enum(['draft', 'published']).default('published'),
    publishAt: z.iso.datetime().optional(),
    unpublishAt: z.iso.datetime().optional(),
    blocks: z.array(blockContent).default([]),
    listing: listingContent.optional(),
    article: articleContent.optional(),
  })
  .superRefine((page, context) => {
    const lists = isListingPage(page.componentName)
    if (lists && !page.listing)
      context.addIssue({
        code: 'custom',
        path: ['listing'],
        message: 'a page of this kind names the products it lists',
      })
    if (!lists && page.listing)
      context.addIssue({ code: 'custom', path: ['listing'], message: 'only a page that lists products has this' })
    if ((page.componentName === ARTICLE_PAGE) !== (page.article !== undefined))
      context.addIssue({ code: 'custom', path: ['article'], message: 'an article, and only an article, has this' })
    const taken = wrongPath(page)
    if (taken) context.addIssue({ code: 'custom', path: ['path'], message: taken })
    const second = HEADED_PAGES.includes(page.componentName) ? page.blocks.findIndex(mayBePageHeading) : -1
    if (second >= 0)
      context.addIssue({
        code: 'custom',
        path: ['blocks', second],
        message: 'the page writes its own heading above its blocks: no hero here, and texts of level 2',
      })
    for (const wrong of [...wrongKey(page), ...wrongSlots(page), ...wrongNotification(page), ...wrongExperiences(page)])
      context.addIssue({ code: 'custom', ...wrong })
    if (!lists && !BLOCKS_OPTIONAL.includes(page.componentName) && page.blocks.length === 0)
      context.addIssue({ code: 'custom', path: ['blocks'], message: 'a page needs at least one block' })
  })
export type PageContent = z.infer<typeof pageContentSchema>
