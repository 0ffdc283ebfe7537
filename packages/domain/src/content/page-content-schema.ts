import { z } from 'zod'
import { blockContent } from './block-content-schema.ts'

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** One page as an editor writes it: a file of `content/{brand}/{language}/`. */
export const pageContentSchema = z.strictObject({
  /** The same key in every language: it ties the translations together (hreflang). */
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  path: z.string().regex(PATH, 'lower-case words with hyphens, beginning with a slash'),
  componentName: z.enum(['StartPage', 'EditorialPage', 'ContentNotFoundPage']),
  title: z.string().min(1).max(120),
  description: z.string().max(320).default(''),
  image: z.string().optional(),
  heading: z.string().optional(),
  state: z.enum(['draft', 'published']).default('published'),
  publishAt: z.iso.datetime().optional(),
  unpublishAt: z.iso.datetime().optional(),
  blocks: z.array(blockContent).min(1),
})
export type PageContent = z.infer<typeof pageContentSchema>
