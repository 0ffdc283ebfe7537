import type { PromotionRecord } from '@firkant/domain/promotions/promotion-schema.ts'

/** A row without the brand that it is for, and its place among the brand's others. */
export function promotionRow({ from, to, coupon, descriptions, ...record }: PromotionRecord) {
  return {
    ...record,
    coupon: coupon ?? null,
    descriptions: descriptions ?? null,
    startsAt: from === undefined ? null : new Date(from),
    endsAt: to === undefined ? null : new Date(to),
  }
}
