import { z } from 'zod'
import type { CallTable } from '../http/call.ts'

export const MAX_TELEMETRY_MESSAGE = 2000
export const MAX_TELEMETRY_STACK = 8000

export const telemetrySchema = z.object({
  level: z.enum(['error', 'warn', 'info']),
  message: z.string().min(1).max(MAX_TELEMETRY_MESSAGE),
  stack: z.string().max(MAX_TELEMETRY_STACK).optional(),
  url: z.string().max(2000),
  screen: z.object({ width: z.number().int().min(0), height: z.number().int().min(0) }),
  /** Names only: values are secrets, which must not be logged. */
  cookies: z.array(z.string().regex(/^[^=;\s]{1,100}$/, 'a cookie name, without its value')).max(50),
})

export type Telemetry = z.infer<typeof telemetrySchema>

export const telemetryCalls = {
  'POST /client-telemetry': {
    tag: 'telemetry',
    summary: 'Reports an error of the browser',
    body: telemetrySchema,
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable
