import { z } from 'zod'
import { LANGUAGES } from '../market/market.ts'

/** A review that was written elsewhere, or here and exported. */
export const reviewRecord = z.strictObject({
  type: z.literal('review'),
  key: z.string().min(1).max(80),
  designKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens'),
  language: z.enum(LANGUAGES),
  rating: z.number().int().min(1).max(5),
  title: z.string().max(120).default(''),
  text: z.string().min(1).max(4000),
  author: z.string().min(1).max(60),
  isVerified: z.boolean().default(false),
  writtenAt: z.iso.datetime({ offset: true }),
})
