import { DAY_S } from '../duration/duration.ts'

/** What a visitor who agreed to personalisation did with a product, and what it tells. */
export const SIGNAL_WEIGHTS = { click: 1, favorite: 3, cart: 5, purchase: 8 } as const
export type SignalKind = keyof typeof SIGNAL_WEIGHTS

/** A signal counts half after this, a quarter after twice as long. */
export const HALF_LIFE_S = 30 * DAY_S
/** What is new counts against what lasts. */
export const TREND_HALF_LIFE_S = 3 * DAY_S
/** After three half-lives a signal counts an eighth: not worth keeping what somebody did. */
export const SIGNAL_DAYS = 90

/** So many products of one visitor are learned from: one visitor can't fill the table of pairs. */
export const MAX_OF_VISITOR = 40
/** Fewer visitors tell about themselves, not about products. */
export const MIN_VISITORS = 3
/** A pair seen by few is held back, so that it does not overtake one seen by many. */
export const PAIR_SHRINKAGE = 5
export const MAX_PAIRS = 24
/** So much interest counts as one piece sold, where products are put in order. */
export const WEIGHT_OF_SALE = 50
