import { MINUTE_MS } from '../duration/duration.ts'

/** Wait before the first, second, … poll when no webhook came; the last repeats. */
const POLL_DELAYS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS] as const

/** A buyer who has not returned by then is not coming: the payment is cancelled and the cart opened. */
export const PAYMENT_LIFETIME_MS = 45 * MINUTE_MS

/** When to poll next, after so many polls. */
export function nextPollAt(now: Date, pollCount = 0): Date {
  const delay = POLL_DELAYS_MS[Math.min(pollCount, POLL_DELAYS_MS.length - 1)] ?? PAYMENT_LIFETIME_MS
  return new Date(now.getTime() + delay)
}
