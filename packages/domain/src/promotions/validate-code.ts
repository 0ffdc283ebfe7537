import { fail, succeed } from '../result/result.ts'
import { hasHad, refusalOf, type CodeRefusal } from './promotion-conditions.ts'
import { couponKey, type Promotion, type PromotionRequester } from './promotion.ts'

export type CodeError = CodeRefusal | 'unknown-code'

/** More than the error code says: the gift card is empty; the buyer has used the promotion. */
export const CODE_DETAILS = ['used-up', 'used-before'] as const
export type CodeDetail = (typeof CODE_DETAILS)[number]

export interface RefusedCode {
  readonly ok: false
  readonly code: CodeError
  readonly detail?: CodeDetail | undefined
}
export type ValidatedCode<Value> = { readonly ok: true; readonly value: Value } | RefusedCode

/** The promotion of a discount code, if this person may use it. Depends on the person only, not on the cart. */
export function validateCoupon(
  promotions: readonly Promotion[],
  written: string,
  requester: PromotionRequester,
): ValidatedCode<Promotion> {
  const coupon = couponKey(written)
  const promotion = promotions.find((each) => each.coupon === coupon)
  if (!promotion) return fail('unknown-code')
  const refusal = refusalOf(promotion, requester)
  if (!refusal) return succeed(promotion)
  const isSpent = refusal === 'code-not-applicable' && hasHad(promotion, requester)
  return { ...fail(refusal), ...(isSpent && { detail: 'used-before' }) }
}

export interface GiftCard {
  readonly code: string
  readonly market: string
  readonly balanceMinor: number
  readonly expiresAt?: Date | undefined
}

export function validateGiftCard(
  card: GiftCard | undefined,
  requester: Pick<PromotionRequester, 'market' | 'now'>,
): ValidatedCode<GiftCard> {
  if (!card) return fail('unknown-code')
  if (card.expiresAt && requester.now >= card.expiresAt) return fail('code-expired')
  if (card.market !== requester.market) return fail('code-not-applicable')
  return card.balanceMinor > 0 ? succeed(card) : { ...fail('code-not-applicable'), detail: 'used-up' }
}

/** What each card pays of the sum, in the given order. */
export function payWithGiftCards(
  sumMinor: number,
  cards: readonly GiftCard[],
): readonly { readonly card: GiftCard; readonly minor: number }[] {
  let left = sumMinor
  return cards.map((card) => {
    const minor = Math.min(left, card.balanceMinor)
    left -= minor
    return { card, minor }
  })
}
