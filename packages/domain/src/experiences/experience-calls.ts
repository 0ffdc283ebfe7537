import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'

/** More than a page can have. */
const MAX_SEEN = 12
/** Home, three categories, the product. */
const MAX_CRUMBS = 8
const MAX_LCP_MS = 120_000
const MAX_ERRORS = 100
const key = z.string().min(1).max(40)

export const experienceCalls = {
  'POST /api/storefront/v3/experiences/seen': {
    tag: 'personalisation',
    summary: 'What a page view showed of experiments and personalisation, and how it went',
    description:
      'Fire and forget: 204 also when nothing is counted, because the visitor has not agreed to personalisation or the shop has no such experience. `trail` are the addresses of the breadcrumbs, from which viewed categories are learned.',
    query: inLanguage,
    body: z.object({
      seen: z
        .array(z.object({ key, variant: key }))
        .max(MAX_SEEN)
        .default([]),
      /** Of a document; a page that the browser put together has none. */
      lcpMs: z.int().min(0).max(MAX_LCP_MS).optional(),
      errors: z.int().min(0).max(MAX_ERRORS).default(0),
      trail: z.array(z.string().startsWith('/').max(200)).max(MAX_CRUMBS).default([]),
    }),
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable
