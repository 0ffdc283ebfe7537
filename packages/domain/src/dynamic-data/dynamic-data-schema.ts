import { z } from 'zod'
import { MAX_DYNAMIC_REQUESTS } from './dynamic-data.ts'

/** Room for the keys of all products of a listing page. */
const LONGEST_VALUE = 2000

const context = z.union([
  z.string().max(200),
  z.record(z.string().max(60), z.union([z.string().max(LONGEST_VALUE), z.number(), z.boolean()])),
])

export const dynamicRequestsSchema = z
  .array(z.union([z.tuple([z.string().min(1).max(60)]), z.tuple([z.string().min(1).max(60), context.nullable()])]))
  .max(MAX_DYNAMIC_REQUESTS)
