import type { PromotionRequester } from '../promotions/promotion.ts'
import type { CartDetails } from './cart-state.ts'

/** The requester for promotions, with what the cart knows of them: its codes, and promotions used before. */
export function cartRequester(
  { discountCodes, usedPromotions }: CartDetails,
  requester: PromotionRequester,
): PromotionRequester {
  const used = usedPromotions ? new Set([...requester.used, ...usedPromotions.keys]) : requester.used
  return { ...requester, codes: new Set(discountCodes), used }
}
