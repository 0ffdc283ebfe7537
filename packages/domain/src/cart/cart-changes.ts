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
import type { CartState } from './cart-state.ts'
import { cartRequester } from './cart-requester.ts'
import type { ShopFacts } from './detail-commands.ts'
import type { SoldLine } from './calculate-cart.ts'

/** What became of the cart while the visitor was away, without their doing. Told until they change it themselves. */
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
      const judged = validateCoupon(shop.promotions, code, cartRequester(details, shop.requester))
      return judged.ok ? [] : [codeChange('discountCode', code, judged)]
    }),
    ...giftCardCodes.flatMap((code): CartChange[] => {
      const judged = validateGiftCard(shop.giftCards.get(code), shop.requester)
      return judged.ok ? [] : [codeChange('giftCard', code, judged)]
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

const isOver = (reason: CodeError, detail?: CodeDetail) =>
  reason === 'code-expired' || reason === 'unknown-code' || detail === 'used-up'

/** Codes that will never be good again go; one of another market waits for the way back. */
function healedCodes(cart: CartState, shop: ShopFacts): CartState {
  const over = new Set(
    codeChanges(cart, shop).flatMap((change) =>
      change.type !== 'price' && isOver(change.reason, change.detail) ? change.code : [],
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

/** The cart as it is kept after a change: at the prices that its answer shows. */
export function asSeen(cart: CartState, sold: readonly SoldLine[], shop: ShopFacts): CartState {
  const minors = new Map(sold.map(({ id, price }) => [id, price.currentMinor]))
  const { market } = shop.requester
  const lines = cart.lines.map((line): CartLine => {
    const minor = minors.get(line.id)
    if (minor === undefined || (line.seen?.minor === minor && line.seen.market === market)) return line
    return { ...line, seen: { market, minor } }
  })
  return { ...healedCodes(cart, shop), lines }
}
