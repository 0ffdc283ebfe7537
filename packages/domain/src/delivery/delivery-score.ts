/** So far back deliveries are counted. */
export const SCORE_DAYS = 90
/** From fewer nothing is claimed. */
export const MIN_SCORED = 50

export interface DeliveryScore {
  readonly delivered: number
  /** On the promised day or before. */
  readonly kept: number
}

/** Rounded down; undefined while too few are known. */
export function scorePercent({ delivered, kept }: DeliveryScore = { delivered: 0, kept: 0 }): number | undefined {
  return delivered < MIN_SCORED ? undefined : Math.floor((kept / delivered) * 100)
}
