import { z } from 'zod'
import {
  categoryKey,
  colour,
  editorHtml,
  focus,
  heading,
  imageContent,
  labelKey,
  linkSchema,
  linkTarget,
  productBrandKey,
  productKey,
  roomKey,
  seriesKey,
  theme,
  width,
} from '../content-parts.ts'
import { displayConditionsContent } from '../experiences/display-conditions.ts'
import { experienceContent } from '../experiences/experience-content.ts'
import { PRODUCT_SLOTS } from '../product-slots.ts'
import {
  contentListContent,
  countdownContent,
  expandableEditorialContent,
  faqContent,
  newsletterSignupContent,
  registerReturnsContent,
} from './editorial-blocks.ts'
import { flowboxContent, focalPointsContent, imageBlockContent, videoContent } from './media-blocks.ts'
import {
  articleListContent,
  blackFridayNavigationContent,
  brandsContent,
  inspirationCategoryListContent,
  linkCollectionContent,
} from './navigation-blocks.ts'

export const heroContent = z.strictObject({
  eyebrow: z.string().optional(),
  heading,
  text: z.string().optional(),
  image: imageContent,
  mobileImage: imageContent.optional(),
  focus: focus.optional(),
  /** The side of the image with room for text. */
  textSide: z.enum(['left', 'right']).default('left'),
  tone: z.enum(['light', 'dark']).default('light'),
  links: z.array(linkSchema).max(2).default([]),
  /** Products that the image shows. */
  seenProductKeys: z.array(productKey).max(4).default([]),
})
export type HeroContent = z.infer<typeof heroContent>

export const imageBannerContent = z.strictObject({
  heading: heading.optional(),
  text: editorHtml.optional(),
  image: imageContent.optional(),
  mobileImage: imageContent.optional(),
  mobileText: editorHtml.optional(),
  focus: focus.optional(),
  link: linkSchema.optional(),
  /** A product whose name and price are shown with the text. */
  productKey: productKey.optional(),
  coverage: z.enum(['full', 'twoThirds', 'half', 'oneThird', 'none']).default('twoThirds'),
  alignment: z.enum(['left', 'right']).default('left'),
  theme,
  horizontal: z.enum(['left', 'center', 'right']).default('left'),
  vertical: z.enum(['top', 'center', 'bottom']).default('center'),
  radius: z.enum(['small', 'large']).default('large'),
  width,
})
export type ImageBannerContent = z.infer<typeof imageBannerContent>

export const editorialContent = z.strictObject({
  heading: heading.optional(),
  level: z.enum(['1', '2']).default('2'),
  html: editorHtml,
  align: z.enum(['left', 'center']).default('left'),
  theme,
  width,
})
export type EditorialContent = z.infer<typeof editorialContent>

const LIST_SOURCES = [
  'productKeys',
  'categoryKey',
  'seriesKey',
  'roomKey',
  'productBrandKey',
  'labelKey',
  'reduced',
  'news',
] as const

/** Which products a list shows: one of these, or the most popular of all. */
const productListSource = z
  .strictObject({
    productKeys: z.array(productKey).max(48).optional(),
    categoryKey: categoryKey.optional(),
    seriesKey: seriesKey.optional(),
    roomKey: roomKey.optional(),
    productBrandKey: productBrandKey.optional(),
    labelKey: labelKey.optional(),
    /** Products below their reference price. */
    reduced: z.literal(true).optional(),
    news: z.literal(true).optional(),
    limit: z.number().int().min(1).max(48).default(8),
  })
  .refine((source) => LIST_SOURCES.filter((name) => source[name] !== undefined).length <= 1, {
    message: `names at most one of ${LIST_SOURCES.join(', ')}`,
  })

export const productListContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  link: linkSchema.optional(),
  layout: z.enum(['grid', 'carousel', 'trio']).default('carousel'),
  theme,
  source: productListSource,
})
export type ProductListContent = z.infer<typeof productListContent>

export const productBlockContent = z.strictObject({
  productKey,
  heading: heading.optional(),
  text: editorHtml.optional(),
  link: linkSchema.optional(),
  /** On which side of the text the product is, on wide screens. */
  layout: z.enum(['left', 'right']).default('left'),
  theme,
  width,
})
export type ProductBlockContent = z.infer<typeof productBlockContent>

export const RECOMMENDATION_KINDS = [
  'similar',
  'series',
  'accessories',
  'alsoViewed',
  'boughtTogether',
  'recentlyViewed',
  'forYou',
  'trending',
  'popular',
] as const
export type RecommendationKind = (typeof RECOMMENDATION_KINDS)[number]
/** These recommendations depend on a product. */
const OF_A_PRODUCT: readonly RecommendationKind[] = ['similar', 'series', 'accessories', 'alsoViewed', 'boughtTogether']

