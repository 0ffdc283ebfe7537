import { z } from 'zod'
import {
  articleKey,
  heading,
  imageContent,
  inspirationCategoryKey,
  linkSchema,
  productBrandKey,
  theme,
  width,
} from '../content-parts.ts'

export const blackFridayNavigationContent = z.strictObject({
  heading: heading.optional(),
  links: z
    .array(linkSchema.extend({ image: imageContent.optional(), note: z.string().min(1).max(40).optional() }))
    .min(2)
    .max(12),
})
export type BlackFridayNavigationContent = z.infer<typeof blackFridayNavigationContent>

/** Product brands that the shop sells: the named ones, or all that have products. */
export const brandsContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  productBrandKeys: z.array(productBrandKey).max(24).optional(),
  layout: z.enum(['names', 'cards']).default('cards'),
  link: linkSchema.optional(),
  theme,
})
export type BrandsContent = z.infer<typeof brandsContent>

export const linkCollectionContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  layout: z.enum(['list', 'buttons', 'tiles']).default('list'),
  links: z
    .array(linkSchema.extend({ text: z.string().optional(), image: imageContent.optional() }))
    .min(1)
    .max(24),
  theme,
  width,
})
export type LinkCollectionContent = z.infer<typeof linkCollectionContent>

/** Articles: the named ones, those of an inspiration category, or the newest of all. */
export const articleListContent = z
  .strictObject({
    heading: heading.optional(),
    text: z.string().optional(),
    articleKeys: z.array(articleKey).max(24).optional(),
    inspirationCategoryKey: inspirationCategoryKey.optional(),
    layout: z.enum(['grid', 'carousel', 'feature']).default('grid'),
    limit: z.number().int().min(1).max(24).default(6),
    link: linkSchema.optional(),
    theme,
  })
  .refine((list) => list.articleKeys === undefined || list.inspirationCategoryKey === undefined, {
    message: 'names articles or a category, not both',
  })
export type ArticleListContent = z.infer<typeof articleListContent>

export const inspirationCategoryListContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  /** All of them when absent. */
  categoryKeys: z.array(inspirationCategoryKey).max(12).optional(),
  theme,
})
export type InspirationCategoryListContent = z.infer<typeof inspirationCategoryListContent>
