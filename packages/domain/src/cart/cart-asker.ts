import type { PromotionAsker } from '../promotions/promotion.ts'
import type { CartDetails } from './cart-state.ts'

/** Who asks for offers, with what their cart knows of them: the codes it holds, and what they have had before. */
export function cartAsker({ discountCodes, usedPromotions }: CartDetails, asker: PromotionAsker): PromotionAsker {
  const used = usedPromotions ? new Set([...asker.used, ...usedPromotions.keys]) : asker.used
  return { ...asker, codes: new Set(discountCodes), used }
}
