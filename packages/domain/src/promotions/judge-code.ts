import { fail, succeed, type Result } from '../result/result.ts'
import { refusalOf, type CodeRefusal } from './promotion-conditions.ts'
import { couponKey, type Promotion, type PromotionAsker } from './promotion.ts'

export type CodeError = CodeRefusal | 'unknown-code'

/** The promotion that a code stands for, if this person may have it. What is in the cart may still change. */
export function judgeCoupon(
  promotions: readonly Promotion[],
  written: string,
  asker: PromotionAsker,
): Result<Promotion, CodeError> {
  const coupon = couponKey(written)
  const promotion = promotions.find((each) => each.coupon === coupon)
  if (!promotion) return fail('unknown-code')
  const refusal = refusalOf(promotion, asker)
  return refusal ? fail(refusal) : succeed(promotion)
}

export interface GiftCard {
  readonly code: string
  readonly market: string
  readonly balanceMinor: number
  readonly expiresAt?: Date | undefined
}

/** What a code of a refusal is too wide to say. */
export const CODE_DETAILS = ['used-up'] as const
export type CodeDetail = (typeof CODE_DETAILS)[number]

export interface RefusedCard {
  readonly ok: false
  readonly code: CodeError
  readonly detail?: CodeDetail | undefined
}

export function judgeGiftCard(
  card: GiftCard | undefined,
  asker: Pick<PromotionAsker, 'market' | 'now'>,
): { readonly ok: true; readonly value: GiftCard } | RefusedCard {
  if (!card) return fail('unknown-code')
  if (card.expiresAt && asker.now >= card.expiresAt) return fail('code-expired')
  if (card.market !== asker.market) return fail('code-not-applicable')
  return card.balanceMinor > 0 ? succeed(card) : { ...fail('code-not-applicable'), detail: 'used-up' }
}

/** What each card pays of the sum, in the order in which they were given. */
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
