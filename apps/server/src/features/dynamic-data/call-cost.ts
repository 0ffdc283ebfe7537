import {
  dynamicCacheKey,
  type DynamicContext,
  type DynamicDataType,
  type DynamicRequest,
} from '@firkant/domain/dynamic-data/dynamic-data.ts'

/** About a millisecond each, as measured on the demo shop; writes count more. */
const COSTS: Readonly<Record<DynamicDataType, number>> = {
  wellKnownPages: 1,
  customer: 1,
  employee: 2,
  storeStock: 3,
  chosenStore: 1,
  deliveryPlace: 1,
  arrivals: 5,
  visitorHome: 1,
  fits: 4,
  personalDiscounts: 3,
  footer: 1,
  frame: 1,
  settings: 1,
  menu: 3,
  siteBanner: 1,
  countries: 1,
  countrySwitch: 10,
  cart: 3,
  checkout: 5,
  expressCart: 5,
  expressProduct: 5,
  miniCartAccessories: 8,
  miniCartNotification: 4,
  // With 200 things on the list.
  wishlist: 12,
  shoppingLists: 20,
  pageViews: 5,
  cardViews: 2,
  productCards: 6,
  forYou: 8,
  productReviews: 3,
  experiments: 1,
  loginPages: 2,
}

/** Several times what the fullest page requests at once. */
export const MAX_CALL_COST = 120

function isKnownType(type: string): type is DynamicDataType {
  return Object.hasOwn(COSTS, type)
}

export type KnownRequest = readonly [type: DynamicDataType, context?: DynamicContext]

/** The distinct requests of a call by cache key, up to the cost limit. The rest is not answered. */
export function affordableRequests(requests: readonly DynamicRequest[]): ReadonlyMap<string, KnownRequest> {
  const chosen = new Map<string, KnownRequest>()
  let spent = 0
  for (const [type, context] of requests) {
    if (!isKnownType(type)) continue
    const key = dynamicCacheKey(type, context)
    if (chosen.has(key) || spent + COSTS[type] > MAX_CALL_COST) continue
    spent += COSTS[type]
    chosen.set(key, context === undefined ? [type] : [type, context])
  }
  return chosen
}
