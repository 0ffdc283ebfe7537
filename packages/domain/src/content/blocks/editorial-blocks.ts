import { z } from 'zod'
import { editorHtml, heading, imageContent, linkSchema, theme, width } from '../content-parts.ts'

/** Long text of which the first lines are visible; the rest can be opened. */
export const expandableEditorialContent = z.strictObject({
  heading: heading.optional(),
  level: z.enum(['1', '2']).default('2'),
  html: editorHtml,
  /** How many lines are visible before it opens. */
  lines: z.number().int().min(2).max(20).default(5),
  theme,
  width,
})
export type ExpandableEditorialContent = z.infer<typeof expandableEditorialContent>

export const faqContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  items: z
    .array(
      z.strictObject({
        question: z.string().min(1),
        answer: editorHtml,
        /** The anchor of a link that opens this answer: `/kundeservice#returret`. */
        anchor: z
          .string()
          .regex(/^[a-z][a-z0-9-]{0,59}$/, 'a letter, then lower-case letters, digits and hyphens')
          .optional(),
        /** Searches that this answers: it is shown above the products that they find. */
        searchWords: z.array(z.string().min(2).max(40)).max(24).optional(),
      }),
    )
    .min(1)
    .max(40),
  theme,
  width,
})
export type FaqContent = z.infer<typeof faqContent>

/** A list of entries, each with an image or a link or neither. */
export const contentListContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  layout: z.enum(['list', 'cards', 'steps']).default('cards'),
  items: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        text: z.string().optional(),
        image: imageContent.optional(),
        link: linkSchema.optional(),
      }),
    )
    .min(1)
    .max(24),
  theme,
  width,
})
export type ContentListContent = z.infer<typeof contentListContent>

export const countdownContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  /** Counts down to it; after that it shows zeros, or the text below. */
  to: z.iso.datetime({ offset: true }),
  endedText: z.string().min(1).optional(),
  link: linkSchema.optional(),
  theme,
  width,
})
export type CountdownContent = z.infer<typeof countdownContent>

export const newsletterSignupContent = z.strictObject({
  heading,
  text: z.string().min(1),
  image: imageContent.optional(),
  theme,
  width,
})
export type NewsletterSignupContent = z.infer<typeof newsletterSignupContent>

export const registerReturnsContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  width,
})
export type RegisterReturnsContent = z.infer<typeof registerReturnsContent>
