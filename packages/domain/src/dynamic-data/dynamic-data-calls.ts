import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_DYNAMIC_REQUESTS, type DynamicRecord, type DynamicRecordEntry } from './dynamic-data.ts'

/** Room for the keys of all products of a listing page. */
const MAX_VALUE_LENGTH = 2000

const context = z.union([
  z.string().max(200),
  z.record(z.string().max(60), z.union([z.string().max(MAX_VALUE_LENGTH), z.number(), z.boolean()])),
])

export const dynamicRequestsSchema = z
  .array(z.tuple([z.string().min(1).max(60), context.nullable().optional()]))
  .max(MAX_DYNAMIC_REQUESTS)

const MAX_QUERY_LENGTH = 16_000

/** The type of `data`: `DynamicDataModels`. */
const record = z.object({ cacheKey: z.string(), loadFailed: z.boolean(), data: z.unknown() })
const records = z.array(record).readonly() satisfies z.ZodType<readonly DynamicRecord[]>

export const dynamicDataCalls = {
  'GET /api/client/dynamic-data/resolve': {
    tag: 'dynamic-data',
    summary: "The visitor's own data and data that changes often; answers are in the order of the requests",
    /** The requests as JSON. */
    query: inLanguage.extend({ d: z.string().max(MAX_QUERY_LENGTH) }),
    answer: records,
  },
  'POST /api/client/dynamic-data/resolve': {
    tag: 'dynamic-data',
    summary: 'The same for requests that are too long for an address',
    query: inLanguage,
    body: z.object({ d: dynamicRequestsSchema }),
    answer: records,
  },
  'GET /api/client/push-info': {
    tag: 'dynamic-data',
    summary: "The visitor's data that nearly every page needs",
    query: inLanguage,
    answer: z
      .array(record.extend({ type: z.string(), context: context.exactOptional() }))
      .readonly() satisfies z.ZodType<readonly DynamicRecordEntry[]>,
  },
} as const satisfies CallTable
