import type { PromotionRequester } from '../promotions/promotion.ts'
import type { ItemFacts } from './cart-line.ts'
import type { ShopFacts } from './commands/detail-commands.ts'

export const TEST_NOW = new Date('2026-11-15T12:00:00Z')

export function anyRequester(more: Partial<PromotionRequester> = {}): PromotionRequester {
  const none = new Set<string>()
  const nobody = { isLoggedIn: false, groups: none, used: none, activated: none, codes: none }
  return { market: 'DK', now: TEST_NOW, ...nobody, ...more }
}

/** A shop without promotions, for the rules that ask for none. */
export function noShop(more: Partial<ShopFacts> = {}): ShopFacts {
  return {
    promotions: [],
    requester: anyRequester(),
    giftCards: new Map(),
    countries: ['DK', 'NO', 'SE'],
    shippingMethodKeys: ['delivery', 'pickup-aarhus'],
    paymentMethodKeys: ['card', 'invoice'],
    ...more,
  }
}

export function someItem(minor: number, more: Partial<ItemFacts> = {}): ItemFacts {
  return {
    isSold: true,
    soldInGroupsOf: 1,
    price: { currentMinor: minor, regularMinor: minor },
    stock: { onHand: 5000, reserved: 0 },
    weightKg: 1,
    longestCm: 30,
    ...more,
  }
}
