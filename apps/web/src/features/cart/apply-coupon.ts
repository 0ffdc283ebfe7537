import type { Shop } from '../../platform/shop-context.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { cartOf } from './open-cart.ts'
import { codeOutcomeText } from './refusal-texts.ts'

/** Adds a discount code to the cart and confirms the result. */
export async function applyCoupon(shop: Shop, code: string): Promise<void> {
  const outcome = await cartOf(shop)
    .send({ $type: 'AddDiscountCodeCommand', code })
    .catch(() => 'failed' as const)
  confirmations.show({ text: codeOutcomeText(shop, code, outcome) })
}
