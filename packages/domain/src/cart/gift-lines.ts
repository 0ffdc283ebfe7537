import type { Promotion } from '../promotions/promotion.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import type { CartErrorCode } from './cart-errors.ts'
import type { CartDetails } from './cart-state.ts'

const GIFT_PREFIX = 'gift-'

/** A gift comes and goes with its promotion: its line is named after it and is not kept. */
export function giftLineId(promotionKey: string): string {
  return GIFT_PREFIX + promotionKey
}

/** The promotion whose gift the line is, if it is one. */
export function giftOfLine(lineItemId: string): string | undefined {
  return lineItemId.startsWith(GIFT_PREFIX) ? lineItemId.slice(GIFT_PREFIX.length) : undefined
}

/** What the rules of gifts need to know of the shop. */
export interface GiftFacts {
  readonly promotions: readonly Pick<Promotion, 'key' | 'effect'>[]
}

interface WishedGift {
  readonly promotionKey: string
  readonly quantity: number
}

function declineGift(details: CartDetails, promotionKey: string, shop: GiftFacts): Result<CartDetails, CartErrorCode> {
  const { declinedGifts = [] } = details
  const isGift = shop.promotions.some(({ key, effect }) => key === promotionKey && effect.type === 'gift')
  if (!isGift || declinedGifts.includes(promotionKey)) return fail('unknown-line')
  return succeed({ ...details, declinedGifts: [...declinedGifts, promotionKey] })
}

/** Takes a decline back; a gift comes in its own quantity and no other. */
function restoreGift(details: CartDetails, gift: WishedGift, shop: GiftFacts): Result<CartDetails, CartErrorCode> {
  const effect = shop.promotions.find(({ key }) => key === gift.promotionKey)?.effect
  if (effect?.type !== 'gift') return fail('unknown-line')
  if (gift.quantity !== effect.quantity) return fail('invalid-quantity')
  const { declinedGifts } = details
  if (!declinedGifts) return succeed(details)
  return succeed({ ...details, declinedGifts: declinedGifts.filter((key) => key !== gift.promotionKey) })
}

/** A gift has two quantities: none, and its own. */
export function wishForGift(
  details: CartDetails,
  gift: WishedGift,
  shop: GiftFacts,
): Result<CartDetails, CartErrorCode> {
  return gift.quantity === 0 ? declineGift(details, gift.promotionKey, shop) : restoreGift(details, gift, shop)
}
