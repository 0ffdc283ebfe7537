import type { DiscountableLine, Promotion, PromotionRequester, PromotionGoods } from './promotion.ts'

export type CodeRefusal = 'code-expired' | 'code-not-applicable' | 'code-requires-login'

/** Already used, and allowed only once. */
export function hasHad({ key, conditions }: Promotion, requester: PromotionRequester): boolean {
  return conditions.isOncePerCustomer === true && requester.used.has(key)
}

/** Why this person can't use the promotion now, whatever is in the cart. */
export function refusalOf(promotion: Promotion, requester: PromotionRequester): CodeRefusal | undefined {
  const { from, to, markets, customerGroups, isLoggedInOnly } = promotion.conditions
  if (markets && !markets.includes(requester.market)) return 'code-not-applicable'
  if (to && requester.now >= to) return 'code-expired'
  if (from && requester.now < from) return 'code-not-applicable'
  if ((isLoggedInOnly || customerGroups) && !requester.isLoggedIn) return 'code-requires-login'
  if (customerGroups && !customerGroups.some((group) => requester.groups.has(group))) return 'code-not-applicable'
  return hasHad(promotion, requester) ? 'code-not-applicable' : undefined
}

function isActivated({ key, conditions }: Promotion, { activated }: PromotionRequester): boolean {
  return conditions.isPersonal !== true || activated.has(key)
}

export function runsFor(promotion: Promotion, requester: PromotionRequester): boolean {
  const isKnown = promotion.coupon === undefined || requester.codes.has(promotion.coupon)
  return isKnown && isActivated(promotion, requester) && refusalOf(promotion, requester) === undefined
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

/** The lines that the promotion applies to; none while their sum is too low. */
export function goodsOf(
  { conditions }: Promotion,
  lines: readonly DiscountableLine[],
  { market }: Pick<PromotionRequester, 'market'>,
): readonly DiscountableLine[] {
  const { goods, leastMinor, leastQuantity = 1 } = conditions
  const meant = goods ? lines.filter((line) => isFor(goods, line)) : lines
  const least = leastMinor ? (leastMinor[market] ?? Number.POSITIVE_INFINITY) : 0
  const minor = meant.reduce((sum, line) => sum + line.minor, 0)
  const quantity = meant.reduce((sum, line) => sum + line.quantity, 0)
  return minor >= least && quantity >= leastQuantity ? meant : []
}
