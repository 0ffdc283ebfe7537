import type { PromotionRequester } from '../promotions/promotion.ts'
import type { CartDetails } from './cart-state.ts'

/** Who asks for offers, with what their cart knows of them: the codes it holds, and what they have had before. */
export function cartRequester(
  { discountCodes, usedPromotions }: CartDetails,
  requester: PromotionRequester,
): PromotionRequester {
  const used = usedPromotions ? new Set([...requester.used, ...usedPromotions.keys]) : requester.used
  return { ...requester, codes: new Set(discountCodes), used }
}