export const recommendationsContent = z
  .strictObject({
    kind: z.enum(RECOMMENDATION_KINDS),
    heading: heading.optional(),
    link: linkSchema.optional(),
    productKey: productKey.optional(),
    limit: z.number().int().min(1).max(24).default(12),
    theme,
  })
  .refine((content) => content.productKey !== undefined || !OF_A_PRODUCT.includes(content.kind), {
    path: ['productKey'],
    message: `${OF_A_PRODUCT.join(', ')} are those of a product`,
  })
export type RecommendationsContent = z.infer<typeof recommendationsContent>

export const categoriesContent = z.strictObject({
  heading: heading.optional(),
  link: linkSchema.optional(),
  /** `tiles`: cut-outs of products; `rooms`: photographs of rooms. */
  layout: z.enum(['tiles', 'rooms']).default('tiles'),
  tiles: z
    .array(
      z.strictObject({
        /** Name, address and image come from the category or room unless given here. */
        categoryKey: categoryKey.optional(),
        roomKey: roomKey.optional(),
        name: z.string().optional(),
        to: linkTarget.optional(),
        image: imageContent.optional(),
        focus: focus.optional(),
        note: z.string().optional(),
      }),
    )
    .min(1)
    .max(16),
})
export type CategoriesContent = z.infer<typeof categoriesContent>

export const spacerContent = z.strictObject({ size: z.enum(['small', 'medium', 'large']).default('medium') })
export type SpacerContent = z.infer<typeof spacerContent>

export const buttonContent = z.strictObject({
  text: z.string().min(1),
  link: linkSchema.omit({ title: true }).optional(),
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
  align: z.enum(['left', 'center', 'right']).default('left'),
  width,
})
export type ButtonContent = z.infer<typeof buttonContent>

const common = {
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'lower-case letters, digits and hyphens'),
  displayConditions: displayConditionsContent.optional(),
  /** The block's slot on product pages; only in the content of the product page. */
  slot: z.enum(PRODUCT_SLOTS).optional(),
}

function kind<Name extends string, Content extends z.ZodType>(name: Name, content: Content) {
  return z.strictObject({ componentName: z.literal(name), props: content })
}

const leafKinds = [
  kind('Hero', heroContent),
  kind('ImageBanner', imageBannerContent),
  kind('Editorial', editorialContent),
  kind('ExpandableEditorial', expandableEditorialContent),
  kind('Image', imageBlockContent),
  kind('Video', videoContent),
  kind('FocalPoints', focalPointsContent),
  kind('Flowbox', flowboxContent),
  kind('Faq', faqContent),
  kind('ContentList', contentListContent),
  kind('Countdown', countdownContent),
  kind('LinkCollection', linkCollectionContent),
  kind('Brands', brandsContent),
  kind('BlackFridayNavigation', blackFridayNavigationContent),
  kind('NewsletterSignup', newsletterSignupContent),
  kind('RegisterReturns', registerReturnsContent),
  kind('ArticleList', articleListContent),
  kind('InspirationCategoryList', inspirationCategoryListContent),
  kind('ProductList', productListContent),
  kind('ProductBlock', productBlockContent),
  kind('Recommendations', recommendationsContent),
  kind('Categories', categoriesContent),
  kind('Spacer', spacerContent),
  kind('Button', buttonContent),
] as const

/** What may stand in the place of a block, for some. */
const variantBlock = z.discriminatedUnion('componentName', leafKinds)
const experience = experienceContent(variantBlock).optional()
export type Experience = NonNullable<z.infer<typeof experience>>

function block<Name extends string, Content extends z.ZodType>(name: Name, content: Content) {
  return z.strictObject({ ...common, ...kind(name, content).shape, experience })
}

type BlocksOf<Kinds extends readonly ReturnType<typeof kind>[]> = {
  readonly [Index in keyof Kinds]: z.ZodObject<
    typeof common & Kinds[Index]['shape'] & { experience: typeof experience },
    z.core.$strict
  >
}
// The compiler can't see that the list keeps the order of the kinds.
const leafBlocks = leafKinds.map(({ shape: { componentName, props } }) =>
  block(componentName.value, props),
) as unknown as BlocksOf<typeof leafKinds>

export const leafBlockContent = z.discriminatedUnion('componentName', leafBlocks)

export const layoutContent = z
  .strictObject({
    columns: z
      .array(z.strictObject({ blocks: z.array(leafBlockContent) }))
      .min(1)
      .max(4),
    /** Relative widths, e.g. `2:1`; equal when absent. */
    ratio: z.enum(['1:1', '2:1', '1:2', '1:1:1', '1:1:1:1']).optional(),
    width,
    theme,
  })
  .refine(({ columns, ratio }) => ratio === undefined || ratio.split(':').length === columns.length, {
    path: ['ratio'],
    message: 'has as many parts as there are columns',
  })
export type LayoutContent = z.infer<typeof layoutContent>

export const blockContent = z.discriminatedUnion('componentName', [...leafBlocks, block('Layout', layoutContent)])
export type BlockContent = z.infer<typeof blockContent>
