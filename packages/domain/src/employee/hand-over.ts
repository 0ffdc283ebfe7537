import { HOUR_MS } from '../duration/duration.ts'

/** The page of a cart that is handed over, once the code of its link is out of the address. */
export const HAND_OVER_HOME = '/k'
/** Where the customer opens the link; the form is posted to the same address. */
export const HAND_OVER_PREFIX = `${HAND_OVER_HOME}/`
/** 80 bits in letters and digits that can't be mixed up when typed. */
export const HAND_OVER_BYTES = 10
const CODE = /^[a-z2-7]{16}$/
export const HAND_OVER_MS = 24 * HOUR_MS
/** As after a login. */
export const UNDO_HAND_OVER_MS = HOUR_MS

export function handOverPath(code: string): string {
  return HAND_OVER_PREFIX + code
}

/** The code of a path; undefined for all others, none at its home. Somebody may have typed it in capitals. */
export function findHandOverCode(path: string): string | undefined {
  if (path === HAND_OVER_HOME) return ''
  if (!path.startsWith(HAND_OVER_PREFIX)) return undefined
  return path.slice(HAND_OVER_PREFIX.length).toLowerCase()
}

export function isHandOverCode(code: string): boolean {
  return CODE.test(code)
}

/** `own`: it is opened in the browser that made it. `yours`: the requester has taken it. */
export type HandOverState = 'ready' | 'own' | 'yours' | 'used' | 'expired' | 'withdrawn' | 'unknown'

export interface HandOverFacts {
  readonly expiresAt: Date
  readonly takenAt: Date | null
  readonly withdrawnAt: Date | null
}

/** What a link is worth to somebody who neither made nor took it. */
export function handOverState(
  facts: HandOverFacts | undefined,
  now: Date,
): Extract<HandOverState, 'ready' | 'used' | 'expired' | 'withdrawn' | 'unknown'> {
  if (!facts) return 'unknown'
  if (facts.takenAt) return 'used'
  if (facts.withdrawnAt) return 'withdrawn'
  return now < facts.expiresAt ? 'ready' : 'expired'
}

/** What came of pressing the button, where it did not work. */
export const HAND_OVER_RESULTS = ['paying', 'changed'] as const
export type HandOverResult = (typeof HAND_OVER_RESULTS)[number]
export const HAND_OVER_RESULT_PARAM = 'result'
