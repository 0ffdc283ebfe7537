import { z } from 'zod'
import type { AspectRatio } from '../../image/image-presets.ts'
import { ofKind } from '../content-kinds.ts'
import { focus, heading, imageContent, linkSchema, productKey, theme, width } from '../content-parts.ts'

const RATIOS = [
  '1:1',
  '2.39:1',
  '2:3',
  '3:2',
  '4:3',
  '95:141',
  '16:9',
  '99:80',
] as const satisfies readonly AspectRatio[]
const ratio = z.enum(RATIOS)

export const imageBlockContent = z.strictObject({
  image: imageContent,
  mobileImage: imageContent.optional(),
  caption: z.string().min(1).optional(),
  link: linkSchema.optional(),
  /** Default: the image's own ratio. At most 500 px high unless it fills the page: then wide ones are cropped. */
  ratio: ratio.optional(),
  focus: focus.optional(),
  radius: z.enum(['small', 'large']).default('large'),
  width,
})
export type ImageBlockContent = z.infer<typeof imageBlockContent>

const FILM = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:mp4|webm)$/
const CAPTIONS = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.vtt$/

/** A film of the media folder, e.g. `video/workshop.mp4`. */
const filmFile = ofKind('film', z.string().regex(FILM, 'a film such as video/workshop.mp4 (or .webm)'))
/** WebVTT, in the page's language. */
const captionsFile = ofKind('captions', z.string().regex(CAPTIONS, 'captions such as video/workshop.da.vtt'))

export const videoContent = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('hosted'),
      film: filmFile,
      captions: captionsFile.optional(),
      /** Plays silently in a loop; paused for visitors who prefer reduced motion. */
      isAmbient: z.boolean().default(false),
    }),
    z.strictObject({ kind: z.literal('vimeo'), id: z.string().regex(/^\d{5,12}$/, 'the number of a Vimeo film') }),
    z.strictObject({
      kind: z.literal('youtube'),
      id: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/, 'the id of a YouTube film'),
    }),
  ]),
  title: z.string().min(1),
  poster: imageContent,
  caption: z.string().min(1).optional(),
  ratio: ratio.default('16:9'),
  width,
})
export type VideoContent = z.infer<typeof videoContent>

const place = {
  ...focus.shape,
  /** Its position on the mobile image, if there is one. */
  mobile: focus.optional(),
}

export const focalPointsContent = z
  .strictObject({
    heading: heading.optional(),
    text: z.string().optional(),
    image: imageContent,
    mobileImage: imageContent.optional(),
    /** In per cent of the image. A point shows a product, or a text. */
    points: z
      .array(
        z.union([
          z.strictObject({ ...place, productKey }),
          z.strictObject({
            ...place,
            title: z.string().min(1),
            text: z.string().optional(),
            link: linkSchema.optional(),
          }),
        ]),
      )
      .min(1)
      .max(8),
    theme,
    width,
  })
  .refine(({ mobileImage, points }) => points.every(({ mobile }) => (mobile === undefined) === !mobileImage), {
    path: ['points'],
    message: 'have a place on the picture for phones (mobile) where there is one, and only there',
  })
export type FocalPointsContent = z.infer<typeof focalPointsContent>

/** Photos from customers' homes: a feed by name, from the content folder or the external service. */
export const flowboxContent = z.strictObject({
  heading: heading.optional(),
  text: z.string().optional(),
  feed: ofKind(
    'feed',
    z.string().regex(/^[a-z0-9-]{1,60}$/, 'the name of a feed: lower-case letters, digits, hyphens'),
  ),
  layout: z.enum(['carousel', 'grid']).default('carousel'),
  link: linkSchema.optional(),
  limit: z.number().int().min(3).max(24).default(12),
  theme,
})
export type FlowboxContent = z.infer<typeof flowboxContent>

/** One feed: `content/{brand}/{language}/feeds/{name}.json`. */
export const flowboxFeedSchema = z.strictObject({
  posts: z
    .array(
      z.strictObject({
        image: imageContent,
        author: z.string().min(1),
        text: z.string().min(1),
        productKeys: z.array(productKey).max(6).default([]),
      }),
    )
    .min(1)
    .max(60),
})
export type FlowboxFeed = z.infer<typeof flowboxFeedSchema>
