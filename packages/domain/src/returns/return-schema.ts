import { z } from 'zod'
import { RETURN_ERRORS, type ReturnAnswer } from './return-lookup.ts'

/** Longer than anything that is asked in earnest; what is wrong within it is said as a form says it. */
const field = z.string().max(1000)

export const returnQuestionSchema = z.object({ orderNumber: field, email: field })

export const returnAnswerSchema = z.object({
  success: z.boolean(),
  url: z.string().optional(),
  errorCode: z.enum(RETURN_ERRORS).optional(),
}) satisfies z.ZodType<ReturnAnswer>
