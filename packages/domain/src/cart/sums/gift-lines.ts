import type { Promotion } from '../../promotions/promotion.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import type { CartErrorCode } from '../cart-errors.ts'
import type { CartDetails } from '../cart-state.ts'

const GIFT_PREFIX = 'gift-'

/** Derived from the promotion: gift lines are calculated, never stored. */
export function giftLineId(promotionKey: string): string {
  return GIFT_PREFIX + promotionKey
}

/** The promotion of a gift line; undefined for other lines. */
export function giftOfLine(lineItemId: string): string | undefined {
  return lineItemId.startsWith(GIFT_PREFIX) ? lineItemId.slice(GIFT_PREFIX.length) : undefined
}

/** What the gift rules need to know of the shop. */
export interface GiftFacts {
  readonly promotions: readonly Pick<Promotion, 'key' | 'effect'>[]
}

interface RequestedGift {
  readonly promotionKey: string
  readonly quantity: number
}

function declineGift(details: CartDetails, promotionKey: string, shop: GiftFacts): Result<CartDetails, CartErrorCode> {
  const { declinedGifts = [] } = details
  const isGift = shop.promotions.some(({ key, effect }) => key === promotionKey && effect.type === 'gift')
  if (!isGift || declinedGifts.includes(promotionKey)) return fail('unknown-line')
  return succeed({ ...details, declinedGifts: [...declinedGifts, promotionKey] })
}

/** Undoes a decline; the quantity must be the promotion's. */
function restoreGift(details: CartDetails, gift: RequestedGift, shop: GiftFacts): Result<CartDetails, CartErrorCode> {
  const effect = shop.promotions.find(({ key }) => key === gift.promotionKey)?.effect
  if (effect?.type !== 'gift') return fail('unknown-line')
  if (gift.quantity !== effect.quantity) return fail('invalid-quantity')
  const { declinedGifts } = details
  if (!declinedGifts) return succeed(details)
  return succeed({ ...details, declinedGifts: declinedGifts.filter((key) => key !== gift.promotionKey) })
}

/** A gift's quantity is 0 or the promotion's. */
export function setGiftQuantity(
  details: CartDetails,
  gift: RequestedGift,
  shop: GiftFacts,
): Result<CartDetails, CartErrorCode> {
  return gift.quantity === 0 ? declineGift(details, gift.promotionKey, shop) : restoreGift(details, gift, shop)
}
