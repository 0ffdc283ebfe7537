import type { z } from 'zod'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

/** A longer body is not read. */
const MAX_BODY_LENGTH = 64 * 1024

export function readWebhookBody<Schema extends z.ZodType>(
  body: string,
  schema: Schema,
): Result<z.infer<Schema>, 'malformed-body'> {
  if (body.length > MAX_BODY_LENGTH) return fail('malformed-body')
  try {
    const parsed = schema.safeParse(JSON.parse(body))
    return parsed.success ? succeed(parsed.data) : fail('malformed-body')
  } catch {
    return fail('malformed-body')
  }
}
