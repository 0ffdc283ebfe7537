import type { DiscountableLine, Promotion, PromotionAsker, PromotionGoods } from './promotion.ts'

export type CodeRefusal = 'code-expired' | 'code-not-applicable' | 'code-requires-login'

/** They have had it, and it may be had once. */
export function hasHad({ key, conditions }: Promotion, asker: PromotionAsker): boolean {
  return conditions.isOncePerCustomer === true && asker.used.has(key)
}

/** Why this person can't have the promotion here and now, whatever is in the cart. */
export function refusalOf(promotion: Promotion, asker: PromotionAsker): CodeRefusal | undefined {
  const { from, to, markets, customerGroups, isLoggedInOnly } = promotion.conditions
  if (markets && !markets.includes(asker.market)) return 'code-not-applicable'
  if (to && asker.now >= to) return 'code-expired'
  if (from && asker.now < from) return 'code-not-applicable'
  if ((isLoggedInOnly || customerGroups) && !asker.isLoggedIn) return 'code-requires-login'
  if (customerGroups && !customerGroups.some((group) => asker.groups.has(group))) return 'code-not-applicable'
  return hasHad(promotion, asker) ? 'code-not-applicable' : undefined
}

export function runsFor(promotion: Promotion, asker: PromotionAsker): boolean {
  const isKnown = promotion.coupon === undefined || asker.codes.has(promotion.coupon)
  return isKnown && refusalOf(promotion, asker) === undefined
}

const isAmong = (wanted: readonly string[] | undefined, key: string | undefined) =>
  wanted === undefined || (key !== undefined && wanted.includes(key))

function isFor(goods: PromotionGoods, line: DiscountableLine): boolean {
  const { categoryKeys } = goods
  return (
    (categoryKeys === undefined || line.categoryKeys.some((key) => categoryKeys.includes(key))) &&
    isAmong(goods.seriesKeys, line.seriesKey) &&
    isAmong(goods.supplierKeys, line.supplierKey) &&
    isAmong(goods.productBrandKeys, line.productBrandKey) &&
    isAmong(goods.skus, line.sku)
  )
}

/** The lines that the promotion is for; none while there is too little of them. */
export function goodsOf(
  { conditions }: Promotion,
  lines: readonly DiscountableLine[],
  { market }: Pick<PromotionAsker, 'market'>,
): readonly DiscountableLine[] {
  const { goods, leastMinor, leastQuantity = 1 } = conditions
  const meant = goods ? lines.filter((line) => isFor(goods, line)) : lines
  const least = leastMinor ? (leastMinor[market] ?? Number.POSITIVE_INFINITY) : 0
  const minor = meant.reduce((sum, line) => sum + line.minor, 0)
  const quantity = meant.reduce((sum, line) => sum + line.quantity, 0)
  return minor >= least && quantity >= leastQuantity ? meant : []
}
