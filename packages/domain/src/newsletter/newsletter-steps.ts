/**
 * The pages of a subscription's life. `confirm` and `unsubscribe` ask, with the token of a mail in their address,
 * and change nothing until their button is pressed: programs that read mail follow every link in it.
 */
export const NEWSLETTER_STEPS = [
  'signup',
  'empty',
  'invalid',
  'sent',
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'expired',
] as const
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number]

/** Name of the field, and of the parameter in a mail's link. */
export const TOKEN_PARAM = 'token'

const PREFIX = '/newsletter/'

/** Without its language prefix. A form is sent to the page that shows it. */
export function newsletterPath(step: NewsletterStep): string {
  return PREFIX + step
}

export function findNewsletterStep(path: string): NewsletterStep | undefined {
  return NEWSLETTER_STEPS.find((step) => newsletterPath(step) === path)
}
