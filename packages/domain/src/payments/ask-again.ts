import { MINUTE_MS } from '../duration/duration.ts'

/** After how long the bank is asked because it said nothing: the first, the second, … time; then as the last. */
const ASK_AGAIN_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS] as const

/** A buyer who has not come back from the bank by then is not coming: the goods are for others again. */
export const PAYMENT_LIFE_MS = 45 * MINUTE_MS

/** When a payment is asked for that was asked for so many times. */
export function askAgainAt(now: Date, asked = 0): Date {
  const delay = ASK_AGAIN_MS[Math.min(asked, ASK_AGAIN_MS.length - 1)] ?? PAYMENT_LIFE_MS
  return new Date(now.getTime() + delay)
}
