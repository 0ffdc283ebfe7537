const GIFT_PREFIX = 'gift-'

/** A gift comes and goes with its promotion: its line is named after it and is not kept. */
export function giftLineId(promotionKey: string): string {
  return GIFT_PREFIX + promotionKey
}

/** The promotion whose gift the line is, if it is one. */
export function giftOfLine(lineItemId: string): string | undefined {
  return lineItemId.startsWith(GIFT_PREFIX) ? lineItemId.slice(GIFT_PREFIX.length) : undefined
}
