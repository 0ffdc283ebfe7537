import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_EMAIL_LENGTH } from '../mail/email-address.ts'
import { NEWSLETTER_ERRORS, type NewsletterAnswer } from './newsletter.ts'

export const newsletterCalls = {
  'POST /api/client/ct/newsletter/signup': {
    tag: 'customer',
    summary: 'Subscribes to the newsletter; the owner of the mailbox confirms by mail',
    query: inLanguage,
    /** An invalid address is refused with a form error, so the schema accepts it. */
    body: z.object({ email: z.string().max(4 * MAX_EMAIL_LENGTH) }),
    answer: z.object({
      success: z.boolean(),
      errorCode: z.enum(NEWSLETTER_ERRORS).optional(),
    }) satisfies z.ZodType<NewsletterAnswer>,
  },
} as const satisfies CallTable
