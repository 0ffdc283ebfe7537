import { z } from 'zod'
import { LONGEST_EMAIL } from '../mail/email-address.ts'
import { NEWSLETTER_ERRORS, type NewsletterAnswer } from './newsletter.ts'

/** An address that is none is refused as a form, not as a call. */
export const newsletterSignupSchema = z.object({ email: z.string().max(4 * LONGEST_EMAIL) })

export const newsletterAnswerSchema = z.object({
  success: z.boolean(),
  errorCode: z.enum(NEWSLETTER_ERRORS).optional(),
}) satisfies z.ZodType<NewsletterAnswer>
