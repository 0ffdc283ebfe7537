import type { Market } from '../market/market.ts'
import { amountOf, type Amount } from '../money/money.ts'
import {
  validateCoupon,
  validateGiftCard,
  type CodeDetail,
  type CodeError,
  type RefusedCode,
} from '../promotions/validate-code.ts'
import type { CartLine } from './cart-line.ts'
import { cartRequester } from './cart-requester.ts'
import type { CartState } from './cart-state.ts'
import type { ShopFacts } from './commands/detail-commands.ts'
import type { SoldLine } from './sums/calculate-cart.ts'

/** What changed in the cart without the visitor doing it. Reported until they edit the cart. */
export type CartChange =
  | { readonly type: 'price'; readonly lineItemId: string; readonly was: Amount; readonly now: Amount }
  | {
      readonly type: 'discountCode' | 'giftCard'
      readonly code: string
      readonly reason: CodeError
      readonly detail?: CodeDetail | undefined
    }

function priceChanges(sold: readonly SoldLine[], market: Market): readonly CartChange[] {
  return sold.flatMap(({ line: { id, seen }, price }): CartChange[] => {
    if (seen?.market !== market.key || seen.minor === price.currentMinor) return []
    const amount = (minor: number) => amountOf(minor, market.vatPercent)
    return [{ type: 'price', lineItemId: id, was: amount(seen.minor), now: amount(price.currentMinor) }]
  })
}

function codeChange(
  type: 'discountCode' | 'giftCard',
  code: string,
  { code: reason, detail }: RefusedCode,
): CartChange {
  return { type, code, reason, ...(detail && { detail }) }
}

function codeChanges({ details }: CartState, shop: ShopFacts): readonly CartChange[] {
  const { discountCodes = [], giftCardCodes = [] } = details
  return [
    ...discountCodes.flatMap((code): CartChange[] => {
      const validated = validateCoupon(shop.promotions, code, cartRequester(details, shop.requester))
      return validated.ok ? [] : [codeChange('discountCode', code, validated)]
    }),
    ...giftCardCodes.flatMap((code): CartChange[] => {
      const validated = validateGiftCard(shop.giftCards.get(code), shop.requester)
      return validated.ok ? [] : [codeChange('giftCard', code, validated)]
    }),
  ]
}

export function cartChanges(
  cart: CartState,
  sold: readonly SoldLine[],
  context: { readonly shop: ShopFacts; readonly market: Market },
): readonly CartChange[] {
  return [...priceChanges(sold, context.market), ...codeChanges(cart, context.shop)]
}

const isPermanent = (reason: CodeError, detail?: CodeDetail) =>
  reason === 'code-expired' || reason === 'unknown-code' || detail === 'used-up'

/** Drops codes that can't become valid again; one of another market stays for the way back. */
function withoutExpiredCodes(cart: CartState, shop: ShopFacts): CartState {
  const over = new Set(
    codeChanges(cart, shop).flatMap((change) =>
      change.type !== 'price' && isPermanent(change.reason, change.detail) ? change.code : [],
    ),
  )
  if (over.size === 0) return cart
  const { discountCodes = [], giftCardCodes = [] } = cart.details
  const left = (codes: readonly string[]) => codes.filter((code) => !over.has(code))
  return {
    ...cart,
    details: { ...cart.details, discountCodes: left(discountCodes), giftCardCodes: left(giftCardCodes) },
  }
}

/** The cart to save after a change, with the prices that its answer shows. */
export function asSeen(cart: CartState, sold: readonly SoldLine[], shop: ShopFacts): CartState {
  const minors = new Map(sold.map(({ id, price }) => [id, price.currentMinor]))
  const { market } = shop.requester
  const lines = cart.lines.map((line): CartLine => {
    const minor = minors.get(line.id)
    if (minor === undefined || (line.seen?.minor === minor && line.seen.market === market)) return line
    return { ...line, seen: { market, minor } }
  })
  return { ...withoutExpiredCodes(cart, shop), lines }
}
