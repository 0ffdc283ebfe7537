import { z } from 'zod'
import type { CallTable } from '../http/call.ts'
import type { Page } from './page.ts'

const pageAsData = {
  tag: 'pages',
  summary: 'A page as data',
  description: 'The page at the path that follows; its own status is httpStatus.',
  /** Each page type has its own model, checked by the compiler in its builder. */
  answer: z.custom<Page>().describe('Page'),
} as const

export const pageCalls = {
  'GET /api/content': pageAsData,
  'GET /api/content/*': pageAsData,
} as const satisfies CallTable
