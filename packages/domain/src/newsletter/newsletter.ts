import { isEmailAddress } from '../mail/email-address.ts'

export const NEWSLETTER_ERRORS = ['emptyEmail', 'invalidEmail'] as const
export type NewsletterErrorCode = (typeof NEWSLETTER_ERRORS)[number]

/** The same for known and unknown addresses, so that it does not reveal who is subscribed. */
export interface NewsletterAnswer {
  readonly success: boolean
  readonly errorCode?: NewsletterErrorCode | undefined
}

export function validateNewsletterEmail(email: string): NewsletterErrorCode | undefined {
  if (email.trim() === '') return 'emptyEmail'
  return isEmailAddress(email.trim()) ? undefined : 'invalidEmail'
}
