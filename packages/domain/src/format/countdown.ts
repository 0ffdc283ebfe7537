import { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from '../duration/duration.ts'

/** Seconds are shown only within this time. */
const SECONDS_SHOWN_WITHIN_MS = 5 * DAY_MS

export interface CountdownParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  /** Absent while the end is more than five days away. */
  readonly seconds?: number
}

/** The remaining time in parts; zero after the end. */
export function countdownParts(endsAt: Date, now: Date): CountdownParts {
  const remaining = Math.max(0, endsAt.getTime() - now.getTime())
  const parts = {
    days: Math.floor(remaining / DAY_MS),
    hours: Math.floor((remaining % DAY_MS) / HOUR_MS),
    minutes: Math.floor((remaining % HOUR_MS) / MINUTE_MS),
  }
  if (remaining > SECONDS_SHOWN_WITHIN_MS) return parts
  return { ...parts, seconds: Math.floor((remaining % MINUTE_MS) / SECOND_MS) }
}
