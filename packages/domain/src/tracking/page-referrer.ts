/** Payment providers whose pages the buyer comes back from: they did not bring the buyer. */
export interface ReferrerFacts {
  readonly pageName: string
  /** Of the document, or the page before it in this visit. */
  readonly referrer: string
  readonly origin: string
  readonly checkoutUrl: string
}

/** After a payment elsewhere, the order's confirmation counts as reached from the checkout. */
export function pageReferrer({ pageName, referrer, origin, checkoutUrl }: ReferrerFacts): string {
  const isOwn = referrer === origin || referrer.startsWith(`${origin}/`)
  if (pageName !== 'OrderConfirmationPage') return referrer
  const isBank = isOwn && new URL(referrer).pathname.startsWith('/bank/')
  return isOwn && !isBank && referrer !== '' ? referrer : origin + checkoutUrl
}
