import { z } from 'zod'
import { blockContent } from './block-content-schema.ts'

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

const catalogKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)

/** Which products a page lists. `all` is the whole assortment; `reduced` what is below its reference price. */
export const listingSource = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ reduced: z.literal(true) }),
  z.strictObject({ news: z.literal(true) }),
  z.strictObject({ categoryKey: catalogKey }),
  z.strictObject({ roomKey: catalogKey }),
  z.strictObject({ productBrandKey: catalogKey }),
  z.strictObject({ seriesKey: catalogKey }),
  z.strictObject({ labelKey: catalogKey }),
  z.strictObject({ productKeys: z.array(catalogKey).min(1).max(500) }),
])
export type ListingSource = z.infer<typeof listingSource>

export const listingContent = z.strictObject({
  source: listingSource,
  /** Plain text under the heading. */
  intro: z.string().max(600).optional(),
  /** Blocks between the products, after so many rows of four. */
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

/** What makes a page an article of the inspiration pages. */
export const articleContent = z.strictObject({
  /** The day that stands on it, and by which articles are ordered. */
  publishedOn: z.iso.date(),
  /** The key of the inspiration category page that it belongs to. */
  inspirationCategoryKey: z.string().regex(/^[a-z0-9-]{1,60}$/),
  author: z.string().min(1).max(80).optional(),
})
export type ArticleContent = z.infer<typeof articleContent>

const ARTICLE_PAGE = 'InspirationArticlePage'

/** One page as an editor writes it: a file of `content/{brand}/{language}/`. */
export const pageContentSchema = z
  .strictObject({
    /** The same key in every language: it ties the translations together (hreflang). */
    key: z.string().regex(/^[a-z0-9-]{1,60}$/),
    path: z.string().regex(PATH, 'lower-case words with hyphens, beginning with a slash'),
    componentName: z.enum([
      'StartPage',
      'EditorialPage',
      'ContentNotFoundPage',
      'InspirationCategoryPage',
      ARTICLE_PAGE,
      ...LISTING_PAGES,
    ]),
    title: z.string().min(1).max(120),
    description: z.string().max(320).default(''),
    image: z.string().optional(),
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
    if (!lists && page.componentName !== 'InspirationCategoryPage' && page.blocks.length === 0)
      context.addIssue({ code: 'custom', path: ['blocks'], message: 'a page needs at least one block' })
  })
export type PageContent = z.infer<typeof pageContentSchema>
