import { MINUTE_MS } from '../duration/duration.ts'

/** So long a login stands for the password. */
export const FRESH_LOGIN_MS = 10 * MINUTE_MS

/** Whether somebody proved so recently who they are that they need not say the password again. */
export function isFreshLogin(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_LOGIN_MS
}
