import type { Checkout } from '../cart/checkout.ts'
import type { Reckoning } from '../cart/reckon-cart.ts'
import type { Currency } from '../market/market.ts'
import { minorOfDecimal } from '../money/money.ts'

/**
 * What the visitor had before their eyes when they pressed the button. It comes back with the order and needs no
 * signature: it is compared, never reckoned with, so who changes it only gets to see the checkout once more.
 */
export interface ShownCheckout {
  readonly cartVersion: number
  readonly currency: Currency
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly pieceMinor: number }[]
  readonly discountMinor: number
  readonly shippingMinor: number
  readonly giftCardsMinor: number
  readonly toPayMinor: number
}

const SUMS = ['discountMinor', 'shippingMinor', 'giftCardsMinor', 'toPayMinor'] as const
export type ShownSum = (typeof SUMS)[number]

/** `cart`: something else of the cart is not as it was, such as the address in another tab. */
export type ShownChange =
  | { readonly type: 'cart' | 'currency' }
  | { readonly type: 'linePrice'; readonly lineItemId: string; readonly wasMinor: number; readonly nowMinor: number }
  | { readonly type: 'lineQuantity' | 'lineGone' | 'lineNew'; readonly lineItemId: string }
  | { readonly type: ShownSum; readonly wasMinor: number; readonly nowMinor: number }

export type ShownJudgement =
  | { readonly type: 'ok' }
  | {
      readonly type: 'changed'
      readonly unavailableLineItemIds: readonly string[]
      readonly changes: readonly ShownChange[]
    }

export function shownCheckout(
  { sold, customLines, gifts, sums, shippingMinor = 0 }: Reckoning,
  { giftCards, totals }: Pick<Checkout, 'giftCards' | 'totals'>,
  { version, currency }: { readonly version: number; readonly currency: Currency },
): ShownCheckout {
  return {
    cartVersion: version,
    currency,
    lines: [
      ...sold.map(({ id, quantity, price }) => ({ id, quantity, pieceMinor: price.currentMinor })),
      ...customLines.map(({ line: { id, quantity }, amount }) => ({
        id,
        quantity,
        pieceMinor: amount.incl / quantity,
      })),
      ...gifts.map(({ id, quantity }) => ({ id, quantity, pieceMinor: 0 })),
    ],
    discountMinor: sums.discount.incl,
    shippingMinor,
    giftCardsMinor: giftCards.reduce((sum, { amount }) => sum + minorOfDecimal(amount), 0),
    toPayMinor: minorOfDecimal(totals.toPay),
  }
}

function lineChanges(shown: ShownCheckout, now: ShownCheckout): readonly ShownChange[] {
  const left = new Map(now.lines.map((line) => [line.id, line]))
  const changes = shown.lines.flatMap(({ id, quantity, pieceMinor }): ShownChange[] => {
    const line = left.get(id)
    left.delete(id)
    if (!line) return [{ type: 'lineGone', lineItemId: id }]
    return [
      ...(line.quantity === quantity ? [] : [{ type: 'lineQuantity', lineItemId: id } as const]),
      ...(line.pieceMinor === pieceMinor
        ? []
        : [{ type: 'linePrice', lineItemId: id, wasMinor: pieceMinor, nowMinor: line.pieceMinor } as const]),
    ]
  })
  return [...changes, ...[...left.keys()].map((lineItemId) => ({ type: 'lineNew', lineItemId }) as const)]
}

/** Whether the order may be placed as it was shown. Cheaper is other, too: nobody buys what they have not seen. */
export function judgeShown(
  shown: ShownCheckout,
  now: ShownCheckout,
  unavailableLineItemIds: readonly string[],
): ShownJudgement {
  const sums = SUMS.flatMap((type): ShownChange[] =>
    shown[type] === now[type] ? [] : [{ type, wasMinor: shown[type], nowMinor: now[type] }],
  )
  const changes: readonly ShownChange[] = [
    ...(shown.currency === now.currency ? [] : [{ type: 'currency' } as const]),
    ...lineChanges(shown, now),
    ...sums,
  ]
  if (changes.length > 0 || unavailableLineItemIds.length > 0) {
    return { type: 'changed', unavailableLineItemIds, changes }
  }
  if (shown.cartVersion === now.cartVersion) return { type: 'ok' }
  return { type: 'changed', unavailableLineItemIds, changes: [{ type: 'cart' }] }
}
